// Answers to "why?".
import { expect, test } from "vitest";
import { reasonsOf } from "./reasons";

const why = (event: unknown, { before }: { before: unknown }) =>
  event === "placed" ? { rule: "N4", says: before === "took" ? "anew" : "nearest", args: { number: 7 } } : null;

test("each event is explained by the one before it, in words with its own arguments and the game's", () => {
  const telling = {
    why,
    view: {},
    argsOf: () => ({ player: "Ann" }),
    say: (id: string, args = {}) => `${id} ${JSON.stringify(args)}`,
  };
  expect(reasonsOf(["placed", "took", "placed"], telling)).toEqual([
    { rule: "N4", text: 'nearest {"player":"Ann","number":7}' },
    null,
    { rule: "N4", text: 'anew {"player":"Ann","number":7}' },
  ]);
});

test("a game without answers leaves its log as it is", () => {
  expect(reasonsOf(["placed"], { why: null, view: {}, argsOf: () => ({}), say: String })).toEqual([null]);
});
