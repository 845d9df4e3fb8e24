// How each event of gap changes what is shown, and how long it is looked at. It mirrors what the rules did and decides
// nothing: what taken cards count, and new hands, come with the server's view after the last event.
import { acts, betweenRounds, changes, pauses, replaced, sounds, without } from "$web/board";
import type { Event, Played, Refilled, RoundEnded, RoundStarted, Took, View } from "./types.gen";

function played(view: View, { seat, card }: Played): View {
  return {
    ...view,
    hand: without(view.hand, card),
    hand_sizes: replaced(view.hand_sizes, seat, (size) => size - 1),
    unseen: without(view.unseen, card),
  };
}

function took(view: View, { seat, card, cards }: Took): View {
  return {
    ...view,
    row: without(view.row, ...cards),
    taken: replaced(view.taken, seat, (taken) => [...taken, card, ...cards]),
  };
}

function refilled(view: View, { cards }: Refilled): View {
  return {
    ...view,
    row: [...view.row, ...cards],
    stock: view.stock - cards.length,
    unseen: without(view.unseen, ...cards),
  };
}

function roundEnded(view: View, { points }: RoundEnded): View {
  return {
    ...view,
    scores: view.scores.map((rounds, seat) => [...rounds, points[seat] ?? 0]),
    points: points.map(() => 0),
  };
}

function roundStarted(view: View, { seat, cards, extra = false }: RoundStarted): View {
  return { ...view, row: cards, taken: view.taken.map(() => []), first: seat, turn: seat, extra };
}

export const apply = changes<View, Event>({
  played,
  took,
  joined: (view, { card }) => ({ ...view, row: [...view.row, card] }),
  refilled,
  "round-ended": roundEnded,
  "round-started": roundStarted,
  "game-ended": (view) => view,
});

export const pause = pauses<View, Event>({
  played: [0, 550],
  took: [900, 800],
  joined: [150, 450],
  refilled: [0, 450],
  "round-ended": betweenRounds,
  "round-started": [0, 900],
  "game-ended": [0, 0],
});

export const act = acts<View, Event>({
  took: ({ seat, card, cards }) => ({
    leads: `card-${card}`,
    shakes: cards.map((taken) => `card-${taken}`),
    leaving: `seat-${seat}`,
  }),
});

export const sound = sounds<Event>({ played: "place", took: "take" });
