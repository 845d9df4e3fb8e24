// From the fields of a choice or an event to the arguments of its message; Python words them by the same convention.
import type { Args } from "./bundle";
import type { Meanings } from "./meaning";

type Argument = string | number;

/** How names, lists and cards are written in the language of the moment. */
export interface Writing {
  names: string[]; // by seat
  list: (names: string[]) => string;
  card: (card: Argument) => Argument;
}

function plain(value: unknown): Argument {
  if (typeof value === "number" || typeof value === "string") return value;
  return value === null ? "none" : JSON.stringify(value);
}

/** Say one value that stands for something; rows count from 1 on screen. */
function said(value: unknown, means: string | undefined, { names, card }: Writing): Argument {
  if (value === null) return "none";
  if (means === "seat") return names[Number(value)] ?? plain(value);
  if (means === "row") return Number(value) + 1;
  return means === "card" ? card(plain(value)) : plain(value);
}

function argument(value: unknown, means: string | undefined, writing: Writing): Argument {
  if (!Array.isArray(value)) return said(value, means, writing);
  if (means === "score") return value.map((score, seat) => `${writing.names[seat] ?? ""} ${score}`).join(", ");
  const items = value.flat().map((item) => String(said(item, means, writing)));
  return (means === "seat" ? writing.list(items) : items.join(", ")) || "none"; // for a selector to match
}

/** Return the arguments of the message that words this choice or event; the one who acts is its `$player`. */
export function argsOf(told: object, means: Meanings, writing: Writing): Args {
  const { type, ...fields } = told as { type: string };
  const known = means[type] ?? {};
  const absent = Object.keys(known).map((field) => [field, null]); // what is left out on the wire
  const entries = Object.entries({ ...Object.fromEntries(absent), ...fields } as object).map(([field, value]) => [
    field,
    argument(value, known[field], writing),
  ]);
  return Object.fromEntries(entries.map(([field, said]) => [field === "seat" ? "player" : field, said])) as Args;
}

/** Return the Fluent id of a choice or an event: its game, its kind and its tag. */
export function idOf(game: string, kind: "choice" | "event", tagged: unknown): string {
  return `${game}-${kind}-${(tagged as { type: string }).type}`;
}
