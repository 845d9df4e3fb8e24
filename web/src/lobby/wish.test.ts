// What a new table is asked for.
import { expect, test } from "vitest";
import type { GameListing, TableListing } from "../net/wire.gen";
import { quickTable, sameTable } from "./wish";

const game: GameListing = {
  id: "nimmt",
  fewest: 2,
  most: 10,
  options: {},
  bots: ["random", "cow", "bull"],
  levels: ["cow", "bull"],
  usual: "cow",
};

test("the quick game is four players, three of them bots of one level", () => {
  expect(quickTable(game, "bull")).toEqual({ game: "nimmt", players: 4, bots: ["bull", "bull", "bull"] });
});

test("the quick game keeps to the players a game allows", () => {
  expect(quickTable({ ...game, fewest: 5 }, "cow").players).toBe(5);
  expect(quickTable({ ...game, most: 3 }, "cow").players).toBe(3);
  expect(quickTable({ ...game, fewest: 1, most: 1 }, "cow").bots).toEqual([]);
});

test("playing again asks for the same table with the same bots, or with others as many", () => {
  const sitting = { animal: null, online: true, replaced: false };
  const ann = { kind: "human" as const, name: "Ann", bot: null, ...sitting };
  const mona = { kind: "bot" as const, name: "Mona", bot: "greedy", ...sitting };
  const table: TableListing = {
    id: "abcd",
    game: "nimmt",
    players: 3,
    options: { target: 30 },
    public: true,
    status: "over",
    seats: [ann, mona, { ...ann, name: "Bo" }],
    host: 0,
    clock: "fast",
    guests: false,
    voices: false,
    hints: false,
    watching: 0,
    rematch: null,
  };
  const { game: id, players, options, clock, guests } = table;
  const wish = { game: id, players, options, public: true, bots: ["greedy"], clock, guests };
  expect(sameTable(table)).toEqual(wish);
  expect(sameTable(table, "calf")).toEqual({ ...wish, bots: ["calf"] });
  const watched = { ...table, seats: table.seats.map(() => mona) };
  expect(sameTable(watched).bots).toEqual(["greedy", "greedy"]);
});
