// The kinds of bots a game has, asked for once.
import { games } from "../net/http";

/** List the bots of a game, weakest first; none when the server does not say. */
export async function botsOf(game: string): Promise<string[]> {
  const found = await games().catch(() => []);
  return found.find((one) => one.id === game)?.bots ?? [];
}
