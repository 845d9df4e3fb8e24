// What a hint makes of an option: a figure from 0 to 10 beside the others of the same question, and the same in words.
import type { Say } from "../words/bundle";

export interface Worth {
  points: number; // from 0 for the worst to MOST for the best
  best: boolean;
  words: string;
}

export const MOST = 10;

/** Return what options are worth, from their values on whatever scale; of equals none is better. */
export function worths(values: number[], say: Say): Worth[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return values.map((value) => {
    const best = value === high;
    const points = best ? MOST : Math.min(MOST - 1, Math.round((MOST * (value - low)) / (high - low)));
    return { points, best, words: say(best ? "hint-best" : "hint-worth", { points, most: MOST }) };
  });
}

/** Return the best of several: what a pick is worth that leads to any of them. */
export function bestOf(found: (Worth | null)[]): Worth | null {
  return found.reduce(
    (best, one) => (one && (one.best || one.points > (best?.points ?? -1)) && !best?.best ? one : best),
    null,
  );
}

/** Name a thing for those who listen, with what a hint makes of it. */
export const withWorth = (name: string, worth: Worth | null) => (worth ? `${name}, ${worth.words}` : name);
