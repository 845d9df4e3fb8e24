// From the fields of a choice or an event to the arguments of its message; Python words them by the same convention.
import type { Args } from "./bundle";

const SEATS = new Set(["winners", "flips"]);
const CARDS = new Set(["card", "cards", "take", "covering"]);

type Argument = string | number;

/** How names, lists and cards are written in the language of the moment. */
export interface Writing {
  names: string[]; // by seat
  list: (names: string[]) => string;
  face: (card: Argument) => Argument;
}

function joined(field: string, items: unknown[], writing: Writing): string {
  if (SEATS.has(field) && items.length > 0) return writing.list(items.map((seat) => nameOf(seat, writing)));
  const said = CARDS.has(field) ? items.map((card) => writing.face(plain(card))) : items.flat();
  return said.map(String).join(", ") || "none"; // for a selector to match
}

function nameOf(seat: unknown, writing: Writing): string {
  return seat === null ? "none" : (writing.names[Number(seat)] ?? String(Number(seat)));
}

function argument(field: string, value: unknown, writing: Writing): [string, Argument] {
  if (field === "seat") return ["player", nameOf(value, writing)];
  if (field === "victim") return ["victim", nameOf(value, writing)];
  if (field === "card") return ["card", writing.face(plain(value))];
  if (field === "row") return ["row", value === null ? "none" : Number(value) + 1]; // counted from 1 on screen
  if (Array.isArray(value)) return [field, joined(field, value, writing)];
  return [field, plain(value)];
}

function plain(value: unknown): Argument {
  if (typeof value === "number" || typeof value === "string") return value;
  return value === null ? "none" : JSON.stringify(value);
}

/** Return the arguments of the message that words this choice or event. */
export function argsOf(fields: object, writing: Writing): Args {
  const entries = Object.entries(fields).filter(([field]) => field !== "type");
  return Object.fromEntries(entries.map(([field, value]) => argument(field, value, writing)));
}

/** Return the Fluent id of a choice or an event: its game, its kind and its tag. */
export function idOf(game: string, kind: "choice" | "event", tagged: unknown): string {
  return `${game}-${kind}-${(tagged as { type: string }).type}`;
}
