// The arguments of messages, by the convention that Python words choices and events by as well.
import { expect, test } from "vitest";
import { argsOf, idOf } from "./args";

const writing = {
  names: ["Ann", "Bo", "Cy"],
  list: (names: string[]) => names.join(" & "),
  face: (card: string | number) => (card === 0 ? "joker" : card),
};

test("a seat becomes the name of its player", () => {
  expect(argsOf({ type: "drafted", seat: 2, card: 17 }, writing)).toEqual({ player: "Cy", card: 17 });
});

test("rows are counted from one", () => {
  expect(argsOf({ type: "take", row: 0 }, writing)).toEqual({ row: 1 });
});

test("lists of numbers are joined with commas under their own name", () => {
  const took = { type: "took", seat: 0, row: 3, cards: [12, 14], bullheads: 2, rule: "N5" };
  expect(argsOf(took, writing)).toEqual({ player: "Ann", row: 4, cards: "12, 14", bullheads: 2, rule: "N5" });
});

test("winners are names in the list format of the language", () => {
  expect(argsOf({ type: "game-ended", winners: [0, 2] }, writing)).toEqual({ winners: "Ann & Cy" });
});

test("whoever is plundered is named as well", () => {
  const left = { type: "left", seat: 0, victim: 1, cards: [0, 7] };
  expect(argsOf(left, writing)).toEqual({ player: "Ann", victim: "Bo", cards: "joker, 7" });
});

test("an empty list is spelled out for a selector to match", () => {
  expect(argsOf({ type: "play", card: "r5", take: [] }, writing)).toEqual({ card: "r5", take: "none" });
});

test("those who flipped are names, and nobody is none", () => {
  expect(argsOf({ type: "revealed", cards: [3, 90], flips: [1] }, writing)).toEqual({ cards: "3, 90", flips: "Bo" });
  expect(argsOf({ type: "revealed", cards: [3, 9], flips: [] }, writing)).toEqual({ cards: "3, 9", flips: "none" });
});

test("what is neither text nor number is spelled out for a selector to match", () => {
  expect(argsOf({ type: "play", card: 24, flip: true, marker: null }, writing)).toEqual({
    card: 24,
    flip: "true",
    marker: "none",
  });
});

test("the id of a message is made of game, kind and tag", () => {
  expect(idOf("nimmt", "event", { type: "round-ended" })).toBe("nimmt-event-round-ended");
});
