// How each event of buffalo changes what is shown, and how long it is looked at. It mirrors what the rules did and
// decides nothing: after the last event of an update the board shows the server's view anyway.
import { acts, changes, pauses, replaced, sorted, sounds, turningTime, without, withoutOne } from "$web/board";
import type {
  Event,
  Inserted,
  OrderSet,
  Place,
  Placed,
  Pushed,
  Revealed,
  SpecialUsed,
  Took,
  TookBack,
  View,
  WasTooLow,
} from "./types.gen";

type Agenda = View["agenda"];
type Task = Agenda[number];

const isPlace = (task: Task): task is Place => task.type === "place";

/** Return the cards that wait to be placed, the next one first. */
export function queue(view: View): Place[] {
  return view.agenda.filter(isPlace).reverse();
}

function queued(view: View, places: Place[]): Agenda {
  return [...view.agenda.filter((task) => task.type === "end-turn"), ...places.toReversed()]; // the last item is next
}

function revealed(view: View, { cards, buffalo }: Revealed): View {
  const places: Place[] = [...cards, buffalo].map((card, seat) => ({
    type: "place",
    seat: seat < cards.length ? seat : null,
    card,
    moved: null,
  }));
  return {
    ...view,
    hand: without(view.hand, ...cards),
    hand_sizes: view.hand_sizes.map((size) => size - 1),
    known: view.known.map((known) => without(known, ...cards)),
    buffalo: view.buffalo - 1,
    agenda: queued(
      view,
      places.sort((one, other) => one.card - other.card),
    ),
  };
}

function specialUsed(view: View, { kind, row = null, card }: SpecialUsed): View {
  const lies = (rows: number[], here: string) => (kind === here && row !== null ? sorted(rows, row) : rows);
  const moves = (task: Task): Task =>
    isPlace(task) && task.card === card && (kind === "first" || kind === "last") ? { ...task, moved: kind } : task;
  return {
    ...view,
    open: withoutOne(view.open, kind),
    used: [...view.used, kind],
    seven: lies(view.seven, "seven"),
    stop: lies(view.stop, "stop"),
    agenda: view.agenda.map(moves),
  };
}

function tookBack(view: View, { seat, card }: TookBack): View {
  return {
    ...view,
    hand: seat === view.seat ? sorted(view.hand, card) : view.hand,
    hand_sizes: replaced(view.hand_sizes, seat, (size) => size + 1),
    known: replaced(view.known, seat, (known) => sorted(known, card)),
    agenda: [
      ...queued(
        view,
        queue(view).filter((task) => task.card !== card),
      ),
      { type: "ask-replace", seat, card },
    ],
  };
}

function orderSet(view: View, { cards }: OrderSet): View {
  const anew = view.agenda.at(-1)?.type === "ask-order"; // then no card is first or last any more
  const places = queue(view).sort((one, other) => cards.indexOf(one.card) - cards.indexOf(other.card));
  return { ...view, agenda: queued(view, anew ? places.map((task) => ({ ...task, moved: null })) : places) };
}

/** Take a card off the agenda, or out of the hand where it replaces one that was taken back. */
function leaving(view: View, seat: number | null, card: number): View {
  const agenda = view.agenda.filter((task) => !("card" in task && task.card === card) && task.type !== "ask-replace");
  const replaces = view.agenda.some((task) => task.type === "ask-replace");
  if (!replaces || seat === null) return { ...view, agenda };
  return {
    ...view,
    agenda,
    hand: without(view.hand, card),
    hand_sizes: replaced(view.hand_sizes, seat, (size) => size - 1),
    known: replaced(view.known, seat, (known) => without(known, card)),
  };
}

function tooLow(view: View, { seat, card }: WasTooLow): View {
  const left = leaving(view, seat, card);
  return { ...left, agenda: [...left.agenda, { type: "ask-row", seat, card }] };
}

function inserted(view: View, { seat, card, row }: Inserted): View {
  return { ...leaving(view, seat, card), rows: replaced(view.rows, row, (cards) => sorted(cards, card)) };
}

function placed(view: View, { seat, card, row }: Placed): View {
  return { ...leaving(view, seat, card), rows: replaced(view.rows, row, (cards) => [...cards, card]) };
}

function pushed(view: View, { card, source, row }: Pushed): View {
  const rows = replaced(view.rows, source, (cards) => without(cards, card));
  return { ...view, rows: replaced(rows, row, (cards) => sorted(cards, card)) };
}

const timesOf = (view: View) => (view.hand_sizes.length <= 2 ? 2 : 1); // B6

function took(view: View, { team, row, cards, bullheads }: Took): View {
  const times = timesOf(view);
  return {
    ...view,
    rows: replaced(view.rows, row, (lying) => without(lying, ...cards)),
    seven: without(view.seven, row),
    team_pile: team ? [...view.team_pile, ...cards] : view.team_pile,
    team_points: view.team_points + (team ? times * bullheads : 0),
    buffalo_pile: team ? view.buffalo_pile : [...view.buffalo_pile, ...cards],
    buffalo_points: view.buffalo_points + (team ? 0 : bullheads),
  };
}

export const apply = changes<View, Event>({
  revealed,
  "special-used": specialUsed,
  "special-turned": (view, { kind }) => ({ ...view, open: [...view.open, kind], stack: view.stack - 1 }),
  "stop-lifted": (view, { row }) => ({ ...view, stop: without(view.stop, row) }),
  "took-back": tookBack,
  inserted,
  pushed,
  "order-set": orderSet,
  "was-too-low": tooLow,
  took,
  placed,
  "game-ended": (view) => ({ ...view, agenda: [] }),
});

export const pause = pauses<View, Event>({
  revealed: (view) => [450, turningTime(view.hand_sizes.length + 1) + 350],
  "special-used": [500, 700],
  "special-turned": [0, 500],
  "stop-lifted": [0, 700],
  "took-back": [0, 700],
  inserted: [240, 480],
  pushed: [400, 800],
  "order-set": [0, 700],
  "was-too-low": [0, 700],
  took: [900, 1100],
  placed: [240, 480],
  "game-ended": [0, 1500],
});

const BEAST = "beast"; // acts whenever the buffalo does

export const act = acts<View, Event>({
  placed: ({ seat }) => (seat === null ? { stirs: BEAST } : null),
  took: ({ team, row, bullheads }, view) => ({
    leads: `card-${queue(view)[0]?.card ?? ""}`,
    shakes: [`row-${row}`],
    leaving: team ? "team" : "buffalo",
    ...(team ? { gains: { at: "team", by: `+${timesOf(view) * bullheads}` } } : { stirs: BEAST }), // B3 covers its own
  }),
});

export const sound = sounds<Event>({
  revealed: "reveal",
  placed: "place",
  inserted: "place",
  pushed: "place",
  took: "take",
});
