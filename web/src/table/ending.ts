// How the end of a game is told in one line.
import type { Say } from "../words/bundle";

/** Say who won; where everyone plays against the game itself, that may be nobody. */
export function winnersWord(winners: string[], say: Say, list: (names: string[]) => string): string {
  return winners.length === 0 ? say("result-nobody") : say("result-winners", { names: list(winners) });
}
