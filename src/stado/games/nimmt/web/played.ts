// The cards of this turn as the table shows them: face down until all have chosen, then from the lowest up.
import { counted } from "./flip";
import type { View } from "./types.gen";

export interface Played {
  seat: number;
  card: number | null; // null lies face down
  value: number | null; // what it counts as, if it was flipped
  place: number; // of all places at the table; the later ones keep theirs while the earlier ones empty
}

/** List the cards of this turn that are not yet placed, the next one first. */
export function playedCards(view: View, waiting: number[]): Played[] {
  const due = view.agenda.filter((task) => "card" in task).reverse();
  const gone = view.scores.length - due.length;
  if (due.length > 0) {
    return due.map(({ seat, card, flip }, index) => {
      return { seat, card, value: flip ? counted(card, flip) : null, place: gone + index };
    });
  }
  if (view.agenda.at(-1)?.type !== "ask-cards") return [];
  const seats = view.scores.map((_, seat) => seat).filter((seat) => !waiting.includes(seat));
  return seats.map((seat) => ({ seat, card: null, value: null, place: seat }));
}
