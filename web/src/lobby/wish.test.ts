// What a new table is asked for.
import { expect, test } from "vitest";
import type { GameListing, TableListing } from "../net/wire.gen";
import { middleBot, quickTable, sameTable } from "./wish";

const game: GameListing = { id: "nimmt", fewest: 2, most: 10, options: {}, bots: ["random", "greedy"] };

test("the quick game is four players, three of them bots that play sensibly", () => {
  expect(quickTable(game)).toEqual({ game: "nimmt", players: 4, bots: ["greedy", "greedy", "greedy"] });
});

test("the quick game keeps to the players a game allows", () => {
  expect(quickTable({ ...game, fewest: 5 }).players).toBe(5);
  expect(quickTable({ ...game, most: 3 }).players).toBe(3);
  expect(quickTable({ ...game, fewest: 1, most: 1 }).bots).toEqual([]);
});

test("the bot offered first is neither the weakest nor the strongest of many", () => {
  expect(middleBot({ ...game, bots: ["random", "greedy", "careful", "expert"] })).toBe("careful");
  expect(middleBot({ ...game, bots: [] })).toBeUndefined();
});

test("playing again asks for the same table with the same bots", () => {
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
    watching: 0,
    rematch: null,
  };
  const { game: id, players, options, clock, guests } = table;
  const wish = { game: id, players, options, public: true, bots: ["greedy"], clock, guests };
  expect(sameTable(table)).toEqual(wish);
  const watched = { ...table, seats: table.seats.map(() => mona) };
  expect(sameTable(watched).bots).toEqual(["greedy", "greedy"]);
});
