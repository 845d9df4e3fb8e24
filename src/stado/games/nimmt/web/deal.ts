// How nimmt deals its first round, from docs/fairness.md: for checking a deal, not for playing.
import { type Deal, handsOf, upTo } from "$web/board";
import type { Options } from "./types.gen";

const HAND = 10;
const ROWS = 4;

/** Return what is dealt. */
export const deal: Deal<Options> = async (chance, players, { variant, fan }) => {
  if (variant === "professional") return { own: {}, all: { first: await chance.number("first", players) } };
  const deck = await chance.shuffled("deal/1", upTo(104));
  const starts = deck.slice(players * HAND, players * HAND + ROWS);
  const hand = handsOf(deck, players, HAND);
  return { own: { hand }, all: { rows: starts.map((card) => [card]), marker: markerOf(fan ?? null, starts) } };
};

function markerOf(fan: Options["fan"], starts: number[]): unknown {
  const lowest = Math.min(...starts);
  const row = starts.indexOf(lowest);
  if (fan === "even_odd") return { row, side: lowest % 2 ? "odd" : "even" };
  if (fan === "hill") return { row: ROWS - 1, points: "up" };
  return fan === "cow" ? { row } : null;
}
