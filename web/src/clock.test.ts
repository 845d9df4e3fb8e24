// Clocks count down between two messages, and stand where the server says so.
import { expect, test } from "vitest";
import { clockOf, secondsLeft, spelled, told } from "./clock";

const clock = (running: boolean, seconds = 30) => ({ seat: 1, seconds, running });

test("a running clock loses what has passed since it was told, and never falls below nothing", () => {
  expect(secondsLeft(clock(true), 1_000, 6_500)).toBe(24.5);
  expect(secondsLeft(clock(true), 1_000, 99_000)).toBe(0);
});

test("a clock that does not run stands", () => {
  expect(secondsLeft(clock(false), 1_000, 99_000)).toBe(30);
});

test.each([
  [0, "0:00"],
  [0.2, "0:01"],
  [9, "0:09"],
  [60, "1:00"],
  [89.5, "1:30"],
])("%d seconds are written %s", (seconds, words) => {
  expect(spelled(seconds)).toBe(words);
});

test("whoever is not asked has no clock", () => {
  const now = told({ type: "clocks", step: 3, clocks: [clock(true)] }, 0);
  expect(clockOf(now, 1)?.seconds).toBe(30);
  expect(clockOf(now, 0)).toBeNull();
  expect(clockOf(null, 1)).toBeNull();
});
