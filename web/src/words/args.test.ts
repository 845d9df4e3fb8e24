// The arguments of messages, by the convention that Python words choices and events by as well.
import { expect, test } from "vitest";
import { argsOf, idOf } from "./args";
import type { Meanings } from "./meaning";

const writing = {
  names: ["Ann", "Bo", "Cy"],
  list: (names: string[]) => names.join(" & "),
  card: (card: string | number) => (card === 0 ? "joker" : card),
};
const MEANS: Meanings = {
  drafted: { seat: "seat", card: "card" },
  take: { row: "row" },
  took: { seat: "seat", row: "row", cards: "card" },
  pushed: { card: "card", source: "row", row: "row" },
  "game-ended": { winners: "seat" },
  "round-ended": { scores: "score" },
  left: { seat: "seat", victim: "seat", cards: "card" },
  play: { card: "card", take: "card" },
  revealed: { cards: "card", flips: "seat" },
};
const args = (told: object) => argsOf(told, MEANS, writing);

test("a seat becomes the name of its player", () => {
  expect(args({ type: "drafted", seat: 2, card: 17 })).toEqual({ player: "Cy", card: 17 });
});

test("scores by seat are said with the names", () => {
  expect(args({ type: "round-ended", scores: [71, 0, 14] })).toEqual({ scores: "Ann 71, Bo 0, Cy 14" });
});

test("rows are counted from one", () => {
  expect(args({ type: "take", row: 0 })).toEqual({ row: 1 });
});

test("what stands for a row is counted from one under any name", () => {
  expect(args({ type: "pushed", card: 7, source: 0, row: 2 })).toEqual({ card: 7, source: 1, row: 3 });
});

test("what stands for nothing is given as it is", () => {
  expect(args({ type: "unheard-of", row: 0, take: true })).toEqual({ row: 0, take: "true" });
});

test("lists of numbers are joined with commas under their own name", () => {
  const took = { type: "took", seat: 0, row: 3, cards: [12, 14], bullheads: 2, rule: "N5" };
  expect(args(took)).toEqual({ player: "Ann", row: 4, cards: "12, 14", bullheads: 2, rule: "N5" });
});

test("winners are names in the list format of the language", () => {
  expect(args({ type: "game-ended", winners: [0, 2] })).toEqual({ winners: "Ann & Cy" });
});

test("whoever is plundered is named as well", () => {
  const left = { type: "left", seat: 0, victim: 1, cards: [0, 7] };
  expect(args(left)).toEqual({ player: "Ann", victim: "Bo", cards: "joker, 7" });
});

test("an empty list is spelled out for a selector to match", () => {
  expect(args({ type: "play", card: "r5", take: [] })).toEqual({ card: "r5", take: "none" });
});

test("those who flipped are names, and nobody is none", () => {
  expect(args({ type: "revealed", cards: [3, 90], flips: [1] })).toEqual({ cards: "3, 90", flips: "Bo" });
  expect(args({ type: "revealed", cards: [3, 9], flips: [] })).toEqual({ cards: "3, 9", flips: "none" });
});

test("what is neither text nor number is spelled out for a selector to match", () => {
  expect(args({ type: "play", card: 24, flip: true, marker: null })).toEqual({
    card: 24,
    take: "none", // and what is left out on the wire, as in Python
    flip: "true",
    marker: "none",
  });
});

test("the id of a message is made of game, kind and tag", () => {
  expect(idOf("nimmt", "event", { type: "round-ended" })).toBe("nimmt-event-round-ended");
});
