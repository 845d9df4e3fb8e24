// The flipper: a card played with it counts as its digits reversed until it lies in a row (Z2, Z5).
import type { Choice, Play } from "./types.gen";

/** Return what a card counts as while it waits to be placed. */
export function counted(card: number, flip: boolean): number {
  return flip ? 10 * (card % 10) + Math.floor(card / 10) : card;
}

/** Tell whether this choice uses the flipper. */
export function isFlip(choice: Choice): choice is Play {
  return choice.type === "play" && choice.flip === true;
}

export const FLIP = "M4 8h14l-4-4M20 16H6l4 4"; // the sign of it: two arrows changing places
