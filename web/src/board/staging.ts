// The three parts of a game's stage, each from a table by type of event: what it changes, how long it is looked at, and
// how it sounds.
import type { Sound } from "../attention/sound";
import type { Pause } from "./contract";

interface Told {
  type: string;
}
type Named<Event extends Told, Type> = Extract<Event, { type: Type }>;
type Changes<View, Event extends Told> = {
  [Type in Event["type"]]: (view: View, event: Named<Event, Type>) => View;
};
type Beats = [before: number, after: number]; // milliseconds
type Times<View, Event extends Told> = Partial<Record<Event["type"], Beats | ((view: View) => Beats)>>;

const USUAL: Beats = [300, 600];

/** Make `apply`: each event changes the view as the table says. */
export function changes<View, Event extends Told>(table: Changes<View, Event>) {
  const named = table as unknown as Partial<Record<string, (view: View, event: Event) => View>>;
  return (view: View, event: Event): View => named[event.type]?.(view, event) ?? view;
}

/** Make `pause`: how long each event is announced, and then looked at; what is not in the table as long as usual. */
export function pauses<View, Event extends Told>(table: Times<View, Event>) {
  return ({ type }: Event, view: View): Pause => {
    const beats = table[type as Event["type"]] ?? USUAL;
    const [before, after] = typeof beats === "function" ? beats(view) : beats;
    return { before, after };
  };
}

/** Make `sound`: what is not in the table makes none. */
export function sounds<Event extends Told>(table: Partial<Record<Event["type"], Sound>>) {
  return ({ type }: Event): Sound | null => table[type as Event["type"]] ?? null;
}
