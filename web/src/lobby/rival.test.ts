// Whom one plays against: it follows what one beats, never against one's will.
import { beforeEach, expect, test } from "vitest";
import type { Result, SeatListing, TableListing } from "../net/wire.gen";
import { remember } from "../remembered";
import { outcome, rivalIn, settle, wishRival } from "./rival";

const game = { id: "nimmt", levels: ["calf", "cow", "bull", "expert"], usual: "cow" };
const [FIRST, SECOND, LAST]: Result[] = [
  { scores: [1, 2, 3, 4], places: [1, 2, 3, 4], winners: [0] },
  { scores: [2, 1, 3, 4], places: [2, 1, 3, 4], winners: [1] },
  { scores: [4, 1, 2, 3], places: [4, 1, 2, 3], winners: [1] },
] as [Result, Result, Result];
const ann: SeatListing = { kind: "human", name: "Ann", bot: null, animal: null, online: true, replaced: false };
let count = 0;

function tableOf(level: string | null, other = level): TableListing {
  const bots = [level, level, other].map((bot) => ({ ...ann, kind: bot ? ("bot" as const) : ("human" as const), bot }));
  return { id: `table-${count++}`, seats: [ann, ...bots] } as TableListing;
}

const play = (level: string, ...results: Result[]) =>
  results.map((result) => settle(game, tableOf(level), result, 0)).at(-1);

beforeEach(() => remember("rival.nimmt", null));

test("a newcomer meets cows", () => {
  expect(rivalIn(game).level).toBe("cow");
});

test("who wins twice meets the next level, and is told so", () => {
  expect(play("cow", FIRST)).toBeNull();
  expect(play("cow", LAST, FIRST)).toEqual({ kind: "next", beaten: "cow", level: "bull" });
  expect(rivalIn(game).level).toBe("bull");
  expect(play("bull", FIRST)).toBeNull();
});

test("nobody comes after the strongest", () => {
  wishRival("nimmt", "expert");
  expect(play("expert", FIRST, FIRST, FIRST)).toBeNull();
  expect(rivalIn(game).level).toBe("expert");
});

test("who loses three times in a row is offered an easier level, and meets it only if they wish", () => {
  expect(play("cow", LAST, LAST)).toBeNull();
  expect(play("cow", SECOND, LAST, LAST)).toBeNull(); // second of four is no loss
  expect(play("cow", LAST)).toEqual({ kind: "easier", beaten: "cow", level: "calf" });
  expect(rivalIn(game).level).toBe("cow");
  wishRival("nimmt", "calf");
  expect(rivalIn(game)).toMatchObject({ level: "calf", won: 0, lost: 0 });
  expect(play("calf", LAST, LAST, LAST)).toBeNull();
});

test("who beats a stronger level than the usual one meets it from now on; losing to it changes nothing", () => {
  expect(play("expert", LAST, LAST, LAST)).toBeNull();
  expect(rivalIn(game)).toMatchObject({ level: "cow", lost: 0 });
  expect(play("expert", FIRST)).toEqual({ kind: "next", beaten: "cow", level: "expert" });
});

test("a game counts once, and only against bots of one level", () => {
  const table = tableOf("cow");
  settle(game, table, FIRST, 0);
  settle(game, table, FIRST, 0);
  settle(game, tableOf("cow", "bull"), FIRST, 0);
  settle(game, tableOf(null), FIRST, 0);
  expect(rivalIn(game)).toMatchObject({ level: "cow", won: 1 });
});

test("where all play together nobody is beaten", () => {
  expect(outcome({ scores: [9, 9], places: [2, 2], winners: [], opponent: 3 }, 0)).toBeNull();
});

test("a level that is no longer offered is forgotten", () => {
  wishRival("nimmt", "greedy");
  expect(rivalIn(game).level).toBe("cow");
});
