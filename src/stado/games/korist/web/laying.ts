// A layer is put together in steps: its value, how many cards, how many of them jokers. Every step stays on the listed
// options, so nothing can be built that may not be laid.
import { JOKER, type Lay } from "./types.gen";

const jokersIn = ({ jokers = 0 }: Lay) => jokers;

/** List the options of one value. */
export function laysOf(options: Lay[], value: number): Lay[] {
  return options.filter((option) => option.value === value);
}

/** Choose what is most likely meant by a value: all its cards and no joker; of jokers, a single one. */
export function firstLay(lays: Lay[]): Lay | null {
  const plain = lays.filter((lay) => jokersIn(lay) === 0 || lay.value === JOKER);
  const sorted = plain.sort((one, other) => one.count - other.count);
  return (sorted[0]?.value === JOKER ? sorted[0] : sorted.at(-1)) ?? null;
}

/** Find the layer with one card more or less and as few jokers as can be; null where there is none. */
export function withCount(lays: Lay[], { count }: Lay, step: 1 | -1): Lay | null {
  const fitting = lays.filter((lay) => lay.count === count + step);
  return fitting.sort((one, other) => jokersIn(one) - jokersIn(other))[0] ?? null;
}

/** Find the layer of as many cards with one joker more or less among them; null where there is none. */
export function withJokers(lays: Lay[], lay: Lay, step: 1 | -1): Lay | null {
  const wanted = jokersIn(lay) + step;
  return lays.find((other) => other.count === lay.count && jokersIn(other) === wanted) ?? null;
}
