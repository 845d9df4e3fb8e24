// How each event of the board game changes what is shown, and how long it is looked at. It mirrors what the rules did
// and decides nothing: after the last event of an update the board shows the server's view anyway.
import { acts, changes, pauses, replaced, signed, sorted, sounds, turningTime, without, withoutOne } from "$web/board";
import type {
  ActionDrawn,
  ActionPlayed,
  AskRow,
  Due,
  Event,
  LuckyPlayed,
  Placed,
  Revealed,
  RowTaken,
  TileDrawn,
  View,
} from "./types.gen";

type Task = View["agenda"][number];
type Row = View["rows"][number];

const isDue = (task: Task): task is Due => task.type === "due";

/** Return the revealed tiles that wait to be placed, the next one first. */
export function queue(view: View): Due[] {
  return view.agenda.filter(isDue).reverse();
}

/** Return the tile that took a row and is on its way to another. */
export function moving(view: View): AskRow | null {
  return view.agenda.find((task) => task.type === "ask-row") ?? null;
}

function fresh(seat: number, tile: number): Due {
  return { type: "due", seat, tile, row: null, front: null, skips: 0, lucky: null, good: [] };
}

/** Return the view with these tiles waiting, the next one first; whatever else the agenda held stays below. */
function queued(view: View, dues: Due[]): View {
  const below = view.agenda.filter((task) => task.type === "end-round");
  return { ...view, agenda: [...below, ...dues.toReversed()] };
}

/** Return the view with the next tile changed by a card. */
function changed(view: View, by: (due: Due) => Due): View {
  const [next, ...others] = queue(view);
  return next ? queued(view, [by(next), ...others]) : view;
}

/** Return the view with tiles out of a hand, and out of what everyone knows of it. */
function leaving(view: View, seat: number, ...tiles: number[]): View {
  return {
    ...view,
    hand: seat === view.seat ? without(view.hand, ...tiles) : view.hand,
    hand_sizes: replaced(view.hand_sizes, seat, (size) => size - tiles.length),
    known: replaced(view.known, seat, (known) => without(known, ...tiles)),
  };
}

/** Return the view with tiles that everyone has seen going behind a screen. */
function entering(view: View, seat: number, ...tiles: number[]): View {
  return {
    ...view,
    hand: seat === view.seat ? sorted(view.hand, ...tiles) : view.hand,
    hand_sizes: replaced(view.hand_sizes, seat, (size) => size + tiles.length),
    known: replaced(view.known, seat, (known) => sorted(known, ...tiles)),
  };
}

const lowestFirst = (dues: Due[]) => dues.sort((one, other) => one.tile - other.tile);

function revealed(view: View, { tiles }: Revealed): View {
  const shown = tiles.reduce((before, chosen, seat) => leaving(before, seat, ...chosen), view);
  return queued(shown, lowestFirst(tiles.flatMap((chosen, seat) => chosen.map((tile) => fresh(seat, tile)))));
}

function spent(view: View, { seat, kind }: ActionPlayed): View {
  return {
    ...view,
    own_actions: seat === view.seat ? withoutOne(view.own_actions, kind) : view.own_actions,
    actions: replaced(view.actions, seat, (count) => count - 1),
    action_discard: [...view.action_discard, kind],
  };
}

function swapped(view: View, seat: number, tile: number): View {
  const back = queue(view)[0]?.tile ?? tile;
  return changed(entering(leaving(view, seat, tile), seat, back), (due) => ({ ...due, tile }));
}

/** Reveal one more tile: all of this seat's come now, lowest first. */
function oneMore(view: View, seat: number, tile: number): View {
  const dues = queue(view);
  const own = [...dues.filter((due) => due.seat === seat), fresh(seat, tile)];
  return queued(leaving(view, seat, tile), [...lowestFirst(own), ...dues.filter((due) => due.seat !== seat)]);
}

function actionPlayed(view: View, event: ActionPlayed): View {
  const after = spent(view, event);
  const { seat, kind, row = null, tile = null } = event;
  switch (kind) {
    case "stop":
      return row === null ? after : { ...after, stop: sorted(after.stop, row) };
    case "swap":
      return tile === null ? after : swapped(after, seat, tile);
    case "more":
      return tile === null ? after : oneMore(after, seat, tile);
    case "skip":
      return changed(after, (due) => ({ ...due, skips: (due.skips ?? 0) + 1 }));
    case "front":
      return changed(after, (due) => ({ ...due, front: row, row: null }));
    case "any":
      return changed(after, (due) => ({ ...due, row, front: null }));
  }
}

function luckyPlayed(view: View, { seat, kind, tiles = [] }: LuckyPlayed): View {
  const lucky = replaced(view.lucky, seat, (held) => withoutOne(held, kind));
  return changed({ ...view, lucky }, (due) => ({ ...due, lucky: kind, good: tiles }));
}

function behind(row: Row, tile: number, space: number): Row {
  return [...row, ...Array<null>(space - row.length).fill(null), tile];
}

function placed(view: View, { tile, row, space, rule }: Placed): View {
  const lay = (tiles: Row) => (rule === "front" ? [tile, ...tiles] : behind(tiles, tile, space));
  return {
    ...view,
    rows: replaced(view.rows, row, lay),
    agenda: view.agenda.filter((task) => !("tile" in task && task.tile === tile)),
  };
}

function rowTaken(view: View, { seat, row, tiles, kept }: RowTaken): View {
  const mover = view.rows[row]?.find((tile) => tile !== null && !tiles.includes(tile)) ?? null;
  const after: View = { ...view, rows: replaced(view.rows, row, () => []) };
  if (mover !== null) after.agenda = [...view.agenda, { type: "ask-row", seat, tile: mover, emptied: row }];
  return kept ? entering(after, seat, ...tiles) : { ...after, gone: [...view.gone, ...tiles] };
}

function tileDrawn(view: View, { seat, tile }: TileDrawn): View {
  return {
    ...view,
    supply: view.supply - 1,
    hand: tile === null || seat !== view.seat ? view.hand : sorted(view.hand, tile),
    hand_sizes: replaced(view.hand_sizes, seat, (size) => size + 1),
  };
}

function actionDrawn(view: View, { seat, kind }: ActionDrawn): View {
  const shuffled = view.action_stack === 0; // the discard became the stack
  return {
    ...view,
    own_actions: kind === null || seat !== view.seat ? view.own_actions : sorted(view.own_actions, kind),
    actions: replaced(view.actions, seat, (count) => count + 1),
    action_stack: (shuffled ? view.action_discard.length : view.action_stack) - 1,
    action_discard: shuffled ? [] : view.action_discard,
  };
}

export const apply = changes<View, Event>({
  revealed,
  "action-played": actionPlayed,
  "lucky-played": luckyPlayed,
  placed,
  scored: (view, { seat, score }) => ({ ...view, scores: replaced(view.scores, seat, () => score) }),
  "row-taken": rowTaken,
  "stops-lifted": (view) => ({ ...view, stop: [] }),
  "tile-drawn": tileDrawn,
  "action-drawn": actionDrawn,
  "lucky-gained": (view, { seat, kind }) => ({
    ...view,
    lucky: replaced(view.lucky, seat, (held) => sorted(held, kind)),
  }),
  "hands-refilled": (view) => view, // the new tiles are each owner's secret
  "game-ended": (view, { scores }) => ({ ...view, scores, agenda: [] }),
});

const CROWD = 8; // tiles waiting from which on each gets less time
const beat = (view: View) => (queue(view).length < CROWD ? 480 : 320);

export const pause = pauses<View, Event>({
  revealed: (view) => [450, turningTime(view.scores.length) + 350],
  "action-played": [200, 800],
  "lucky-played": [200, 800],
  placed: (view) => [beat(view) / 2, beat(view)],
  scored: [0, 900],
  "row-taken": [900, 800],
  "stops-lifted": [0, 500],
  "tile-drawn": [0, 500],
  "action-drawn": [0, 500],
  "lucky-gained": [200, 800],
  "hands-refilled": [0, 900],
  "game-ended": [0, 800],
});

export const act = acts<View, Event>({
  scored: ({ seat, by }) => ({ gains: { at: `seat-${seat}`, by: signed(by, true), good: by > 0 } }),
  "row-taken": ({ seat, row }) => ({ shakes: [`row-${row}`], leaving: `seat-${seat}` }),
});

export const sound = sounds<Event>({ revealed: "reveal", placed: "place", "row-taken": "take" });
