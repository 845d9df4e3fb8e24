// What is said at one table, as this browser hears it: each line once, the muted left out, the unread counted.
import type { PHRASES, Said } from "./net/wire.gen";
import { recall, remember } from "./remembered";

export type Phrase = (typeof PHRASES)[number];

const KEPT = 20; // tables whose muted people are remembered

/** A person is muted by seat and name, so that whoever takes the seat over is heard. */
type Muted = Record<string, string[]>; // by table

const keyOf = (seat: number, name: string) => `${seat} ${name}`;
// The number alone would not do: a restarted server counts anew.
const isSame = (one: Said, other: Said) =>
  one.number === other.number && one.seat === other.seat && one.phrase === other.phrase && one.text === other.text;

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
    return this.said.filter(({ seat }) => !this.isMuted(seat, names[seat] ?? ""));
  }

  /** Count what others said since the talk was last looked at. */
  unread(names: string[], self: number | null): number {
    const isNews = ({ seat }: Said) => seat !== self && !this.isMuted(seat, names[seat] ?? "");
    return this.said.slice(this.#read).filter(isNews).length;
  }

  /** Note that everything has been looked at. */
  read(): void {
    this.#read = this.said.length;
  }

  /** Tell whether this person is muted here. */
  isMuted(seat: number, name: string): boolean {
    return this.#muted.includes(keyOf(seat, name));
  }

  /** Mute a person at this table, or listen again. */
  mute(seat: number, name: string, silent: boolean): void {
    const others = this.#muted.filter((key) => key !== keyOf(seat, name));
    this.#muted = silent ? [...others, keyOf(seat, name)] : others;
    const tables = Object.entries({ ...recall<Muted>("muted", {}), [this.table]: this.#muted });
    remember("muted", Object.fromEntries(tables.slice(-KEPT)));
  }
}
