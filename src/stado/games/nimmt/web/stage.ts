// How each event of nimmt changes what is shown, and how long it is looked at. It mirrors what the rules did and
// decides nothing: after the last event of an update the board shows the server's view anyway.
import { acts, betweenRounds, changes, pauses, replaced, sorted, sounds, turningTime, without } from "$web/board";
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

function drafted(view: View, { seat, card }: Drafted): View {
  const add = (hand: number[]) => sorted(hand, card);
  return {
    ...view,
    open: without(view.open, card),
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
  return { ...view, agenda: [...others(view, card), ask] };
}

function took(view: View, { seat, row, cards, bullheads }: Took): View {
  return {
    ...view,
    rows: replaced(view.rows, row, (lying) => without(lying, ...cards)), // C5 leaves the last
    piles: replaced(view.piles, seat, (pile) => [...pile, ...cards]),
    points: replaced(view.points, seat, (points) => points + bullheads),
  };
}

function placed(view: View, { row, card }: Placed): View {
  return { ...view, rows: replaced(view.rows, row, (cards) => [...cards, card]), agenda: others(view, card) };
}

function markerMoved(view: View, { row, side, points }: MarkerMoved): View {
  return { ...view, marker: { row, ...(side && { side }), ...(points && { points }) } };
}

function others(view: View, card: number): View["agenda"] {
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

export const apply = changes<View, Event>({
  drafted,
  "rows-started": rowsStarted,
  revealed,
  "was-too-low": tooLow,
  took,
  placed,
  "marker-moved": markerMoved,
  "round-ended": roundEnded,
  "game-ended": (view) => view,
});

const CROWD = 6; // players from which on each card gets less time
const beat = (view: View) => (view.scores.length < CROWD ? 480 : 320);

export const pause = pauses<View, Event>({
  drafted: [0, 300],
  "rows-started": [0, 700],
  revealed: (view) => [450, turningTime(view.scores.length) + 350],
  "was-too-low": [400, 500],
  took: [900, 1100],
  placed: (view) => [beat(view) / 2, beat(view)],
  "marker-moved": [150, 650],
  "round-ended": betweenRounds,
  "game-ended": [0, 0],
});

/** Return the card with which a seat takes a row: it is placed next. */
function takerOf(view: View, seat: number): string {
  const due = view.agenda.findLast((task) => "card" in task && task.seat === seat);
  return due && "card" in due ? `card-${due.card}` : "";
}

export const act = acts<View, Event>({
  "was-too-low": ({ card }) => ({ leads: `card-${card}` }),
  took: ({ seat, row, bullheads, rule }, view) => ({
    leads: takerOf(view, seat),
    shakes: [`row-${row}`],
    leaving: `seat-${seat}`,
    gains: { at: `seat-${seat}`, by: `+${bullheads}` },
    ...(rule === "C5" && { stirs: "marker" }),
  }),
});

export const sound = sounds<Event>({ revealed: "reveal", placed: "place", took: "take" });
