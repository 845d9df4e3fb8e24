// Cards in words, where a game has them.
import { expect, test } from "vitest";
import type { Args } from "./bundle";
import { cardName } from "./cards";

const texts: Record<string, (args: Args) => string> = {
  "toy-card-0": () => "joker",
  "toy-card-r": ({ number }) => `red ${String(number)}`,
};
const say = (id: string, args: Args = {}) => texts[id]?.(args) ?? id;
const name = (card: string | number) => cardName("toy", card, say, (id) => id in texts);

test("a card with words is said in words, any other as it is", () => {
  expect(name(0)).toBe("joker");
  expect(name("r5")).toBe("red 5");
  expect(name(7)).toBe(7);
  expect(name("g5")).toBe("g5");
});
