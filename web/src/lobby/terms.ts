// How a table is played, in words: each option that matters and asks for something, then hints and the clock.
import type { GameListing, TableListing } from "../net/wire.gen";
import type { Say } from "../words/bundle";
import { type Field, fieldsOf, matters, type Options, type Value, valueId } from "./options";

export interface Term {
  id: string;
  name: string;
  value: string;
}

type Worded = (id: string) => boolean;

function wordOf(game: string, field: Field, value: Value, say: Say, isWorded: Worded): string {
  const id = valueId(game, field.name, value);
  return isWorded(id) ? say(id) : String(value);
}

/** Tell whether an option changes anything: what is off or without a limit is not worth a line. */
const asks = (value: unknown): value is Value => value !== undefined && value !== false && typeof value !== "object";

/** List how a table is played. */
export function termsOf(game: GameListing, table: TableListing, say: Say, isWorded: Worded): Term[] {
  const options = table.options as Options;
  const fields = fieldsOf(game.options).filter((field) => matters(field, options) && asks(options[field.name]));
  const chosen = fields.map((field) => ({
    id: field.name,
    name: say(`${game.id}-option-${field.name}`),
    value: wordOf(game.id, field, options[field.name] ?? null, say, isWorded),
  }));
  const compete = table.seats.filter(({ kind }) => kind === "human").length > 1;
  const hints = table.hints && compete ? [{ id: "hints", name: say("form-hints"), value: say("form-hints-yes") }] : [];
  return [...chosen, ...hints, { id: "clock", name: say("form-clock"), value: say(`form-clock-${table.clock}`) }];
}
