// What the server offers of one game: its limits, options and kinds of bots.
import { games } from "../net/http";
import type { GameListing } from "../net/wire.gen";

/** Return a game as it is offered; null when the server does not say. */
export async function gameOf(game: string): Promise<GameListing | null> {
  const found = await games().catch(() => []);
  return found.find((one) => one.id === game) ?? null;
}
