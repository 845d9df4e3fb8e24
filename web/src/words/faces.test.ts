// Cards in words, where a game has them.
import { expect, test } from "vitest";
import type { Args } from "./bundle";
import { faceOf } from "./faces";

const texts: Record<string, (args: Args) => string> = {
  "toy-face-0": () => "joker",
  "toy-face-r": ({ number }) => `red ${String(number)}`,
};
const say = (id: string, args: Args = {}) => texts[id]?.(args) ?? id;
const face = (card: string | number) => faceOf("toy", card, say, (id) => id in texts);

test("a card with words is said in words, any other as it is", () => {
  expect(face(0)).toBe("joker");
  expect(face("r5")).toBe("red 5");
  expect(face(7)).toBe(7);
  expect(face("g5")).toBe("g5");
});
