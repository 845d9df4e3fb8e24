// Names at the table: bots in words, and nobody mistaken for another.
import { expect, test } from "vitest";
import type { SeatListing } from "../net/wire.gen";
import type { Args } from "./bundle";
import { botChoice, namesOf } from "./names";

const texts: Record<string, (args: Args) => string> = {
  "bot-greedy": () => "Greedy",
  "bot-greedy.choice": () => "Greedy · medium",
  "seat-empty": () => "Empty seat",
  "name-numbered": ({ name, number }) => `${String(name)} ${String(number)}`,
};
const say = (id: string, args: Args = {}) => texts[id]?.(args) ?? id;
const isWorded = (id: string) => id in texts;
const sit = (kind: SeatListing["kind"], name = ""): SeatListing => ({ kind, name, online: true, replaced: false });

test("several bots of a kind are numbered, a single one is not", () => {
  const seats = [sit("human", "Ann"), sit("bot", "greedy"), sit("bot", "greedy"), sit("bot", "sage")];
  expect(namesOf(seats, say, isWorded)).toEqual(["Ann", "Greedy 1", "Greedy 2", "sage"]);
});

test("two people of one name are told apart, empty seats need not be", () => {
  const seats = [sit("human", "Ann"), sit("human", "Ann"), sit("empty"), sit("empty")];
  expect(namesOf(seats, say, isWorded)).toEqual(["Ann 1", "Ann 2", "Empty seat", "Empty seat"]);
});

test("a bot is offered with its level, where that is said", () => {
  expect(["greedy", "sage"].map((bot) => botChoice(bot, say, isWorded))).toEqual(["Greedy · medium", "sage"]);
});
