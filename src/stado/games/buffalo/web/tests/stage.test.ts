// The stage against recorded games: what the events show must end in what the server says.
import { describe, expect, test } from "vitest";
import { Recording } from "$web/board/recorded";
import { apply, pause, queue } from "../stage";
import type { Event, View } from "../types.gen";
import recorded from "./games.jsonl?raw";

const record = new Recording<Event, View>(recorded);

/** Leave out what is not shown: the agenda's own work, who leads, and what nobody sees. */
function visible(view: View) {
  const { rows, hand, hand_sizes, known, buffalo, open, stack, used, seven, stop } = view;
  const { team_pile, team_points, buffalo_pile, buffalo_points } = view;
  const cards = { rows, hand, hand_sizes, known, buffalo, team_pile, team_points, buffalo_pile, buffalo_points };
  const asked = view.agenda.filter((task) => task.type === "ask-row" || task.type === "ask-replace");
  return { ...cards, open, stack, used, seven, stop, queue: queue(view), asked };
}

const anyTeam = ["revealed", "placed", "took", "was-too-low", "game-ended"];
const special = ["special-used", "special-turned", "stop-lifted", "took-back", "inserted", "pushed", "order-set"];

describe.each([
  ["solo", anyTeam],
  ["team", [...anyTeam, ...special]],
  ["watched", [...anyTeam, ...special]],
])("a recorded %s game", (game, wanted) => {
  record.follow(game, wanted, { apply, visible });
});

test("every kind of special card is used in the team's game", () => {
  const used = record.of("team").flatMap(({ events }) => events.filter((event) => event.type === "special-used"));
  expect(new Set(used.map(({ kind }) => kind)).size).toBe(8);
});

test("a row with Take 7! loses it when it is taken, and its last card stays after a push", () => {
  const view: View = { ...record.first("team"), rows: [[1, 2, 3, 4, 5, 6, 7], [20], [30], [40]], seven: [0] };
  const after = apply(view, {
    type: "took",
    team: true,
    row: 0,
    cards: [1, 2, 3, 4, 5, 6],
    bullheads: 7,
    rule: "push",
  });
  expect(after.rows[0]).toEqual([7]);
  expect(after.seven).toEqual([]);
  expect(view.seven).toEqual([0]);
});

test("a card placed instead of one taken back leaves the hand, and what is known of it", () => {
  const table = record.first("team");
  const seat = table.seat ?? 0;
  const [back = 0, instead = 0] = table.hand;
  const known = table.known.map((cards, index) => (index === seat ? [back, instead] : cards));
  const view: View = { ...table, known, agenda: [{ type: "end-turn" }, { type: "ask-replace", seat, card: back }] };
  const after = apply(view, { type: "placed", seat, card: instead, row: 1 });
  expect(after.hand).toEqual(table.hand.filter((card) => card !== instead));
  expect(after.known[seat]).toEqual([back]);
  expect(after.hand_sizes[seat]).toBe((table.hand_sizes[seat] ?? 0) - 1);
});

test("with one player the team's bullheads count twice (B6)", () => {
  const view = record.first("solo");
  const cards = view.rows[0] ?? [];
  const after = apply(view, { type: "took", team: true, row: 0, cards, bullheads: 3, rule: "N6" });
  expect(after.team_points).toBe(6);
});

test("a turn of six and the buffalo without special cards is told within nine seconds", () => {
  const { before, after } = pause({ type: "placed", seat: 0, card: 7, row: 0 }, record.first("solo"));
  expect(7 * (before + after)).toBeLessThan(9000);
});
