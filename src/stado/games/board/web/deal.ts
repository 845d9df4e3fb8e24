// How the board game deals, from docs/fairness.md: for checking a deal, not for playing.
import { type Deal, handsOf, upTo } from "$web/board";
import type { Options } from "./types.gen";

const HAND = 12;
const ACTIVE = 4; // rows with a tile
const ACTIONS = ["stop", "swap", "skip", "front", "any", "more"] as const;
const OF_OURS = 4; // of each kind, on our own layout
const OURS_ROWS = 10;

/** Return what is dealt. */
export const deal: Deal<Options> = async (chance, players, { side, layout }) => {
  const deck = await chance.shuffled("deal", upTo(100));
  const starts = deck.slice(players * HAND, players * HAND + ACTIVE).map((tile) => [tile]);
  const full = typeof layout === "object" ? layout : null;
  const empty = Array.from({ length: (full?.rows[side ?? "basic"].length ?? OURS_ROWS) - ACTIVE }, () => []);
  const rows = side === "advanced" && players > 3 ? [...empty, ...starts] : [...starts, ...empty];
  const hand = handsOf(deck, players, HAND);
  if (side !== "advanced") return { own: { hand }, all: { rows } };
  const cards = ACTIONS.flatMap((kind) => Array<string>(full?.actions[kind] ?? OF_OURS).fill(kind));
  const own_actions = handsOf(await chance.shuffled("actions/0", cards), players, 2);
  return { own: { hand, own_actions }, all: { rows } };
};
