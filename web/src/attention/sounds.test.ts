// An event sounds as its game says, and winning sounds otherwise than the end.
import { expect, test } from "vitest";
import type { Sound } from "./sound";
import { soundOf } from "./sounds";

const games = import.meta.glob<{ sound: (event: unknown) => Sound | null }>("../../../src/stado/games/*/web/stage.ts", {
  eager: true,
});

test("an event sounds as its game says", () => {
  expect(soundOf({ type: "placed" }, 0, { sound: () => "place" })).toBe("place");
  expect(soundOf({ type: "placed" }, 0, { sound: () => null })).toBeNull();
  expect(soundOf({ type: "placed" }, 0, {})).toBeNull();
});

test("only winners hear that they won", () => {
  const ended = { type: "game-ended", winners: [1, 2] };
  expect([0, 1, 2, null].map((seat) => soundOf(ended, seat, {}))).toEqual(["over", "win", "win", "over"]);
});

test.each([
  ["nimmt", "took"],
  ["buffalo", "took"],
  ["board", "row-taken"],
  ["gap", "took"],
  ["korist", "plundered"],
  ["_template", "picked"],
])("in %s it is heard when cards are taken", (game, type) => {
  expect(games[`../../../src/stado/games/${game}/web/stage.ts`]?.sound({ type })).toBe("take");
});
