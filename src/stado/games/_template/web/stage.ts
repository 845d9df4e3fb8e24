// How each event changes what is shown, how long it is looked at, and how it sounds. It mirrors what the rules did and
// decides nothing: after the last event of an update the board shows the server's view anyway.
import { changes, pauses, replaced, sounds, without } from "$web/board";
import type { Event, View } from "./types.gen";

/** Return the view with a card of the prize moved to a seat's pile. */
function kept(view: View, { seat, card }: { seat: number; card: number }): View {
  return { ...view, open: without(view.open, card), piles: replaced(view.piles, seat, (pile) => [...pile, card]) };
}

export const apply = changes<View, Event>({
  revealed: (view, { cards }) => ({
    ...view,
    played: cards,
    hand: without(view.hand, ...cards),
    hand_sizes: view.hand_sizes.map((size) => size - 1),
  }),
  picked: kept,
  "took-rest": kept,
  dropped: (view, { card }) => ({ ...view, open: without(view.open, card), gone: [...view.gone, card] }),
  opened: (view, { cards }) => ({ ...view, open: cards, played: [] }),
  "round-ended": (view, { scores }) => ({ ...view, scores, played: [] }),
  "round-started": (view, { round, cards }) => ({
    ...view,
    round,
    open: cards,
    piles: view.piles.map(() => []),
    gone: [],
  }),
  "game-ended": (view) => view,
});

export const pause = pauses<View, Event>({
  revealed: [0, 1200],
  "round-ended": [0, 1200],
  "game-ended": [0, 0],
});

export const sound = sounds<Event>({ revealed: "reveal", picked: "take" });
