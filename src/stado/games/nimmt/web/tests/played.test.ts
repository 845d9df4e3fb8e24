// The cards of this turn: face down until the reveal, then from the lowest up, each in a place that stays.
import { expect, test } from "vitest";
import { openPlaces } from "../draft";
import { playedCards } from "../played";
import type { View } from "../types.gen";

const table: View = {
  game: "nimmt",
  options: {},
  round: 1,
  first: 0,
  rows: [[12], [37], [43], [58]],
  hand: [],
  hands: [null, null, null],
  hand_sizes: [9, 9, 9],
  piles: [[], [], []],
  points: [0, 0, 0],
  scores: [0, 0, 0],
  sheet: [],
  marker: null,
  flippers: [],
  open: [],
  lands: [],
  agenda: [{ type: "end-turn" }, { type: "ask-cards" }],
  seat: null,
  unseen: [],
};

test("whoever has chosen has a card face down", () => {
  expect(playedCards(table, [1])).toEqual([
    { seat: 0, card: null, value: null, place: 0 },
    { seat: 2, card: null, value: null, place: 2 },
  ]);
});

test("revealed cards stand from the lowest up, and those left keep their places", () => {
  const agenda: View["agenda"] = [
    { type: "end-turn" },
    { type: "place", seat: 0, card: 61 },
    { type: "ask-row", seat: 2, card: 3 },
  ];
  expect(playedCards({ ...table, agenda }, [2])).toEqual([
    { seat: 2, card: 3, value: null, place: 1 },
    { seat: 0, card: 61, value: null, place: 2 },
  ]);
});

test("a flipped card tells what it counts as (Z2)", () => {
  const agenda: View["agenda"] = [{ type: "end-turn" }, { type: "place", seat: 1, card: 90, flip: true }];
  expect(playedCards({ ...table, agenda }, [])).toEqual([{ seat: 1, card: 90, value: 9, place: 2 }]);
});

test("while hands are picked no card is played", () => {
  expect(playedCards({ ...table, agenda: [{ type: "ask-draft", seat: 1 }] }, [1])).toEqual([]);
});

test("a picked card leaves a gap among the open ones", () => {
  expect(openPlaces({ ...table, open: [1, 3, 4], hands: [[2], [], [5]] })).toEqual([1, null, 3, 4, null]);
});
