// The director plays updates one after another: each event is announced, applied and looked at, then the truth is shown.
// It keeps every update and an index, so that showing the last turn again is only another index.
import type { Update } from "../net/wire.gen";
import type { Stage } from "../board/contract";

/** What is on stage now. */
export interface Shown extends Update {
  event: unknown; // the one being played, null between updates
  opening: boolean; // it is the first of its update, and announced: what was chosen still lies there
  lasts: number; // for how long it is shown unless the play hurries, in milliseconds
  acted: boolean; // it has been applied; before that it is only announced
  ending: boolean; // with this update the game is over
}

/** Waits so many milliseconds, or less when it is cut short. */
export interface Timer {
  wait: (milliseconds: number) => Promise<void>;
  cut: () => void;
}

const BEHIND = 2; // updates with events still to come from which on the play hurries
const HURRY = 0.5; // no event is shown for less of its time than this, however fast the others are
const MANY = 60; // events of one update from which on they are what someone missed: told, not played

export class Director {
  readonly updates: Update[] = [];
  index = 0; // of the update played next
  #shown: Shown | null = null;
  #playing = false;
  #retold = 0; // updates before this index have been told already

  constructor(
    readonly stage: Stage<unknown, unknown>,
    readonly timer: Timer,
    readonly show: (shown: Shown) => void,
    readonly tell: (event: unknown, opening: boolean) => void,
  ) {}

  /** Queue an update; the first one is shown as it is. */
  take(update: Update): void {
    this.updates.push(update);
    void this.#run();
  }

  /** Go on to the next event at once. */
  onward(): void {
    this.timer.cut();
  }

  /** Play the last update that had events once more. */
  again(): void {
    const last = this.updates.slice(0, this.index).findLastIndex((update) => update.events.length > 0);
    const start = this.updates[last - 1];
    if (this.#playing || start === undefined) return;
    this.index = last;
    this.#set(settled(start));
    void this.#run();
  }

  /** Show once more what is on stage. */
  restore(): void {
    if (this.#shown) this.show(this.#shown);
  }

  async #run(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    for (let next = this.updates[this.index]; next; next = this.updates[this.index]) {
      this.index += 1;
      await this.#play(next);
      this.#retold = Math.max(this.#retold, this.index);
    }
    this.#playing = false;
  }

  async #play(update: Update): Promise<void> {
    const told = this.index <= this.#retold;
    const missed = update.events.length >= MANY;
    for (const [index, event] of update.events.entries()) {
      if (!told) this.tell(event, index === 0);
      if (!missed) await this.#enact(event, index === 0, update.result !== null);
    }
    this.#set(settled(update));
  }

  async #enact(event: unknown, opening: boolean, ending: boolean): Promise<void> {
    if (!this.#shown) return;
    const { view, chosen } = this.#shown;
    const { before, after } = this.stage.pause(event, view, ending);
    const still = {
      ...this.#shown,
      asked: null,
      advising: null,
      waiting: [],
      result: null,
      event,
      ending,
      lasts: before + after,
    };
    this.#set({ ...still, chosen: opening ? chosen : null, opening, acted: false });
    await this.#wait(before);
    this.#set({ ...still, view: this.stage.apply(view, event), chosen: null, opening: false, acted: true });
    await this.#wait(after);
  }

  #set(shown: Shown): void {
    this.#shown = shown;
    this.show(shown);
  }

  async #wait(milliseconds: number): Promise<void> {
    const behind = this.updates.slice(this.index).filter((update) => update.events.length > 0).length;
    await this.timer.wait(behind >= BEHIND ? milliseconds * HURRY : milliseconds);
  }
}

/** Return the truth after an update: nothing is being played. */
function settled(update: Update): Shown {
  return { ...update, event: null, opening: false, lasts: 0, acted: false, ending: update.result !== null };
}
