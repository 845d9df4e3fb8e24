// The stage against recorded games: what the events show must end in what the server says.
import { describe, expect, test } from "vitest";
import { type Moment, Recording } from "$web/board/recorded";
import { apply } from "../stage";
import type { Event, View } from "../types.gen";
import recorded from "./games.jsonl?raw";

const record = new Recording<Event, View>(recorded);

/** Leave out what events do not tell: whose turn it is, what cards count, and the cards of a new round. */
function visible(view: View, { events }: Moment<Event, View>) {
  const { row, taken, scores, first, seat, colours } = view;
  const { hand, hand_sizes, stock, unseen } = view;
  const dealt = events.some((event) => event.type === "round-started");
  return { row, taken, scores, first, seat, colours, ...(dealt ? {} : { hand, hand_sizes, stock, unseen }) };
}

const TAGS = ["played", "took", "joined", "refilled", "round-ended", "game-ended"];

describe.each(["three", "six", "watched"])("a recorded game: %s", (game) => {
  record.follow(game, TAGS, { apply, visible });
});

test("between being shown and being taken a card lies nowhere, for the board to show it beside the row", () => {
  const start = record.first("three");
  const [card = ""] = start.hand;
  const after = apply(start, { type: "played", seat: start.seat ?? 0, card });
  expect([...after.hand, ...after.row, ...after.taken.flat()]).not.toContain(card);
  expect(start.hand).toContain(card);
});

test("what was taken stays in sight while the round is counted", () => {
  const last = record.of("watched").findLast((moment) => moment.events.some((event) => event.type === "took"));
  if (!last) throw new Error("nothing was taken");
  const after = apply(last.view, { type: "round-ended", round: 2, points: [1, 2], scores: [3, 4], colours: [] });
  expect(after.taken).toEqual(last.view.taken);
  expect(after.points).toEqual([0, 0]);
});
