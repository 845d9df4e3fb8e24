// Picking cards of the row until one option is left, out of the listed options alone.
import { expect, test } from "vitest";
import { byNumber, countOf } from "../cards";
import type { Play } from "../types.gen";
import { narrowed, openCards, pick, sureCards, waysOf } from "../ways";

const play = (card: string, ...take: string[]): Play =>
  take.length > 0 ? { type: "play", card, take } : { type: "play", card };

const plain = play("r5");
const one = [play("b0", "g1"), play("b0", "p1")];
const mixed = [play("y0", "b9", "g1"), play("y0", "b9", "p1"), play("y0", "r9", "g1"), play("y0", "r9", "p1")];
const options = [plain, ...one, ...mixed];

test("a card with a single option leaves nothing to choose", () => {
  expect(waysOf(options, "r5")).toEqual([plain]);
  expect(openCards([plain])).toEqual([]);
  expect(waysOf(options, null)).toEqual([]);
});

test("the cards to choose among are those that only some options take", () => {
  expect(openCards(one)).toEqual(["g1", "p1"]);
  expect(openCards([play("y0", "b9", "g1"), play("y0", "b9", "p1")])).toEqual(["g1", "p1"]);
  expect(sureCards([play("y0", "b9", "g1"), play("y0", "b9", "p1")])).toEqual(["b9"]);
});

test("one card of each number settles the choice", () => {
  const first = pick(mixed, [], "p1");
  expect(narrowed(mixed, first)).toHaveLength(2);
  const both = pick(mixed, first, "r9");
  expect(narrowed(mixed, both)).toEqual([mixed[3]]);
  expect(sureCards(narrowed(mixed, both))).toEqual(["r9", "p1"]);
});

test("a card that cannot go with one picked before takes its place", () => {
  expect(pick(mixed, ["p1", "r9"], "g1")).toEqual(["r9", "g1"]);
});

test("a card picked twice is put back", () => {
  expect(pick(mixed, ["p1", "r9"], "p1")).toEqual(["r9"]);
});

test("the hand lies by number, and taken cards are counted by colour", () => {
  expect(byNumber(["b9", "g2", "b2", "r0"])).toEqual(["r0", "b2", "g2", "b9"]);
  expect(countOf("b", ["b9", "g2", "b2"])).toBe(2);
});
