// A card of gap is a letter for its colour and a digit. Here is what its parts are, and how it is said.
import type { Say } from "$web/board";
import type { Play } from "./types.gen";

export const colourOf = (card: string) => card.charAt(0);
export const numberOf = (card: string) => Number(card.charAt(1));

/** Put cards in order of their numbers, as one looks for them when playing. */
export function byNumber(cards: string[]): string[] {
  return [...cards].sort((one, other) => numberOf(one) - numberOf(other) || one.localeCompare(other));
}

/** Count the cards of a colour. */
export function countOf(colour: string, cards: string[]): number {
  return cards.filter((card) => colourOf(card) === colour).length;
}

/** Say a card: "red 5". */
export function cardWords(card: string, say: Say): string {
  return say(`gap-card-${colourOf(card)}`, { number: numberOf(card) });
}

/** Say what a choice does, with the cards it names. */
export function playWords({ card, take = [] }: Play, say: Say): string {
  const named = take.map((one) => cardWords(one, say)).join(", ");
  return say("gap-choice-play", { card: cardWords(card, say), take: named || "none" });
}
