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

/** Leave out what events do not tell: whose turn it is, what cards count, and the cards of a new round. */
function visible(view: View, dealt: boolean) {
  const { row, taken, scores, first, seat, colours } = view;
  const { hand, hand_sizes, stock, unseen } = view;
  return { row, taken, scores, first, seat, colours, ...(dealt ? {} : { hand, hand_sizes, stock, unseen }) };
}

describe.each(["three", "six", "watched"])("a recorded game: %s", (game) => {
  const told = of(game);

  test("holds every kind of event it should", () => {
    const tags = new Set(told.flatMap((moment) => moment.events.map((event) => event.type)));
    for (const tag of ["played", "took", "joined", "refilled", "round-ended", "game-ended"]) {
      expect(tags).toContain(tag);
    }
  });

  test.each(told.slice(1).map((moment, index) => [index + 1, moment] as const))(
    "update %i played event by event ends in the server's view",
    (index, moment) => {
      const before = told[index - 1]?.view;
      if (!before) throw new Error("every update follows a view");
      const dealt = moment.events.some((event) => event.type === "round-started");
      expect(visible(moment.events.reduce(apply, before), dealt)).toEqual(visible(moment.view, dealt));
    },
  );
});

test("between being shown and being taken a card lies nowhere, for the board to show it beside the row", () => {
  const [start] = of("three");
  if (!start) throw new Error("the record is empty");
  const [card = ""] = start.view.hand;
  const after = apply(start.view, { type: "played", seat: start.view.seat ?? 0, card });
  expect([...after.hand, ...after.row, ...after.taken.flat()]).not.toContain(card);
  expect(start.view.hand).toContain(card);
});

test("what was taken stays in sight while the round is counted", () => {
  const last = of("watched").findLast((moment) => moment.events.some((event) => event.type === "took"));
  if (!last) throw new Error("nothing was taken");
  const after = apply(last.view, { type: "round-ended", round: 2, points: [1, 2], scores: [3, 4] });
  expect(after.taken).toEqual(last.view.taken);
  expect(after.points).toEqual([0, 0]);
});
