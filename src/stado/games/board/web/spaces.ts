// The spaces of the board, read from the short codes of its layout into what is drawn and said.

export type Sort =
  "plain" | "green" | "red" | "plus" | "minus" | "two" | "take" | "take-cows" | "take-tiles" | "tile" | "action";

export interface Space {
  sort: Sort;
  amount: number; // of cows, or of points
}

const PLAIN: Record<string, Sort> = {
  ".": "plain",
  "2T": "two",
  T: "take",
  Tc: "take-cows",
  Tt: "take-tiles",
  D: "tile",
  A: "action",
};

/** Read the code of a space. */
export function spaceOf(code: string): Space {
  const sort = PLAIN[code];
  if (sort) return { sort, amount: 0 };
  if (code.startsWith("G")) return { sort: "green", amount: code.length };
  if (code.startsWith("R")) return { sort: "red", amount: code.length };
  return { sort: code.startsWith("+") ? "plus" : "minus", amount: Math.abs(Number(code)) };
}

/** List every sort of space that lies on this board, each once and the simple ones first. */
export function sortsOn(board: string[][]): Space[] {
  const codes = [...new Set(board.flat())].filter((code) => code !== ".");
  const order = [...Object.values(PLAIN), "green", "red", "plus", "minus"] as Sort[];
  return codes.map(spaceOf).sort((one, other) => order.indexOf(one.sort) - order.indexOf(other.sort));
}

const RULES: Partial<Record<Sort, string>> = {
  "take-cows": "D11",
  "take-tiles": "D11",
  tile: "D11",
  action: "D11",
  take: "D6",
};

/** Return the rule that a space comes from. */
export function ruleOf({ sort }: Space): string {
  return RULES[sort] ?? "D5";
}
