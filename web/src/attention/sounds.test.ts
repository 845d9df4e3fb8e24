// Sounds follow the tags of events, and winning sounds otherwise than the end.
import { expect, test } from "vitest";
import { soundOf } from "./sounds";

test.each([
  ["placed", "place"],
  ["took", "take"],
  ["row-taken", "take"],
  ["revealed", null],
])("%s sounds as %s", (type, sound) => {
  expect(soundOf({ type }, 0)).toBe(sound);
});

test("only winners hear that they won", () => {
  const ended = { type: "game-ended", winners: [1, 2] };
  expect([0, 1, 2, null].map((seat) => soundOf(ended, seat))).toEqual(["over", "win", "win", "over"]);
});
