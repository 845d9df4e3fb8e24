// The stage against recorded games: what the events show must end in what the server says.
import { describe, expect, test } from "vitest";
import { type Moment, Recording } from "$web/board/recorded";
import { apply } from "../stage";
import type { Event, View } from "../types.gen";
import recorded from "./games.jsonl?raw";

const record = new Recording<Event, View>(recorded);

const inOrder = (supply: number[][]) => supply.map(String).sort();

/** Leave out what events do not tell: whose turn it is, which of equal piles was drawn and which one was covered. */
function visible(view: View, { events }: Moment<Event, View>) {
  const covered = events.some((event) => event.type === "shadow-refilled" && event.covering.length > 0);
  const supply = covered ? view.supply.length : inOrder(view.supply);
  return { ...view, supply, turn: null, agenda: null };
}

const ALWAYS = ["laid", "plundered", "left", "took-back", "discarded", "drew", "supply-refilled", "game-ended"];

describe.each([
  ["three", ["declined"]],
  ["two", ["shadow-plundered", "shadow-refilled"]],
  ["watched", []],
])("a recorded game: %s", (game, more) => {
  record.follow(game, [...ALWAYS, ...more], { apply, visible });
});

test("a layer that is left stays where it is until its owner has decided", () => {
  const moment = record.of("three").find(({ events }) => events.some((event) => event.type === "left"));
  const left = moment?.events.find((event) => event.type === "left");
  if (!moment || !left) throw new Error("nothing was left");
  expect(apply(moment.view, left).layers).toEqual(moment.view.layers);
});

test("what another draws blind is one card more and nothing known", () => {
  const start = record.first("three");
  const other = start.seat === 0 ? 1 : 0;
  const after = apply(start, { type: "drew", seat: other, blind: true, cards: [] });
  expect(after.hand_sizes[other]).toBe(14);
  expect(after.known[other]).toEqual([]);
  expect(after.stock).toBe(start.stock - 1);
  expect(after.scores[other]).toBe(-14);
});
