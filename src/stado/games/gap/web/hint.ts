// What comes of an option of gap as the row lies.
import type { Outcome } from "$web/board";
import type { Choice, View } from "./types.gen";

/** Say of a card that takes nothing what it does instead. */
export const outcome: Outcome<View, Choice> = (choice, { view }) => {
  const takes = choice.take ?? view.takes.find(([card]) => card === choice.card)?.[1] ?? [];
  return takes.length === 0 ? { says: "gap-joins" } : null;
};
