// Several options may play the same card and differ in what they take. Here one is found by picking cards of the row.
import type { Play } from "./types.gen";

const taken = ({ take = [] }: Play) => take;
const holds = (way: Play, cards: string[]) => cards.every((card) => taken(way).includes(card));

/** List the cards of the row that some of these options take, but not all: there is a choice among them. */
export function openCards(ways: Play[]): string[] {
  const all = [...new Set(ways.flatMap(taken))];
  return all.filter((card) => !ways.every((way) => holds(way, [card])));
}

/** List the cards that all options which are left take. */
export function sureCards(ways: Play[]): string[] {
  return taken(ways[0] ?? { type: "play", card: "" }).filter((card) => ways.every((way) => holds(way, [card])));
}

/** List the options that take all the cards picked. */
export function narrowed(ways: Play[], picked: string[]): Play[] {
  return ways.filter((way) => holds(way, picked));
}
