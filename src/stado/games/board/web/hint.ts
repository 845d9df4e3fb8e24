// What comes of an option of the board game as the tiles lie.
import type { Outcome } from "$web/board";
import type { Choice, View } from "./types.gen";

/** Say where a tile would lie. */
export const outcome: Outcome<View, Choice> = (choice, { view }) => {
  const played = choice.type === "play" ? (choice.tiles ?? [choice.tile]) : [];
  const landing = view.lands.find(([tile]) => played.includes(tile));
  if (!landing) return null;
  const [tile, row, space] = landing;
  return { says: "board-goes", args: { tile, row: row + 1, space: space + 1 } };
};
