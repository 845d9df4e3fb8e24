// What a hint makes of options: figures beside each other, the best ones lit.
import { expect, test } from "vitest";
import { bestOf, withWorth, worths } from "./worth";

const say = (id: string, args = {}) => `${id} ${Object.values(args).join("/")}`;
const pointsOf = (values: number[]) => worths(values, say).map(({ points, best }) => (best ? "best" : points));

test("values on any scale become figures from 0 to 10, and only the best is lit", () => {
  expect(pointsOf([-30, -10, -20])).toEqual([0, "best", 5]);
  expect(pointsOf([0.001, 0.002])).toEqual([0, "best"]);
  expect(pointsOf([0, 99.9, 100])).toEqual([0, 9, "best"]); // not quite the best does not look like it
});

test("of equals none is better", () => {
  expect(pointsOf([3, 3])).toEqual(["best", "best"]);
});

test("what leads to several options is worth as much as the best of them", () => {
  const found = worths([0, 10, 5], say);
  expect(bestOf([...found.toSpliced(1, 1), null])).toBe(found[2]);
  expect(bestOf(found)).toBe(found[1]);
  expect(bestOf([null])).toBeNull();
  expect(bestOf([])).toBeNull();
});

test("it is said beside the name of a thing", () => {
  const [low = null] = worths([0, 10], say);
  expect(withWorth("17", low)).toBe("17, hint-worth 0/10");
  expect(withWorth("17", null)).toBe("17");
});
