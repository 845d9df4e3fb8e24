// Names at the table: nobody is mistaken for another, and levels are said in words.
import { expect, test } from "vitest";
import type { SeatListing } from "../net/wire.gen";
import type { Args } from "./bundle";
import { botChoice, companyOf, isolated, namesOf, named } from "./names";

const texts: Record<string, (args: Args) => string> = {
  "bot-greedy": () => "Greedy",
  "bot-greedy.choice": () => "Greedy · medium",
  "seat-empty": () => "Empty seat",
  "name-level": ({ name, level }) => `${String(name)} (${String(level)})`,
  "name-numbered": ({ name, number }) => `${String(name)} ${String(number)}`,
};
const say = (id: string, args: Args = {}) => texts[id]?.(args) ?? id;
const isWorded = (id: string) => id in texts;
const sit = (kind: SeatListing["kind"], name = ""): SeatListing => ({
  kind,
  name,
  bot: null,
  animal: null,
  online: true,
  replaced: false,
});

test("a bot has a name like everyone else, and a person of the same name is told apart from it", () => {
  const seats = [sit("human", "Mona"), sit("bot", "Bruno"), sit("bot", "Mona")];
  expect(namesOf(seats, say)).toEqual(["Mona 1", "Bruno", "Mona 2"]);
});

test("two people of one name are told apart, empty seats need not be", () => {
  const seats = [sit("human", "Ann"), sit("human", "Ann"), sit("empty"), sit("empty")];
  expect(namesOf(seats, say)).toEqual(["Ann 1", "Ann 2", "Empty seat", "Empty seat"]);
});

test("a bot is offered with its level, where that is said", () => {
  expect(["greedy", "sage"].map((bot) => botChoice(bot, say, isWorded))).toEqual(["Greedy · medium", "sage"]);
});

test("who is at a table is told with how the bots play, and without the empty chairs", () => {
  const seats = [sit("human", "Ann"), { ...sit("bot", "Bruno"), bot: "greedy" }, sit("empty")];
  expect(companyOf(seats, say, isWorded)).toEqual(["Ann", "Bruno (Greedy)"]);
});

test("a line is taken apart where it names someone, whole names only", () => {
  const pieces = named("Ann takes 3 from Anna (2).", ["Ann", "Anna (2)"]);
  expect(pieces.filter(({ isName }) => isName).map(({ text }) => text)).toEqual(["Ann", "Anna (2)"]);
  expect(pieces.map(({ text }) => text).join("")).toBe("Ann takes 3 from Anna (2).");
  expect(named("Annual", ["Ann"]).some(({ isName }) => isName)).toBe(false);
});

test("a name that runs from right to left does not turn around what stands beside it", () => {
  const [nissim, ann] = namesOf([sit("human", "נסים"), sit("human", "Ann")], say);
  expect(nissim).toBe("\u2068נסים\u2069");
  expect(ann).toBe("Ann");
  expect(isolated("نسیم 2")).toBe("\u2068نسیم 2\u2069");
  expect(named(`${String(nissim)} 3`, [String(nissim)])[0]).toEqual({ text: nissim, isName: true });
});
