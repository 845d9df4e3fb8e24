// What is said at one table, as this browser hears it: each line once, the muted left out, the unread counted.
import { type PHRASES, REACTIONS, type Said } from "./net/wire.gen";
import { recall, remember } from "./remembered";
import type { Say } from "./words/bundle";
import { isolated } from "./words/names";

export type Saying = (typeof PHRASES)[number] | (typeof REACTIONS)[number];
type Speaker = Pick<Said, "seat" | "name">;

const KEPT = 20; // tables whose muted people are remembered

/** A person is muted by seat and name, so that whoever takes the seat over is heard. */
type Muted = Record<string, string[]>; // by table

const keyOf = ({ seat }: Speaker, name: string) => `${seat ?? "watching"} ${name}`;
// The number alone would not do: a restarted server counts anew.
const isSame = (one: Said, other: Said) =>
  one.number === other.number && one.name === other.name && one.phrase === other.phrase && one.text === other.text;

/** Name whoever speaks as the table shows them now, or as they were called when they have moved or gone. */
export function speakerName({ seat, name }: Speaker, names: string[]): string {
  const shown = seat === null ? undefined : names[seat];
  const called = isolated(name);
  return shown?.startsWith(called) ? shown : called;
}

/** Tell whether a saying is a face. */
export const isFace = (phrase: string | null) => REACTIONS.some((one) => one === phrase);

/** Return what was said, in the language of whoever reads it. */
export const wordsOf = ({ phrase, text }: Said, say: Say) => (phrase ? say(`phrase-${phrase}`) : text);

export class Talk {
  said = $state.raw<Said[]>([]); // everything, the oldest first
  problem = $state.raw<string | null>(null); // why the last words were not passed on
  #muted = $state.raw<string[]>([]);
  #read = $state.raw(0); // so many lines have been looked at

  constructor(readonly table: string) {
    this.#muted = recall<Muted>("muted", {})[table] ?? [];
  }

  /** Hear something, but not again what is told once more after a broken line. */
  hear(line: Said): void {
    if (!this.said.some((known) => isSame(known, line))) this.said = [...this.said, line];
  }

  /** Return what is to be shown, given the names by seat. */
  audible(names: string[]): Said[] {
    return this.said.filter((line) => !this.isMuted(line, names));
  }

  /** Count what others said since the talk was last looked at. */
  unread(names: string[], self: number | null): number {
    const isNews = (line: Said) => (line.seat === null || line.seat !== self) && !this.isMuted(line, names);
    return this.said.slice(this.#read).filter(isNews).length;
  }

  /** Note that everything has been looked at. */
  read(): void {
    this.#read = this.said.length;
  }

  /** Tell whether this person is muted here. */
  isMuted(speaker: Speaker, names: string[]): boolean {
    return this.#muted.includes(keyOf(speaker, speakerName(speaker, names)));
  }

  /** Mute a person at this table, or listen again. */
  mute(speaker: Speaker, names: string[], silent: boolean): void {
    const key = keyOf(speaker, speakerName(speaker, names));
    const others = this.#muted.filter((muted) => muted !== key);
    this.#muted = silent ? [...others, key] : others;
    const tables = Object.entries({ ...recall<Muted>("muted", {}), [this.table]: this.#muted });
    remember("muted", Object.fromEntries(tables.slice(-KEPT)));
  }
}
