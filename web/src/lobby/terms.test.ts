// How a table is played, told game-blind from the schema and what was chosen.
import { expect, test } from "vitest";
import type { GameListing, TableListing } from "../net/wire.gen";
import { termsOf } from "./terms";

const game = {
  id: "linden",
  options: {
    properties: {
      variant: { enum: ["base", "wild"], default: "base" },
      target: { anyOf: [{ type: "integer" }, { type: "null" }], default: 66 },
      rounds: { anyOf: [{ type: "integer" }, { type: "null" }], default: null },
      lucky: { type: "boolean", default: false },
      flips: { enum: ["round", "game"], "x-only-with": { variant: "wild" } },
    },
  },
} as unknown as GameListing;

const told = (options: object, table: object = { seats: [] }) =>
  termsOf(
    game,
    { options, clock: "fast", ...table } as unknown as TableListing,
    (id) => id,
    (id) => id.includes("variant"),
  );

test("what was chosen is told by name and value, in words where there are any, the clock last", () => {
  const terms = told({ variant: "base", target: 66, rounds: 3, lucky: true, flips: "game" });
  expect(terms.map(({ name, value }) => [name, value])).toEqual([
    ["linden-option-variant", "linden-option-variant-base"],
    ["linden-option-target", "66"],
    ["linden-option-rounds", "3"],
    ["linden-option-lucky", "true"],
    ["form-clock", "form-clock-fast"],
  ]);
});

test("what is off, without a limit or without effect is left out", () => {
  const terms = told({ variant: "base", target: null, rounds: null, lucky: false, flips: "game" });
  expect(terms.map(({ id }) => id)).toEqual(["variant", "clock"]);
});

test("where people compete everyone is told that hints may be asked for", () => {
  const idsOf = (...kinds: string[]) =>
    told({}, { hints: true, seats: kinds.map((kind) => ({ kind })) }).map(({ id }) => id);
  expect(idsOf("human", "human")).toEqual(["hints", "clock"]);
  expect(idsOf("human", "bot", "empty")).toEqual(["clock"]);
});

test("what matters only with another option is told with it", () => {
  expect(told({ variant: "wild", flips: "game" }).map(({ id }) => id)).toEqual(["variant", "flips", "clock"]);
});
