// The options form: a field for every kind of option a schema can name.
import { expect, test } from "vitest";
import { fieldsOf, initialOptions, matters, someNumber, valueId } from "./options";

const schema = {
  type: "object",
  properties: {
    variant: { enum: ["base", "professional"], default: "base" },
    target: { anyOf: [{ type: "integer", minimum: 1, maximum: 1000 }, { type: "null" }], default: 66 },
    rounds: { anyOf: [{ type: "integer", minimum: 1, maximum: 100 }, { type: "null" }], default: null },
    fan: { anyOf: [{ enum: ["even_odd", "cow"] }, { type: "null" }], default: null },
    lucky: { type: "boolean", default: false },
    hand: { type: "integer", minimum: 5, maximum: 10, default: 10 },
    house: { type: "object", default: {} },
  },
};

test("each kind of option becomes its kind of field, in order", () => {
  expect(fieldsOf(schema)).toEqual([
    { name: "variant", kind: "enum", values: ["base", "professional"], nullable: false, initial: "base" },
    { name: "target", kind: "integer", minimum: 1, maximum: 1000, nullable: true, initial: 66 },
    { name: "rounds", kind: "integer", minimum: 1, maximum: 100, nullable: true, initial: null },
    { name: "fan", kind: "enum", values: ["even_odd", "cow", null], nullable: true, initial: null },
    { name: "lucky", kind: "boolean", nullable: false, initial: false },
    { name: "hand", kind: "integer", minimum: 5, maximum: 10, nullable: false, initial: 10 },
  ]);
});

test("an untouched form sends the defaults of the game", () => {
  expect(initialOptions(fieldsOf(schema))).toEqual({
    variant: "base",
    target: 66,
    rounds: null,
    fan: null,
    lucky: false,
    hand: 10,
  });
});

test("an option without effect beside the others does not matter", () => {
  const flips = { enum: ["game", "round"], default: "round", "x-only-with": { fan: "flip" } };
  const [always, sometimes] = fieldsOf({ properties: { fan: { enum: ["cow", "flip"], default: "cow" }, flips } });
  expect(always && matters(always, { fan: "cow", flips: "round" })).toBe(true);
  expect(sometimes && matters(sometimes, { fan: "cow", flips: "round" })).toBe(false);
  expect(sometimes && matters(sometimes, { fan: "flip", flips: "round" })).toBe(true);
});

test("a number switched on again is within its limits", () => {
  const numbers = fieldsOf(schema).filter((field) => field.kind === "integer");
  expect(numbers.map((field) => someNumber(field))).toEqual([66, 3, 10]);
  const high = { name: "x", kind: "integer" as const, minimum: 7, maximum: 9, nullable: true, initial: null };
  expect(someNumber(high)).toBe(7);
});

test("values are worded by game, option and value, with none for nothing", () => {
  expect(valueId("nimmt", "fan", "even_odd")).toBe("nimmt-option-fan-even_odd");
  expect(valueId("nimmt", "rounds", null)).toBe("nimmt-option-rounds-none");
});

test("a game without options has an empty form", () => {
  expect(fieldsOf({ type: "object" })).toEqual([]);
});

test("an option with one value alone is no choice, until a host adds another", () => {
  const layouts = (...names: string[]) => ({ properties: { layout: { enum: names, default: "ours" } } });
  expect(fieldsOf(layouts("ours"))).toEqual([]);
  expect(fieldsOf(layouts("ours", "mine"))).toMatchObject([{ name: "layout", values: ["ours", "mine"] }]);
});
