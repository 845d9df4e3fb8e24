// The places of a hand: what leaves it leaves a gap, so that nothing moves under the finger until something new comes.

/** Remembers where each thing lay. */
export class Places<Item extends string | number> {
  #all: Item[] = [];

  /** Return what lies in each place, null where something has gone; a thing never seen before lays all out anew. */
  of(items: (Item | null)[]): (Item | null)[] {
    const there = items.filter((item) => item !== null);
    if (!there.every((item) => this.#all.includes(item))) this.#all = there;
    return this.#all.map((item) => (there.includes(item) ? item : null));
  }
}
