// The contract of a board: props in, `choose` out. It knows no network, no store and no rule of its game.
import type { Sound } from "../attention/sound";
import type { Animal } from "../kit/animals";
import type { Result } from "../net/wire.gen";
import type { Args, Say } from "../words/bundle";
import type { Worth } from "./worth";

/** Who sits at a seat, as a board shows it. */
export interface Sitter {
  name: string;
  online: boolean;
  animal: Animal | null; // what a bot looks like
  level: string | null; // how it plays, in words
}

/** The question put to the person at this screen. */
export interface Question<Choice> {
  prompt: string; // Fluent id
  options: Choice[];
}

export interface BoardProps<View, Event, Choice> {
  view: View; // as shown: between two events of an update it is neither the old nor the new truth
  asked: Question<Choice> | null;
  chosen: Choice | null; // the sealed answer to the open question
  event: Event | null; // the one being played
  ending: boolean; // what is being played ends the game
  waiting: number[]; // the seats that still have to answer
  sitters: Sitter[]; // by seat
  seat: number | null; // of the person at this screen; null watches
  oneTap: boolean; // a first tap already chooses
  tempo: number; // factor on every movement; 0 shows none
  say: Say;
  word: (choice: Choice) => string;
  worth: (option: Choice) => Worth | null; // what a hint makes of it, if one was asked for
  choose: (option: Choice) => void;
  onward: () => void; // cut the pause of the event being played short
}

/** What a game's score sheet, `web/Scores.svelte`, is given; the shell opens it. */
export interface ScoresProps<View> {
  view: View;
  sitters: Sitter[];
  say: Say;
}

/** What a game's ending, `web/Ending.svelte`, is given: what is worth telling of a finished game, beside its places. */
export interface EndingProps<View, Event> {
  view: View;
  result: Result;
  story: Event[]; // all that happened, as everyone may know it; empty until it is here
  sitters: Sitter[];
  seat: number | null; // of the person at this screen
  say: Say;
}

/** How long an event is announced before it is applied, and shown after, in milliseconds. */
export interface Pause {
  before: number;
  after: number;
}

/** How a game's events change what is shown; each game's `web/stage.ts` exports one. */
export interface Stage<View, Event> {
  apply: (view: View, event: Event) => View;
  pause: (event: Event, view: View, ending: boolean) => Pause; // `ending`: the game is over with what happens now
  sound?: (event: Event) => Sound | null; // how it sounds; the end is heard without it
}

/** Why an event came about: the rule and the message that says it, which gets the event's own arguments as well. */
export interface Reason {
  rule: string; // such as "N6"
  says: string; // Fluent id
  args?: Args;
}

/** Say what comes of an option as things stand; `web/hint.ts` of a game may export one, and a hint tells it of the best. */
export type Outcome<View, Choice> = (
  choice: Choice,
  telling: { view: View; names: string[]; list: (names: string[]) => string },
) => { says: string; args?: Args } | null;

/** Explain an event to whoever asks why; `web/why.ts` of a game may export one. */
export type Why<View, Event> = (event: Event, telling: { before: Event | null; view: View }) => Reason | null;

/** The chance that lies in a seed, as docs/fairness.md draws it: by the name of a stream. */
export interface Chance {
  number: (stream: string, limit: number) => Promise<number>; // the first one
  shuffled: <T>(stream: string, items: T[]) => Promise<T[]>;
}

/** What was dealt, under the names that views have for it: to each seat alone, and for all to see. */
export interface Opening {
  own: Record<string, unknown[]>; // by seat
  all: Record<string, unknown>;
}

/** Deal a game from its chance; `web/deal.ts` of a game may export one, for checking and not for playing. */
export type Deal<Options> = (chance: Chance, players: number, options: Options) => Promise<Opening>;
