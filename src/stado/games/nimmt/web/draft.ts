// The open cards of the professional variant keep their places: where one was picked a gap stays, so that nothing jumps.
import type { View } from "./types.gen";

/** List the places of the open cards in ascending order, with null where a card was picked (P2). */
export function openPlaces(view: View): (number | null)[] {
  const picked = view.hands.flatMap((hand) => hand ?? []);
  const all = [...view.open, ...picked].sort((one, other) => one - other);
  return all.map((card) => (view.open.includes(card) ? card : null));
}
