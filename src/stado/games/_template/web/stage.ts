// How each event changes what is shown, and how long it is looked at. It mirrors what the rules did and decides
// nothing: after the last event of an update the board shows the server's view anyway.
import type { Sound } from "$web/attention/sound";
import type { Pause } from "$web/stage/board";
import type { Event, View } from "./types.gen";

/** Return the view with a card of the prize moved to a seat's pile. */
function kept(view: View, seat: number, card: number): View {
  return {
    ...view,
    open: view.open.filter((other) => other !== card),
    piles: view.piles.map((pile, owner) => (owner === seat ? [...pile, card] : pile)),
  };
}

/** Return the view as it looks after this event. */
export function apply(view: View, event: Event): View {
  switch (event.type) {
    case "revealed":
      return {
        ...view,
        played: event.cards,
        hand: view.hand.filter((card) => !event.cards.includes(card)),
        hand_sizes: view.hand_sizes.map((size) => size - 1),
      };
    case "picked":
    case "took-rest":
      return kept(view, event.seat, event.card);
    case "dropped":
      return { ...view, open: view.open.filter((card) => card !== event.card), gone: [...view.gone, event.card] };
    case "opened":
      return { ...view, open: event.cards, played: [] };
    case "round-ended":
      return { ...view, scores: event.scores, played: [] };
    case "round-started":
      return { ...view, round: event.round, open: event.cards, piles: view.piles.map(() => []), gone: [] };
    case "game-ended":
      return view;
  }
}

/** Return how long this event is announced, and looked at. */
export function pause(event: Event): Pause {
  switch (event.type) {
    case "revealed":
    case "round-ended":
      return { before: 0, after: 1200 };
    case "game-ended":
      return { before: 0, after: 0 };
    default:
      return { before: 300, after: 600 };
  }
}

const SOUNDS: Partial<Record<Event["type"], Sound>> = { revealed: "reveal", picked: "take" };

/** Return how this event sounds. */
export const sound = ({ type }: Event): Sound | null => SOUNDS[type] ?? null;
