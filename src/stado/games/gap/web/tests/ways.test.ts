// Picking cards of the row until one option is left, out of the listed options alone.
import { expect, test } from "vitest";
import { Building } from "$web/board";
import { byNumber, countOf } from "../cards";
import type { Play } from "../types.gen";
import { narrowed, openCards, sureCards } from "../ways";

const play = (card: string, ...take: string[]): Play =>
  take.length > 0 ? { type: "play", card, take } : { type: "play", card };

const plain = play("r5");
const one = [play("b0", "g1"), play("b0", "p1")];
const mixed = [play("y0", "b9", "g1"), play("y0", "b9", "p1"), play("y0", "r9", "g1"), play("y0", "r9", "p1")];
const options = [plain, ...one, ...mixed];

/** Pick a card of the hand, then these of the row. */
function picked(card: string, ...take: string[]) {
  const answer = new Building<Play>(
    () => ({ asked: { prompt: "", options }, oneTap: false, choose: () => {}, worth: () => null }),
    ["card", "take"],
  );
  answer.pick("card", card);
  for (const one of take) answer.pick("take", one);
  return answer;
}

test("a card with a single option leaves nothing to choose", () => {
  expect(picked("r5").ready).toBe(plain);
  expect(openCards([plain])).toEqual([]);
});

test("the cards to choose among are those that only some options take", () => {
  expect(openCards(one)).toEqual(["g1", "p1"]);
  expect(openCards([play("y0", "b9", "g1"), play("y0", "b9", "p1")])).toEqual(["g1", "p1"]);
  expect(sureCards([play("y0", "b9", "g1"), play("y0", "b9", "p1")])).toEqual(["b9"]);
});

test("one card of each number settles the choice", () => {
  expect(picked("y0", "p1").ready).toBeNull();
  expect(sureCards(narrowed(mixed, ["p1"]))).toEqual(["p1"]);
  expect(picked("y0", "p1", "r9").ready).toBe(mixed[3]);
});

test("a card that cannot go with one picked before takes its place", () => {
  expect(picked("y0", "p1", "r9", "g1").picked("take")).toEqual(["r9", "g1"]);
});

test("a card picked twice is put back", () => {
  expect(picked("y0", "p1", "r9", "p1").picked("take")).toEqual(["r9"]);
});

test("the hand lies by number, and taken cards are counted by colour", () => {
  expect(byNumber(["b9", "g2", "b2", "r0"])).toEqual(["r0", "b2", "g2", "b9"]);
  expect(countOf("b", ["b9", "g2", "b2"])).toBe(2);
});
