// A hand keeps its places: no card moves but the one played.
import { expect, test } from "vitest";
import { Places } from "./places";

test("what leaves a hand leaves a gap, and comes back into it", () => {
  const places = new Places<number>();
  expect(places.of([3, 5, 9])).toEqual([3, 5, 9]);
  expect(places.of([3, 9])).toEqual([3, null, 9]);
  expect(places.of([])).toEqual([null, null, null]);
  expect(places.of([5, 9])).toEqual([null, 5, 9]);
});

test("something new lays all out anew", () => {
  const places = new Places<number>();
  places.of([3, 5, 9]);
  expect(places.of([3, 7])).toEqual([3, 7]);
});
