// Applying what changed: each form a change can have, alone and within others; the old value is left as it was.
import { expect, test } from "vitest";
import { changed } from "./changes";

test.each([
  ["another value", 1, [2], 2],
  ["nothing where something was", { a: 1 }, [null], null],
  ["a list where a list was", [1, 2], [[3]], [3]],
  ["a member", { a: 1, b: 2 }, { b: [3] }, { a: 1, b: 3 }],
  ["a member of a member", { a: { b: [1, 2] }, c: 0 }, { a: { b: [1, 1] } }, { a: { b: [1] }, c: 0 }],
  ["items by place", [[1], [2], [3]], { 1: [[4, 5]] }, [[1], [4, 5], [3]]],
  ["an item gone", [1, 2, 3], [1, 1], [1, 3]],
  ["items come", [1, 2], [2, 0, 3, 4], [1, 2, 3, 4]],
  [
    "some here and some there, the last place first",
    [1, 2, 3, 4],
    [
      [3, 1],
      [0, 2, 9],
    ],
    [9, 3],
  ],
])("%s", (_, old, change, now) => {
  const before = structuredClone(old);
  expect(changed(old, change)).toEqual(now);
  expect(old).toEqual(before);
});
