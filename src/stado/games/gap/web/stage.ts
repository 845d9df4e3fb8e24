// How each event of gap changes what is shown, and how long it is looked at. It mirrors what the rules did and decides
// nothing: what taken cards count, and new hands, come with the server's view after the last event.
import type { Sound } from "$web/attention/sound";
import type { Pause } from "$web/stage/board";
import type { Event, Played, RoundEnded, RoundStarted, Took, View } from "./types.gen";

const without = (cards: string[], gone: string[]) => cards.filter((card) => !gone.includes(card));

/** Return the list with the item at `index` replaced. */
function replaced<T>(items: T[], index: number, by: (item: T) => T): T[] {
  return items.map((item, at) => (at === index ? by(item) : item));
}

function played(view: View, { seat, card }: Played): View {
  return {
    ...view,
    hand: without(view.hand, [card]),
    hand_sizes: replaced(view.hand_sizes, seat, (size) => size - 1),
    unseen: without(view.unseen, [card]),
  };
}

function took(view: View, { seat, card, cards }: Took): View {
  return {
    ...view,
    row: without(view.row, cards),
    taken: replaced(view.taken, seat, (taken) => [...taken, card, ...cards]),
  };
}

function refilled(view: View, cards: string[]): View {
  return {
    ...view,
    row: [...view.row, ...cards],
    stock: view.stock - cards.length,
    unseen: without(view.unseen, cards),
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

/** Return the view as it looks after this event. */
export function apply(view: View, event: Event): View {
  switch (event.type) {
    case "played":
      return played(view, event);
    case "took":
      return took(view, event);
    case "joined":
      return { ...view, row: [...view.row, event.card] };
    case "refilled":
      return refilled(view, event.cards);
    case "round-ended":
      return roundEnded(view, event);
    case "round-started":
      return roundStarted(view, event);
    case "game-ended":
      return view;
  }
}

/** Return how long this event is announced, and looked at. */
export function pause(event: Event): Pause {
  switch (event.type) {
    case "played":
      return { before: 0, after: 550 };
    case "took":
      return { before: 650, after: 550 };
    case "joined":
      return { before: 150, after: 450 };
    case "refilled":
      return { before: 0, after: 450 };
    case "round-ended":
      return { before: 400, after: 6000 };
    case "round-started":
      return { before: 0, after: 900 };
    case "game-ended":
      return { before: 0, after: 0 };
  }
}

const SOUNDS: Partial<Record<Event["type"], Sound>> = { played: "place", took: "take" };

/** Return how this event sounds. */
export const sound = ({ type }: Event): Sound | null => SOUNDS[type] ?? null;
