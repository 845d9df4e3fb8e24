// What the deals of several games have in common.

/** Return the hands of so many cards that lie on top of a deck, seat by seat, each sorted as a hand is shown. */
export function handsOf<T extends number | string>(deck: T[], players: number, size: number): T[][] {
  return Array.from({ length: players }, (_, seat) => inOrder(deck.slice(seat * size, (seat + 1) * size)));
}

/** Return cards as a hand is shown: numbers by size, texts by their characters. */
export function inOrder<T extends number | string>(cards: T[]): T[] {
  return [...cards].sort((one, other) => (one < other ? -1 : Number(one > other)));
}

/** Return the numbers from 1 to the last one. */
export const upTo = (last: number): number[] => Array.from({ length: last }, (_, place) => place + 1);
