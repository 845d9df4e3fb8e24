// The stage against recorded games: what the events show must end in what the server says.
import { describe, expect, test } from "vitest";
import { apply, pause } from "../stage";
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

/** Leave out what events do not tell: a new hand is secret, the agenda's own work is not shown. */
function visible(view: View, dealt: boolean) {
  const { rows, points, scores, sheet, open, seat } = view;
  const due = view.agenda.filter((task) => "card" in task);
  return { rows, points, scores, sheet, open, seat, due, ...(dealt ? {} : { hand: view.hand, hands: view.hands }) };
}

describe.each(["base", "professional", "watched"])("a recorded %s game", (game) => {
  const told = of(game);

  test("holds every kind of event it should", () => {
    const tags = new Set(told.flatMap((moment) => moment.events.map((event) => event.type)));
    for (const tag of ["revealed", "placed", "took", "was-too-low", "round-ended", "game-ended"]) {
      expect(tags).toContain(tag);
    }
  });

  test.each(told.slice(1).map((moment, index) => [index + 1, moment] as const))(
    "update %i played event by event ends in the server's view",
    (index, moment) => {
      const before = told[index - 1]?.view;
      if (!before) throw new Error("every update follows a view");
      const shown = moment.events.reduce(apply, before);
      // A new round brings cards that no event may name.
      const dealt = moment.events.some((event) => event.type === "round-ended");
      if (dealt && moment.view.open.length > 0) expect(shown.scores).toEqual(moment.view.scores);
      else expect(visible(shown, dealt)).toEqual(visible(moment.view, dealt));
    },
  );
});

test("a swept row is empty until the card that took it lies", () => {
  const [start] = of("base");
  if (!start) throw new Error("the record is empty");
  const cards = start.view.rows[2] ?? [];
  const after = apply(start.view, { type: "took", seat: 0, row: 2, cards, bullheads: 4, rule: "N6" });
  expect(after.rows[2]).toEqual([]);
  expect(after.points[0]).toBe(4);
  expect(start.view.rows[2]).not.toEqual([]);
});

test("a full table does not wait longer for its ten cards than twelve seconds", () => {
  const [start] = of("base");
  if (!start) throw new Error("the record is empty");
  const view = { ...start.view, scores: Array<number>(10).fill(0) };
  const { before, after } = pause({ type: "placed", seat: 0, card: 7, row: 0 }, view);
  expect(10 * (before + after)).toBeLessThan(12_000);
});
