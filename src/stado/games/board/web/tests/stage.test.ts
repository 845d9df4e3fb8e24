// The stage against recorded games: what the events show must end in what the server says.
import { describe, expect, test } from "vitest";
import { type Moment, Recording } from "$web/board/recorded";
import { apply, moving, pause, queue } from "../stage";
import type { Event, View } from "../types.gen";
import recorded from "./games.jsonl?raw";

const record = new Recording<Event, View>(recorded);

/** Leave out what is not shown, and after a new deal what no event may tell. */
function visible(view: View, { events }: Moment<Event, View>) {
  const { rows, known, scores, gone, own_actions, actions, action_stack, action_discard, lucky, stop } = view;
  const shown = { rows, known, scores, gone, own_actions, actions, action_stack, action_discard, lucky, stop };
  const dealt = events.some((event) => event.type === "hands-refilled");
  const hands = dealt ? {} : { hand: view.hand, hand_sizes: view.hand_sizes, supply: view.supply };
  const dues = queue(view).map(({ seat, tile, row, front, skips, lucky, good }) => {
    return { seat, tile, row, front, skips, lucky, good };
  });
  return { ...shown, ...hands, dues, moving: moving(view) };
}

const always = ["revealed", "placed", "scored", "row-taken", "game-ended"];
const withCards = ["action-played", "action-drawn", "tile-drawn", "stops-lifted"];
const withLuck = ["lucky-gained", "lucky-played"];

describe.each([
  ["basic", [...always, ...withLuck, "hands-refilled"]],
  ["advanced", [...always, ...withCards, ...withLuck]],
  ["watched", [...always, ...withCards]],
])("a recorded %s game", (game, wanted) => {
  record.follow(game, wanted, { apply, visible });
});

test("every kind of action card is played in the advanced game", () => {
  const played = record
    .of("advanced")
    .flatMap(({ events }) => events.filter((event) => event.type === "action-played"));
  expect(new Set(played.map(({ kind }) => kind)).size).toBe(6);
});

test("a tile in front moves the whole row, gaps and all (D12)", () => {
  const view: View = { ...record.first("advanced"), rows: [[12, 15, null, 19]] };
  const after = apply(view, { type: "placed", seat: 0, tile: 10, row: 0, space: 0, rule: "front" });
  expect(after.rows[0]).toEqual([10, 12, 15, null, 19]);
});

test("a tile that skips a space leaves a gap (D12)", () => {
  const view: View = { ...record.first("advanced"), rows: [[12]] };
  const after = apply(view, { type: "placed", seat: 0, tile: 20, row: 0, space: 2, rule: "D3" });
  expect(after.rows[0]).toEqual([12, null, 20]);
});

test("of In front and Any row the later card holds (D12)", () => {
  const due = { type: "due", seat: 0, tile: 20, row: 3, front: null, skips: 0, lucky: null, good: [] } as const;
  const view: View = { ...record.first("advanced"), agenda: [{ type: "end-round" }, { ...due, good: [] }] };
  const front = apply(view, { type: "action-played", seat: 0, kind: "front", row: 5, tile: null });
  expect(queue(front)).toMatchObject([{ row: null, front: 5 }]);
  const any = apply(front, { type: "action-played", seat: 0, kind: "any", row: 2, tile: null });
  expect(queue(any)).toMatchObject([{ row: 2, front: null }]);
});

test("a discard that was shuffled is the stack again", () => {
  const view: View = { ...record.first("advanced"), action_stack: 0, action_discard: ["stop", "any"] };
  const after = apply(view, { type: "action-drawn", seat: 0, kind: null });
  expect([after.action_stack, after.action_discard]).toEqual([1, []]);
});

test("twelve tiles of a full table are placed within twelve seconds", () => {
  const seats = Array.from({ length: 6 }, (_, seat) => [seat + 1, seat + 11]);
  const table: View = { ...record.first("basic"), hand_sizes: Array<number>(6).fill(12), known: seats.map(() => []) };
  const view = apply(table, { type: "revealed", tiles: seats });
  const { before, after } = pause({ type: "placed", seat: 0, tile: 1, row: 0, space: 1, rule: "D3" }, view);
  expect(12 * (before + after)).toBeLessThan(12_000);
});
