// Answers built step by step: what may be picked is read off the options, and nothing else can come out.
import { describe, expect, test } from "vitest";
import { left, nextField, offers, picks, type Step, stepped } from "./steps";

const FIELDS = ["kind", "card", "row", "tiles"];
const GO = { type: "go" };
const options = [
  GO,
  { type: "special", kind: "stop", row: 0 },
  { type: "special", kind: "stop", row: 2 },
  { type: "special", kind: "push", card: 7, row: 1 },
  { type: "special", kind: "push", card: 7, row: 3 },
  { type: "special", kind: "push", card: 9, row: 1 },
  { type: "special", kind: "order" },
];
const kind = (value: string): Step => ({ field: "kind", value });
const card = (value: number): Step => ({ field: "card", value });
const row = (value: number): Step => ({ field: "row", value });

/** Make these steps one after another. */
function walk(from: object[], ...steps: Step[]): Step[] {
  return steps.reduce<Step[]>((made, step) => stepped(from, made, step), []);
}

describe("a special card with a card and a row", () => {
  test("is asked for in that order, and each step leaves fewer options", () => {
    expect(nextField(options, [], FIELDS)).toBe("kind");
    expect(nextField(options, walk(options, kind("push")), FIELDS)).toBe("card");
    expect(nextField(options, walk(options, kind("push"), card(7)), FIELDS)).toBe("row");
    expect(left(options, walk(options, kind("push"), card(7), row(3)))).toEqual([options[4]]);
  });

  test("asks for nothing that is settled already", () => {
    expect(nextField(options, walk(options, kind("push"), card(9)), FIELDS)).toBeNull();
    expect(nextField(options, walk(options, kind("order")), FIELDS)).toBeNull();
  });

  test("offers for a field only what some option holds", () => {
    expect(offers(options, walk(options, kind("stop")), FIELDS, "row")).toEqual([0, 2]);
    expect(offers(options, walk(options, kind("push")), FIELDS, "row")).toEqual([]);
  });

  test("lets the last step be changed once it is complete", () => {
    const complete = walk(options, kind("stop"), row(0));
    expect(offers(options, complete, FIELDS, "row")).toEqual([0, 2]);
    expect(stepped(options, complete, row(2))).toEqual([kind("stop"), row(2)]);
  });

  test("takes a step back when the same is picked again", () => {
    expect(walk(options, kind("push"), card(7), card(7))).toEqual([kind("push")]);
  });
});

test("a single option is still asked for", () => {
  expect(nextField([{ type: "play", card: 3 }], [], FIELDS)).toBe("card");
});

describe("two tiles at once", () => {
  const pairs = [
    { type: "play", tiles: [3, 8] },
    { type: "play", tiles: [3, 9] },
    { type: "play", tiles: [8, 9] },
  ];
  const tile = (value: number): Step => ({ field: "tiles", value });

  test("are picked one after the other, in any order", () => {
    expect(picks(pairs, [], "tiles")).toEqual([3, 8, 9]);
    expect(picks(pairs, [tile(9)], "tiles")).toEqual([3, 8]);
    expect(left(pairs, walk(pairs, tile(9), tile(3)))).toEqual([pairs[1]]);
  });

  test("a third one takes the place of the first", () => {
    expect(walk(pairs, tile(3), tile(8), tile(9))).toEqual([tile(8), tile(9)]);
  });

  test("one of them is put back by picking it again", () => {
    expect(walk(pairs, tile(3), tile(8), tile(3))).toEqual([tile(8)]);
  });
});

test("of two choices in one list, changing one leaves the other", () => {
  const ways = [
    ["a", "c"],
    ["a", "d"],
    ["b", "c"],
    ["b", "d"],
  ].map((take) => ({ type: "play", take }));
  const take = (value: string): Step => ({ field: "take", value });
  expect(walk(ways, take("a"), take("c"), take("d"))).toEqual([take("a"), take("d")]);
});
