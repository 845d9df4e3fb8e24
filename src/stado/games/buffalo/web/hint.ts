// What comes of an option of buffalo as the rows lie.
import type { Outcome } from "$web/board";
import { BULLHEADS, type Choice, type View } from "./types.gen";

/** Say where a card would go, or what a row would cost. */
export const outcome: Outcome<View, Choice> = (choice, { view }) => {
  if (choice.type === "take") {
    const cards = view.rows[choice.row] ?? [];
    const bullheads = cards.reduce((sum, card) => sum + (BULLHEADS[card] ?? 0), 0);
    return { says: "buffalo-row", args: { row: choice.row + 1, bullheads } };
  }
  if (choice.type !== "play") return null;
  const row = view.lands.find(([card]) => card === choice.card)?.[1];
  if (row === undefined) return null;
  if (row === null) return { says: "buffalo-goes-nowhere" };
  return { says: "buffalo-goes", args: { row: row + 1, place: (view.rows[row]?.length ?? 0) + 1 } };
};
