// The worst row is found with its round, and nobody's is none.
import { expect, test } from "vitest";
import { rowsTaken, worstOf } from "./turningPoints";

const story = [
  { type: "took", seat: 1, bullheads: 9 },
  { type: "placed", seat: 1 },
  { type: "round-ended" },
  { type: "took", seat: 0, bullheads: 15 },
  { type: "took", seat: 1, bullheads: 15 },
];

test("the worst row is told with its round, the first of equals", () => {
  expect(worstOf(rowsTaken(story))).toEqual({ seat: 0, bullheads: 15, round: 2 });
});

test("who took nothing has no worst row", () => {
  expect(worstOf(rowsTaken(story).filter(({ seat }) => seat === 2))).toBeNull();
});
