import { expect, test } from "vitest";
import type { Args } from "../words/bundle";
import { winnersWord } from "./ending";

const say = (id: string, args: Args = {}) => `${id} ${String(args["names"] ?? "")}`.trim();
const list = (names: string[]) => names.join(" & ");

test("winners are named, and where the game itself has won nobody is", () => {
  expect(winnersWord(["Ann", "Cy"], say, list)).toBe("result-winners Ann & Cy");
  expect(winnersWord([], say, list)).toBe("result-nobody");
});
