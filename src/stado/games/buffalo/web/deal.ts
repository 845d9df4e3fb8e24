// How buffalo deals, from docs/fairness.md: for checking a deal, not for playing.
import { type Deal, handsOf, upTo } from "$web/board";

const HAND = 10;
const ROWS = 4;
const KINDS = ["seven", "stop", "swap", "insert", "push", "first", "last", "order"];
const IN_GAME = [0, 2, 4, 6, 11, 16]; // special cards, from one player on
const OPEN = 2;

/** Return what is dealt; the buffalo's cards lie before the rows. */
export const deal: Deal<unknown> = async (chance, players) => {
  const deck = await chance.shuffled("deal", upTo(104));
  const starts = (players + 1) * HAND;
  const specials = (await chance.shuffled("specials", [...KINDS, ...KINDS])).slice(0, IN_GAME[players - 1]);
  const rows = deck.slice(starts, starts + ROWS).map((card) => [card]);
  return { own: { hand: handsOf(deck, players, HAND) }, all: { rows, open: specials.slice(0, OPEN) } };
};
