// The four parts of a game's stage, each from a table by type of event: what it changes, how long it is looked at, what the
// eye is led to, and how it sounds.
import type { Sound } from "../attention/sound";
import type { Pause } from "./contract";
import type { Act } from "./theatre";

interface Told {
  type: string;
}
type Named<Event extends Told, Type> = Extract<Event, { type: Type }>;
type Changes<View, Event extends Told> = {
  [Type in Event["type"]]: (view: View, event: Named<Event, Type>) => View;
};
type Acts<View, Event extends Told> = {
  [Type in Event["type"]]?: (event: Named<Event, Type>, view: View) => Act | null;
};
type Beats = [before: number, after: number]; // milliseconds
type Times<View, Event extends Told> = Partial<Record<Event["type"], Beats | ((view: View, ending: boolean) => Beats)>>;

const USUAL: Beats = [300, 600];

/** The pause between two rounds, to read what it brought; the last one is told with the end of the game. */
export function betweenRounds(_view: unknown, ending: boolean): Beats {
  return ending ? [400, 900] : [400, 6000];
}

/** Make `apply`: each event changes the view as the table says. */
export function changes<View, Event extends Told>(table: Changes<View, Event>) {
  const named = table as unknown as Partial<Record<string, (view: View, event: Event) => View>>;
  return (view: View, event: Event): View => named[event.type]?.(view, event) ?? view;
}

/** Make `pause`: how long each event is announced, and then looked at; what is not in the table as long as usual. */
export function pauses<View, Event extends Told>(table: Times<View, Event>) {
  return ({ type }: Event, view: View, ending = false): Pause => {
    const beats = table[type as Event["type"]] ?? USUAL;
    const [before, after] = typeof beats === "function" ? beats(view, ending) : beats;
    return { before, after };
  };
}

/** Make `act`: what is seen of an event beside things moving. */
export function acts<View, Event extends Told>(table: Acts<View, Event>) {
  const named = table as unknown as Partial<Record<string, (event: Event, view: View) => Act | null>>;
  return (event: Event | null, view: View): Act | null => (event && named[event.type]?.(event, view)) ?? null;
}

/** Make `sound`: what is not in the table makes none. */
export function sounds<Event extends Told>(table: Partial<Record<Event["type"], Sound>>) {
  return ({ type }: Event): Sound | null => table[type as Event["type"]] ?? null;
}
