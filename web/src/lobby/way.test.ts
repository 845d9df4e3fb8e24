// The way in to each table of the lobby.
import { expect, test } from "vitest";
import type { SeatListing, TableListing } from "../net/wire.gen";
import { botSeats, offered, wayIn } from "./way";

const seat = (kind: SeatListing["kind"]): SeatListing => ({
  kind,
  name: kind,
  bot: null,
  animal: null,
  online: true,
  replaced: false,
});
const human = seat("human");
const playing: TableListing = {
  id: "abcd",
  game: "nimmt",
  players: 2,
  options: {},
  public: true,
  status: "playing",
  seats: [human, human],
  host: 0,
  clock: "none",
  guests: true,
  voices: false,
  hints: false,
  watching: 0,
  rematch: null,
};
const open: TableListing = { ...playing, id: "open", status: "open", seats: [human, seat("empty")] };
const withBot: TableListing = { ...playing, id: "bot", seats: [human, seat("bot")] };
const closed: TableListing = { ...withBot, id: "shut", guests: false };

test("whoever holds a seat goes back to it, whatever else there is", () => {
  expect(wayIn(open, true)).toBe("return");
  expect(wayIn(closed, true)).toBe("return");
});

test("an open table is joined, a bot's seat taken over, a full one watched, a closed one left alone", () => {
  expect([open, withBot, playing, closed].map((table) => wayIn(table, false))).toEqual([
    "join",
    "take-over",
    "watch",
    "none",
  ]);
});

test("bots hold seats for guests only in a game that lets guests in", () => {
  expect([withBot, closed, open, { ...withBot, status: "over" as const }].map(botSeats)).toEqual([1, 0, 0, 0]);
});

test("what offers most comes first, and what is over not at all", () => {
  const over: TableListing = { ...playing, id: "over", status: "over" };
  const shown = offered([closed, over, playing, withBot, open], (id) => id === "abcd");
  expect(shown.map((table) => table.id)).toEqual(["abcd", "open", "bot", "shut"]);
});
