// What cards are called: a game has words for a joker that is written 0, or for the colour that r stands for in r5.
import type { Say } from "./bundle";

/** Say a card of a game by `<game>-card-<card>`, or `<game>-card-<letter>` with the number; without words it says itself. */
export function cardName(game: string, card: string | number, say: Say, isWorded: (id: string) => boolean) {
  const [, letter, number] = /^([a-z])(\d+)$/.exec(String(card)) ?? [];
  const id = `${game}-card-${letter ?? card}`;
  return isWorded(id) ? say(id, { number: number ?? card }) : card;
}
