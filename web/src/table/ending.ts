// How the end of a game is told in one line, to whoever is at this screen.
import type { Result } from "../net/wire.gen";
import type { Say } from "../words/bundle";

/** Say who won; where everyone plays against the game itself, that may be nobody. */
export function winnersWord(winners: string[], say: Say, list: (names: string[]) => string): string {
  return winners.length === 0 ? say("result-nobody") : say("result-winners", { names: list(winners) });
}

/** Say how it ended for the person on this seat; who watches hears that it is over. */
export function endingWord({ winners, places, opponent }: Result, seat: number | null, say: Say): string {
  if (seat === null) return say("result-title");
  if (typeof opponent === "number") return say(winners.length > 0 ? "result-together-won" : "result-together-lost");
  if (winners.includes(seat)) return say(winners.length > 1 ? "result-you-share" : "result-you-won");
  return say("result-you-place", { place: places[seat] ?? 0 });
}
