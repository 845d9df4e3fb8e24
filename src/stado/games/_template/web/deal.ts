// How the game deals its first round, from docs/fairness.md: for checking a deal, not for playing.
import { type Deal, handsOf, inOrder, upTo } from "$web/board";

const HAND = 4;
const OPEN = 2;

/** Return what is dealt. */
export const deal: Deal<unknown> = async (chance, players) => {
  const deck = await chance.shuffled("deal/1", upTo(30));
  const open = deck.slice(players * HAND, players * HAND + OPEN);
  return { own: { hand: handsOf(deck, players, HAND) }, all: { open: inOrder(open) } };
};
