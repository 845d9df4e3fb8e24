// The board as it is drawn: every code of a layout means a space, and scores stand on the track with their clovers.
import { describe, expect, test } from "vitest";
import { signed } from "$web/board";
import { sortsOn, spaceOf } from "../spaces";
import { nextClover } from "../track";

const POINTS = ". plain 0, G green 1, GG green 2, R red 1, RR red 2, +5 plus 5, -12 minus 12";
const DEEDS = "2T two 0, T take 0, Tc take-cows 0, Tt take-tiles 0, D tile 0, A action 0";

test.each(`${POINTS}, ${DEEDS}`.split(", ").map((meaning) => meaning.split(" ")))(
  "the code %s is a space of the sort %s with %s",
  (code, sort, amount) => {
    expect(spaceOf(code)).toEqual({ sort, amount: Number(amount) });
  },
);

test("the legend names every sort on the board once, and no plain space", () => {
  const board = [
    [".", "G", "T"],
    [".", "R", "G", "2T", "T"],
  ];
  expect(sortsOn(board).map(({ sort }) => sort)).toEqual(["two", "take", "green", "red"]);
});

describe("a score", () => {
  test.each([
    [0, "0"],
    [7, "+7"],
    [-44, "−44"],
  ])("of %i is written %s", (score, written) => {
    expect(signed(score, true)).toBe(written);
  });

  test.each([
    [3, -5],
    [-4, -5],
    [-5, -10],
    [-10, null],
  ])("of %i has its next clover at %s", (score, clover) => {
    expect(nextClover([-5, -10], score)).toBe(clover);
  });
});
