// The stage against recorded games: what the events show must end in what the server says.
import { describe, expect, test } from "vitest";
import { type Moment, Recording } from "$web/board/recorded";
import { apply, pause } from "../stage";
import type { Event, View } from "../types.gen";
import recorded from "./games.jsonl?raw";

const record = new Recording<Event, View>(recorded);

/**
 * Leave out what events do not tell: a new hand is secret, fan cards are set up anew, the agenda's own work is not shown.
 * Before a new draft only the scores are told: a new round brings cards that no event may name.
 */
function visible(view: View, moment: Moment<Event, View>) {
  const { rows, points, scores, sheet, open, seat, hand, hands, marker, flippers } = view;
  const dealt = moment.events.some((event) => event.type === "round-ended");
  if (dealt && moment.view.open.length > 0) return { scores };
  const due = view.agenda.filter((task) => "card" in task);
  return { rows, points, scores, sheet, open, seat, due, ...(dealt ? {} : { hand, hands, marker, flippers }) };
}

const always = ["revealed", "placed", "took", "was-too-low", "round-ended", "game-ended"];
const held: [string, string[]][] = [
  ["base", always],
  ["professional", always],
  ["watched", always],
  ["even_odd", [...always, "marker-moved even", "marker-moved odd"]],
  ["hill", [...always, "marker-moved up", "marker-moved down"]],
  ["cow", [...always, "marker-moved", "took C5"]],
  ["flip", [...always, "revealed flipped"]],
];

/** Name an event by its tag, and by what is particular to a fan card. */
function namesOf(event: Event): string[] {
  const { type } = event;
  if (type === "marker-moved") return [type, `${type} ${String(event.side ?? event.points)}`];
  if (type === "took") return [type, `${type} ${event.rule}`];
  return type === "revealed" && event.flips?.length ? [type, `${type} flipped`] : [type];
}

describe.each(held)("a recorded %s game", (game, wanted) => {
  record.follow(game, wanted, { apply, visible, names: namesOf });
});

test("a swept row is empty until the card that took it lies", () => {
  const start = record.first("base");
  const cards = start.rows[2] ?? [];
  const after = apply(start, { type: "took", seat: 0, row: 2, cards, bullheads: 4, rule: "N6" });
  expect(after.rows[2]).toEqual([]);
  expect(after.points[0]).toBe(4);
  expect(start.rows[2]).not.toEqual([]);
});

test("a flipped card is placed where its value says, before its equal (Z2, Z4)", () => {
  const start = record.first("flip");
  const after = apply(start, { type: "revealed", cards: [13, 31, 12], flips: [1] });
  expect(after.agenda.map((task) => "card" in task && task.card)).toEqual([13, 31, 12]); // the last item is next
  expect(after.flippers).toEqual([true, false, true]);
});

test("the cow that fills a row leaves its last card behind (C5)", () => {
  const start = record.first("cow");
  const view: View = { ...start, rows: [[1, 2, 3, 4, 5], [20], [30], [40]] };
  const jumped = apply(view, { type: "marker-moved", row: 0, side: null, points: null });
  expect(jumped.marker).toEqual({ row: 0 });
  const after = apply(jumped, { type: "took", seat: 1, row: 0, cards: [1, 2, 3, 4], bullheads: 4, rule: "C5" });
  expect(after.rows[0]).toEqual([5]);
});

test("a full table does not wait longer for its ten cards than twelve seconds", () => {
  const start = record.first("base");
  const view = { ...start, scores: Array<number>(10).fill(0) };
  const { before, after } = pause({ type: "placed", seat: 0, card: 7, row: 0 }, view);
  expect(10 * (before + after)).toBeLessThan(12_000);
});
