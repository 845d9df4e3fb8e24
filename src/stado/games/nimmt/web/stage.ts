// How each event of nimmt changes what is shown, and how long it is looked at. It mirrors what the rules did and
// decides nothing: after the last event of an update the board shows the server's view anyway.
import type { Sound } from "$web/attention/sound";
import type { Pause } from "$web/stage/board";
import { counted } from "./flip";
import type {
  AskRow,
  Drafted,
  Event,
  MarkerMoved,
  Place,
  Placed,
  Revealed,
  RoundEnded,
  RowsStarted,
  Took,
  View,
  WasTooLow,
} from "./types.gen";

const ascending = (one: number, other: number) => one - other;

/** Return the list with the item at `index` replaced. */
function replaced<T>(items: T[], index: number, by: (item: T) => T): T[] {
  return items.map((item, at) => (at === index ? by(item) : item));
}

function drafted(view: View, { seat, card }: Drafted): View {
  const add = (hand: number[]) => [...hand, card].sort(ascending);
  return {
    ...view,
    open: view.open.filter((other) => other !== card),
    hand: seat === view.seat ? add(view.hand) : view.hand,
    hands: replaced(view.hands, seat, (hand) => hand && add(hand)),
    hand_sizes: replaced(view.hand_sizes, seat, (size) => size + 1),
  };
}

function rowsStarted(view: View, { round, cards }: RowsStarted): View {
  const known = view.options.variant === "professional"; // picked openly: the hands are there already
  const rows = cards.map((card) => [card]);
  return { ...view, round, rows, marker: null, open: [], hand: known ? view.hand : [] }; // the fan card is set up after
}

type Due = Place & { flip: boolean };

/** Compare two cards as they are placed, the last one first: the lowest value is next, a flipped one before its equal. */
function byTurn(one: Due, other: Due): number {
  const between = counted(other.card, other.flip) - counted(one.card, one.flip);
  return between || Number(one.flip) - Number(other.flip); // Z4
}

function revealed(view: View, { cards, flips = [] }: Revealed): View {
  const waiting = cards.map((card, seat): Due => ({ type: "place", seat, card, flip: flips.includes(seat) }));
  return {
    ...view,
    hand: view.seat === null ? [] : view.hand.filter((card) => card !== cards[view.seat ?? 0]),
    hands: view.hands.map((hand, seat) => hand?.filter((card) => card !== cards[seat]) ?? null),
    hand_sizes: view.hand_sizes.map((size) => size - 1),
    flippers: view.flippers.map((there, seat) => there && !flips.includes(seat)),
    agenda: waiting.sort(byTurn), // the last item is next
  };
}

function tooLow(view: View, { seat, card }: WasTooLow): View {
  const flip = view.agenda.some((task) => task.type === "place" && task.card === card && task.flip);
  const ask: AskRow = { type: "ask-row", seat, card, flip };
  return { ...view, agenda: [...without(view, card), ask] };
}

function took(view: View, { seat, row, cards, bullheads }: Took): View {
  return {
    ...view,
    rows: replaced(view.rows, row, (lying) => lying.filter((card) => !cards.includes(card))), // C5 leaves the last
    piles: replaced(view.piles, seat, (pile) => [...pile, ...cards]),
    points: replaced(view.points, seat, (points) => points + bullheads),
  };
}

function placed(view: View, { row, card }: Placed): View {
  return { ...view, rows: replaced(view.rows, row, (cards) => [...cards, card]), agenda: without(view, card) };
}

function markerMoved(view: View, { row, side, points }: MarkerMoved): View {
  return { ...view, marker: { row, ...(side && { side }), ...(points && { points }) } };
}

function without(view: View, card: number): View["agenda"] {
  return view.agenda.filter((task) => !("card" in task && task.card === card));
}

function roundEnded(view: View, { points, scores }: RoundEnded): View {
  return {
    ...view,
    scores,
    sheet: [...view.sheet, points],
    points: points.map(() => 0),
    piles: points.map(() => []),
  };
}

/** Return the view as it looks after this event. */
export function apply(view: View, event: Event): View {
  switch (event.type) {
    case "drafted":
      return drafted(view, event);
    case "rows-started":
      return rowsStarted(view, event);
    case "revealed":
      return revealed(view, event);
    case "was-too-low":
      return tooLow(view, event);
    case "took":
      return took(view, event);
    case "placed":
      return placed(view, event);
    case "marker-moved":
      return markerMoved(view, event);
    case "round-ended":
      return roundEnded(view, event);
    case "game-ended":
      return view;
  }
}

const CROWD = 6; // players from which on each card gets less time

/** Return how long this event is announced, and looked at. */
export function pause(event: Event, view: View): Pause {
  const beat = view.scores.length < CROWD ? 480 : 320;
  switch (event.type) {
    case "placed":
      return { before: beat / 2, after: beat };
    case "took":
      return { before: 750, after: 650 };
    case "marker-moved":
      return { before: 150, after: 650 };
    case "revealed":
      return { before: 0, after: 1100 };
    case "was-too-low":
      return { before: 0, after: 700 };
    case "rows-started":
      return { before: 0, after: 700 };
    case "drafted":
      return { before: 0, after: 300 };
    case "round-ended":
      return { before: 400, after: 6000 };
    case "game-ended":
      return { before: 0, after: 0 };
  }
}

const SOUNDS: Partial<Record<Event["type"], Sound>> = { revealed: "reveal", placed: "place", took: "take" };

/** Return how this event sounds. */
export const sound = ({ type }: Event): Sound | null => SOUNDS[type] ?? null;
