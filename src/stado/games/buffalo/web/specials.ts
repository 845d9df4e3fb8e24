// The special cards as they are drawn: each kind has a shape of its own, so that colour is never the only sign.
import type { Special } from "./types.gen";

export type Kind = Special["kind"];

export const SHAPES: Record<Kind | "lift", string> = {
  seven: "M6 5h12L11 20",
  stop: "M8 3h8l5 5v8l-5 5H8l-5-5V8zM8 12h8",
  swap: "M20 9H5l4-4M4 15h15l-4 4",
  insert: "M4 5v14M20 5v14M12 4v13m-4-4 4 4 4-4",
  push: "M3 6h9M12 18h9M7 10v8h2M7 10m-3 4 3 4 3-4",
  first: "M4 5v14M20 12H8m5-5-5 5 5 5",
  last: "M20 5v14M4 12h12m-5-5 5 5-5 5",
  order: "M4 6h6M4 12h9M4 18h12M19 5v14m-3-4 3 4 3-4",
  lift: "M12 20V8m-5 5 5-5 5 5M5 4h14",
};

export const BUFFALO =
  "M12 5c-3.500 0-6 2-6.500 5C3 10 1.500 8 2 4.500c-2 3-1.500 7.500 3 8.500.2 3 1.500 5.500 3.500 7.500L12 23l3.500-2.500c2-2 " +
  "3.300-4.500 3.500-7.500 4.500-1 5-5.500 3-8.500.5 3.500-1 5.500-3.500 5.500C18 7 15.500 5 12 5Z";
