// The stage against recorded games: what the events show must end in what the server says.
import { describe, expect, test } from "vitest";
import { apply } from "../stage";
import type { Event, View } from "../types.gen";
import recorded from "./games.jsonl?raw";

interface Moment {
  game: string;
  events: Event[];
  view: View;
}

const moments = recorded
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Moment);

function of(game: string): Moment[] {
  return moments.filter((moment) => moment.game === game);
}

const inOrder = (supply: number[][]) => supply.map(String).sort();

/** Leave out what events do not tell: whose turn it is, which of equal piles was drawn and which one was covered. */
function visible(view: View, covered: boolean) {
  const supply = covered ? view.supply.length : inOrder(view.supply);
  return { ...view, supply, turn: null, agenda: null };
}

const ALWAYS = ["laid", "plundered", "left", "took-back", "discarded", "drew", "supply-refilled", "game-ended"];

describe.each([
  ["three", ["declined"]],
  ["two", ["shadow-plundered", "shadow-refilled"]],
  ["watched", []],
])("a recorded game: %s", (game, more) => {
  const told = of(game);

  test("holds every kind of event it should", () => {
    const tags = new Set(told.flatMap((moment) => moment.events.map((event) => event.type)));
    for (const tag of [...ALWAYS, ...more]) expect(tags).toContain(tag);
  });

  test.each(told.slice(1).map((moment, index) => [index + 1, moment] as const))(
    "update %i played event by event ends in the server's view",
    (index, moment) => {
      const before = told[index - 1]?.view;
      if (!before) throw new Error("every update follows a view");
      const covered = moment.events.some((event) => event.type === "shadow-refilled" && event.covering.length > 0);
      expect(visible(moment.events.reduce(apply, before), covered)).toEqual(visible(moment.view, covered));
    },
  );
});

test("a layer that is left stays where it is until its owner has decided", () => {
  const moment = of("three").find(({ events }) => events.some((event) => event.type === "left"));
  const left = moment?.events.find((event) => event.type === "left");
  if (!moment || !left) throw new Error("nothing was left");
  expect(apply(moment.view, left).layers).toEqual(moment.view.layers);
});

test("what another draws blind is one card more and nothing known", () => {
  const [start] = of("three");
  if (!start) throw new Error("the record is empty");
  const other = start.view.seat === 0 ? 1 : 0;
  const after = apply(start.view, { type: "drew", seat: other, blind: true, cards: [] });
  expect(after.hand_sizes[other]).toBe(14);
  expect(after.known[other]).toEqual([]);
  expect(after.stock).toBe(start.view.stock - 1);
  expect(after.scores[other]).toBe(-14);
});
