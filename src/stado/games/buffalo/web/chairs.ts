// Where the team sits in a roomy window: at both sides, for the buffalo is opposite.
import type { Chair, Shares } from "$web/board";

/** How many of so many players sit at each side, beside the one whose screen it is. */
export function sharesOf(players: number): Shares {
  return { left: Math.ceil((players - 1) / 2), right: Math.floor((players - 1) / 2) };
}

/** The buffalo's place, behind what stands for both sides (Sides.svelte). */
export const HEAD: Chair = { side: "top", at: 0.5, beside: "calc(36rem + var(--gap))" };
