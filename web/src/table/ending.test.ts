import { expect, test } from "vitest";
import type { Args } from "../words/bundle";
import { endingWord, winnersWord } from "./ending";

const say = (id: string, args: Args = {}) => `${id} ${String(args["names"] ?? "")}`.trim();
const list = (names: string[]) => names.join(" & ");

test("winners are named, and where the game itself has won nobody is", () => {
  expect(winnersWord(["Ann", "Cy"], say, list)).toBe("result-winners Ann & Cy");
  expect(winnersWord([], say, list)).toBe("result-nobody");
});

test("everyone reads what the end means to them", () => {
  const say = (id: string, args: object = {}) => [id, ...Object.values(args).map(String)].join(" ");
  const result = { scores: [10, 20, 10], places: [1, 3, 1], winners: [0, 2], opponent: null };
  expect([0, 1, null].map((seat) => endingWord(result, seat, say))).toEqual([
    "result-you-share",
    "result-you-place 3",
    "result-title",
  ]);
  expect(endingWord({ ...result, winners: [0] }, 0, say)).toBe("result-you-won");
  expect(endingWord({ ...result, winners: [], opponent: 14 }, 0, say)).toBe("result-together-lost");
});
