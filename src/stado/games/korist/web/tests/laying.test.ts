// Putting a layer together step by step never leaves the listed options.
import { expect, test } from "vitest";
import { groupsOf } from "../cards";
import { firstLay, laysOf, withCount, withJokers } from "../laying";
import type { Lay } from "../types.gen";

const lay = (value: number, count: number, jokers = 0): Lay =>
  jokers > 0 ? { type: "lay", value, count, jokers } : { type: "lay", value, count };

// A hand of two sevens, a nine and two jokers.
const options = [
  ...[lay(7, 1), lay(7, 2, 1), lay(7, 3, 2), lay(7, 2), lay(7, 3, 1), lay(7, 4, 2)],
  ...[lay(9, 1), lay(9, 2, 1), lay(9, 3, 2)],
  ...[lay(0, 1, 1), lay(0, 2, 2)],
];
const sevens = laysOf(options, 7);
const jokers = laysOf(options, 0);

test("a value stands first for all its cards without a joker, and jokers for a single one", () => {
  expect(firstLay(sevens)).toEqual(lay(7, 2));
  expect(firstLay(jokers)).toEqual(lay(0, 1, 1));
  expect(firstLay([])).toBeNull();
});

test("more cards than there are of the value bring in jokers, as few as can be", () => {
  const three = withCount(sevens, lay(7, 2), 1);
  expect(three).toEqual(lay(7, 3, 1));
  expect(withCount(sevens, lay(7, 3, 1), 1)).toEqual(lay(7, 4, 2));
  expect(withCount(sevens, lay(7, 4, 2), 1)).toBeNull();
  expect(withCount(sevens, lay(7, 1), -1)).toBeNull();
});

test("of the same number of cards more or fewer may be jokers", () => {
  expect(withJokers(sevens, lay(7, 2), 1)).toEqual(lay(7, 2, 1));
  expect(withJokers(sevens, lay(7, 2, 1), -1)).toEqual(lay(7, 2));
  expect(withJokers(sevens, lay(7, 3, 1), -1)).toBeNull();
  expect(withJokers(sevens, lay(7, 4, 2), 1)).toBeNull();
});

test("jokers alone are only counted", () => {
  expect(withCount(jokers, lay(0, 1, 1), 1)).toEqual(lay(0, 2, 2));
  expect(withJokers(jokers, lay(0, 1, 1), 1)).toBeNull();
});

test("cards are grouped from the lowest up, with the jokers last", () => {
  expect(groupsOf([0, 0, 3, 11, 11])).toEqual([
    { value: 3, count: 1 },
    { value: 11, count: 2 },
    { value: 0, count: 2 },
  ]);
});
