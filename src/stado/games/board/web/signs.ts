// The signs of the board game: each card and each space that does something has a shape of its own.
import type { ActionCard, LuckyCard } from "./types.gen";

export type Action = ActionCard["kind"];
export type Lucky = LuckyCard["kind"];
export type Kind = Action | Lucky;

export const SIGNS = {
  stop: "M8 3h8l5 5v8l-5 5H8l-5-5V8zM8 12h8",
  swap: "M20 9H5l4-4M4 15h15l-4 4",
  skip: "M3 17C5 7 15 5 19 14m-5-1 5 1 2-5M11 19h.01",
  front: "M4 5v14M20 12H8m5-5-5 5 5 5",
  any: "M4 12h6m0 0 8-7m-8 7h10m-10 0 8 7M14 5h4v4M14 19h4v-4",
  more: "M3 6h9v12H3zM18 8v8M14 12h8",
  plus5: "M4 12h6M7 9v6M20 6h-6v5c4-1 6 0 6 3s-3 5-6 3",
  good_cows: "M2 5c0 4 3 5 5 5h4c2 0 5-1 5-5M6 10l1 8c1 2 3 2 4 0l1-8M17 15h6M20 12v6",
  two: "M3 3h11v11H3zM10 18v3h11V10h-3",
  take: "M12 3v10m-4-4 4 4 4-4M4 14v6h16v-6",
  tile: "M4 4h16v16H4zM12 8v8M8 12h8",
  action: "M6 3h12v18H6zM13 7l-3 5h4l-3 5",
  clover:
    "M12 12c-6 1-8-5-4-7 2-1 4 2 4 7m0 0c-1-6 5-8 7-4 1 2-2 4-7 4m0 0c6-1 8 5 4 7-2 1-4-2-4-7m0 0c1 6-5 8-7 4-1-2 2-4 7-4",
};
