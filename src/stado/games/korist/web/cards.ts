// Cards of korist are their faces, equal ones cannot be told apart: they are counted by value and said in words.
import type { Say } from "$web/board";
import { JOKER, type Lay } from "./types.gen";

/** How tall a card is drawn at the most, in pixels. */
export const TALLEST = 260;

/** So many cards of one value. */
export interface Group {
  value: number;
  count: number;
}

const order = (value: number) => (value === JOKER ? Infinity : value);

/** Count cards by value, the lowest first and jokers last. */
export function groupsOf(cards: number[]): Group[] {
  const values = [...new Set(cards)].sort((one, other) => (order(one) < order(other) ? -1 : 1));
  return values.map((value) => ({ value, count: cards.filter((card) => card === value).length }));
}

/** Say a card: its number, or that it is a joker. */
export function faceWords(card: number, say: Say): string {
  return card === JOKER ? say("korist-card-0") : String(card);
}

/** Say cards one by one. */
export function cardsWords(cards: number[], say: Say): string {
  return cards.map((card) => faceWords(card, say)).join(", ");
}

/** Say groups: "3 × 7, joker". */
export function groupsWords(cards: number[], say: Say): string {
  const said = groupsOf(cards).map(({ value, count }) => {
    const face = faceWords(value, say);
    return count === 1 ? face : `${count} × ${face}`;
  });
  return said.join(", ");
}

/** Say what a layer would be. */
export function layWords({ value, count, jokers = 0 }: Lay, say: Say): string {
  return say("korist-choice-lay", { value, count, jokers });
}
