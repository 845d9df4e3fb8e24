// The cards of this turn as the table shows them: face down until all have chosen, then in the order of placing.
import { queue } from "./stage";
import type { View } from "./types.gen";

export interface TurnCard {
  seat: number | null; // null is the buffalo
  card: number | null; // null lies face down
  place: number; // of all places at the table; the later ones keep theirs while the earlier ones empty
  moved: "first" | "last" | null; // by a special card
  named: boolean; // its place in a new order is settled
}

function inOrder(view: View): TurnCard[] {
  const asked = view.agenda.at(-1);
  const named = asked?.type === "ask-order" ? asked.cards : [];
  const rank = (card: number) => (named.includes(card) ? named.indexOf(card) : named.length);
  const places = queue(view).sort((one, other) => rank(one.card) - rank(other.card));
  const low = asked?.type === "ask-row" ? [{ ...asked, moved: null }] : []; // too low: it waits for its row
  return [...low, ...places].map(({ seat, card, moved = null }) => ({
    seat,
    card,
    place: 0,
    moved,
    named: named.includes(card),
  }));
}

/** List the cards of this turn that are not yet placed, the next one first. */
export function turnCards(view: View, waiting: number[]): TurnCard[] {
  const down = { card: null, moved: null, named: false };
  const players = view.hand_sizes.map((_, seat) => seat);
  const due = inOrder(view);
  const gone = players.length + 1 - due.length;
  if (due.length > 0) return due.map((one, index) => ({ ...one, place: gone + index }));
  if (!view.agenda.some((task) => task.type === "ask-cards")) return [];
  const early = view.agenda.at(-1)?.type === "ask-window"; // nobody has been asked for a card yet
  const ready = early ? [] : players.filter((seat) => !waiting.includes(seat));
  const chosen = ready.map((seat) => ({ ...down, seat, place: seat }));
  return [...chosen, { ...down, seat: null, place: players.length }];
}
