// How gap deals its first round, from docs/fairness.md: for checking a deal, not for playing.
import { type Deal, handsOf } from "$web/board";

const COLOURS = ["r", "y", "b", "g", "p"];
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const ROW = 4;

/** Return what is dealt. */
export const deal: Deal<unknown> = async (chance, players) => {
  const chosen = (await chance.shuffled("colours", COLOURS)).slice(0, players + 1);
  const colours = COLOURS.filter((colour) => chosen.includes(colour));
  const cards = colours.flatMap((colour) => NUMBERS.map((number) => `${colour}${number}`));
  const deck = await chance.shuffled("deal/1", cards);
  const first = await chance.number("first", players);
  const size = players > 4 ? 5 : 6;
  const row = deck.slice(players * size, players * size + ROW);
  return { own: { hand: handsOf(deck, players, size) }, all: { colours, row, first, turn: first } };
};
