// What comes of an option of nimmt as the rows lie.
import type { Outcome } from "$web/board";
import { counted, isFlip } from "./flip";
import { BULLHEADS, type Choice, type View } from "./types.gen";

/** Say where a card would go, or what a row would cost. */
export const outcome: Outcome<View, Choice> = (choice, { view }) => {
  if (choice.type === "take") {
    const cards = view.rows[choice.row] ?? [];
    const bullheads = cards.reduce((sum, card) => sum + (BULLHEADS[card] ?? 0), 0);
    return { says: "nimmt-row", args: { row: choice.row + 1, bullheads } };
  }
  const value = isFlip(choice) ? counted(choice.card, true) : choice.card;
  const landing = view.lands.find(([counts]) => counts === value);
  if (!landing) return null;
  const row = landing[1];
  if (row === null) return { says: "nimmt-goes-nowhere" };
  return { says: "nimmt-goes", args: { row: row + 1, place: (view.rows[row]?.length ?? 0) + 1 } };
};
