// The cards of this turn: face down until the reveal, then in the order of placing, each in a place that stays.
import { expect, test } from "vitest";
import { turnCards } from "../turn";
import type { Place, View } from "../types.gen";
import recorded from "./games.jsonl?raw";

const lines = recorded.trim().split("\n");
const views = lines.map((line) => (JSON.parse(line) as { view: View }).view);
const start = views.find((view) => view.hand_sizes.length === 5);
if (!start) throw new Error("the record holds no table of five");
const table: View = start;
const place = (seat: number | null, card: number, moved: Place["moved"] = null): Place => ({
  type: "place",
  seat,
  card,
  moved,
});

test("whoever has chosen has a card face down, and the buffalo always has", () => {
  const shown = turnCards({ ...table, agenda: [{ type: "end-turn" }, { type: "ask-cards" }] }, [0, 2, 3, 4]);
  expect(shown.map(({ seat, card, place }) => [seat, card, place])).toEqual([
    [1, null, 1],
    [null, null, 5],
  ]);
});

test("while the lead is asked before the cards are chosen, only the buffalo has a card face down", () => {
  const agenda: View["agenda"] = [{ type: "end-turn" }, { type: "ask-cards" }, { type: "ask-window" }];
  expect(turnCards({ ...table, agenda }, [2]).map(({ seat, card, place }) => [seat, card, place])).toEqual([
    [null, null, 5],
  ]);
});

test("revealed cards stand in the order of placing, and those left keep their places", () => {
  const agenda: View["agenda"] = [place(3, 80, "last"), { type: "window" }, place(null, 40), { type: "ask-window" }];
  expect(
    turnCards({ ...table, agenda }, [0]).map(({ seat, card, place, moved }) => [seat, card, place, moved]),
  ).toEqual([
    [null, 40, 4, null],
    [3, 80, 5, "last"],
  ]);
});

test("a card that is too low stands first while its row is chosen", () => {
  const agenda: View["agenda"] = [place(1, 60), { type: "ask-row", seat: 4, card: 2 }];
  expect(turnCards({ ...table, agenda }, [4]).map(({ card }) => card)).toEqual([2, 60]);
});

test("while a new order is named the named cards come first, in that order", () => {
  const agenda: View["agenda"] = [
    place(2, 70),
    place(1, 60),
    place(null, 50),
    { type: "ask-order", seat: 1, cards: [70] },
  ];
  expect(turnCards({ ...table, agenda }, [1]).map(({ card, named }) => [card, named])).toEqual([
    [70, true],
    [50, false],
    [60, false],
  ]);
});
