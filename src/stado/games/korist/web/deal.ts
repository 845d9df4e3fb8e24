// How korist deals, from docs/fairness.md: for checking a deal, not for playing.
import { type Deal, handsOf, inOrder, upTo } from "$web/board";
import { HIGHEST, JOKER } from "./types.gen";

const COPIES = 8;
const JOKERS = 5;
const HAND = 13;
const SUPPLY = 6;
const SHADOW = 13;

/** Return what is dealt. */
export const deal: Deal<unknown> = async (chance, players) => {
  const gift = players === 2 ? [JOKER, JOKER] : [];
  const values = Array.from({ length: COPIES }, () => upTo(HIGHEST)).flat();
  const jokers = Array<number>(JOKERS - players * gift.length).fill(JOKER);
  const deck = await chance.shuffled("deal", [...values, ...jokers]);
  const size = HAND - gift.length;
  const rest = deck.slice(players * size);
  const supply = rest.slice(0, SUPPLY).map((card) => [card]);
  const shadow = players === 2 ? shadowOf(rest.slice(SUPPLY), supply) : [];
  const hand = handsOf(deck, players, size).map((cards) => inOrder([...gift, ...cards]));
  return { own: { hand }, all: { supply, shadow, turn: await chance.number("first", players) } };
};

/** Return the shadow of the game for two; 13s and jokers on the way to it go onto the piles of the supply. */
function shadowOf(stock: number[], supply: number[][]): number[] {
  const shadow: number[] = [];
  for (const card of stock) {
    if (shadow.length === SHADOW) break;
    if (card === JOKER || card === HIGHEST) cover(supply, card);
    else shadow.push(card);
  }
  return inOrder(shadow);
}

function cover(supply: number[][], card: number): void {
  const worth = (pile: number[]) => pile[0] || HIGHEST + 1; // a joker counts more than a 13
  const [smallest] = [...supply].sort((one, other) => one.length - other.length || worth(one) - worth(other));
  smallest?.push(card);
}
