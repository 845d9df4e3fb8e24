// One card size for the whole table, solved from the room there is, so that nothing ever scrolls. What is left over
// goes to the hand, which is touched, and then to the cards of this turn.
import type { Layout, Size } from "$web/board";

/** What the board has to fit into and how much has to fit. Lengths are CSS pixels. */
export interface Room {
  width: number;
  height: number;
  players: number;
  openHands: boolean; // every seat shows its hand (P2)
  watching: boolean; // no hand of one's own
  marked: boolean; // a fan card lies before one of the rows
  scale?: number; // of text, against the usual size
}

export interface Fit {
  beside: boolean; // seats, played cards and hand stand right of the rows instead of around them
  seats: Layout;
  split: number; // of the width, what the rows have then
  before: number; // the width before a row's cards: for its number, and a fan card
  worth: number; // and behind them
  row: Size; // a card in a row
  played: Layout;
  hand: Layout;
}

export const PADDING = 8;
export const GAP = 4; // between cards
export const SECTION = 8; // between parts of the board
export const WORTH = 52; // the row's bullheads behind its cards
export const CAPTION = 18; // a name under a played card
export const LIFT = 8; // a selected card rises

export const [ROWS, FULL_ROW, HAND] = [4, 5, 10];
export const NUMBER = 18;
export const MARKER = { narrow: 62, wide: 82 }; // with the row's number
const WIDE = 640;
const PLAYED = 0.62; // of a card's size, at least
const HAND_GROWTH = 1.3;
export const TALLEST = 300;
const SLIM = 1.4; // height to width, at most
const SHORT = 84; // so little height makes cards squat
const SPLITS = [0, 0.44, 0.5, 0.54]; // of the width, what the rows have beside the other parts; 0 is above them
export const SEAT: Size = { width: 57, height: 42 };
export const OPEN_SEAT: Size = { width: 98, height: 72 };
const LARGE_SCORE = 16; // a seat's score is larger still where all text is
const PLAYED_WIDTH = 54;
const BUTTONS = 48;

/** Spread so many things over as few lines as fit, with lines of equal length. */
export function columns(count: number, width: number, least: number): number {
  const most = Math.max(1, Math.min(count, Math.floor((width + GAP) / (least + GAP))));
  return Math.ceil(count / Math.ceil(count / most));
}

const lines = (count: number, inLine: number) => Math.ceil(count / inLine);
const area = ({ width, height }: Size) => width * height;

/** Return how wide each of so many things side by side may be. */
const share = (width: number, inLine: number) => (width + GAP) / inLine - GAP;

/** The largest card within a width and a height: slender where there is room, squat where height is short. */
function card(width: number, height: number): Size {
  const tall = Math.min(height, TALLEST);
  const wide = Math.min(width, tall * (tall < SHORT ? 0.95 : 0.74));
  return { width: Math.floor(wide), height: Math.floor(Math.min(tall, wide * SLIM)) };
}

/** A part of the board, or several one above the other: how many cards tall, plus pixels that no card changes. */
interface Part {
  cards: number;
  pixels: number;
}

function stack(...parts: Part[]): Part {
  const edges = { cards: 0, pixels: SECTION * (parts.length - 1) + 2 * PADDING };
  return parts.reduce((sum, part) => ({ cards: sum.cards + part.cards, pixels: sum.pixels + part.pixels }), edges);
}

/** One way to arrange the table: so many cards in a line of the hand, the parts stacked or side by side. */
class Arrangement {
  readonly side: number; // the width of the parts around the rows
  readonly rowsSide: number; // and of the rows
  readonly beside: boolean;
  readonly worth: number;
  readonly caption: number;
  readonly before: number;
  readonly seats: Layout;
  readonly inPlayed: number;
  readonly playedLines: number;
  readonly handLines: number;

  constructor(
    readonly room: Room,
    readonly inHand: number,
    readonly split: number,
  ) {
    const inner = room.width - 2 * PADDING;
    const { scale = 1 } = room;
    this.beside = split > 0;
    this.rowsSide = this.beside ? (inner - SECTION) * split : inner;
    this.side = this.beside ? inner - SECTION - this.rowsSide : inner;
    this.worth = WORTH * scale;
    this.caption = CAPTION * scale;
    this.before = scale * (!room.marked ? NUMBER : this.rowsSide < WIDE ? MARKER.narrow : MARKER.wide);
    this.seats = this.#seats(scale);
    this.inPlayed = columns(room.players, this.side, PLAYED_WIDTH);
    this.playedLines = lines(room.players, this.inPlayed);
    this.handLines = room.watching ? 0 : lines(HAND, inHand);
  }

  #seats(scale: number): Layout {
    const { width, height } = this.room.openHands ? OPEN_SEAT : SEAT;
    const tall = height * scale + (scale > 1 ? LARGE_SCORE : 0);
    return { width, height: tall, columns: columns(this.room.players, this.side, width * scale) };
  }

  #rows(): Part {
    return { cards: ROWS, pixels: (ROWS - 1) * GAP };
  }

  /** The parts around the rows, from the top down. */
  #others(): Part[] {
    const seatLines = lines(this.room.players, this.seats.columns);
    return [
      { cards: 0, pixels: seatLines * (this.seats.height + GAP) - GAP },
      { cards: PLAYED * this.playedLines, pixels: this.playedLines * (this.caption + GAP) - GAP },
      { cards: this.handLines, pixels: Math.max(0, this.handLines - 1) * GAP + LIFT },
    ];
  }

  /** Solve for the largest cards. */
  fit(): Fit {
    const main = this.beside ? stack(...this.#others()) : stack(this.#rows(), ...this.#others());
    const stacks = this.beside ? [main, stack(this.#rows())] : [main];
    const tallest = Math.min(...stacks.map((part) => (this.room.height - part.pixels) / part.cards));
    const widest = Math.min(share(this.rowsSide - this.before - this.worth, FULL_ROW), share(this.side, this.inHand));
    const row = card(widest, tallest);
    return {
      beside: this.beside,
      split: this.split,
      seats: this.seats,
      before: this.before,
      worth: this.worth,
      row,
      ...this.#spread(row, this.room.height - main.pixels - main.cards * row.height),
    };
  }

  /** Let the hand, then the cards of this turn, grow into the height that is left over. */
  #spread(row: Size, spare: number): Pick<Fit, "hand" | "played"> {
    const handWidth = Math.min(share(this.side, this.inHand), row.width * HAND_GROWTH);
    const hand = card(handWidth, row.height + spare / Math.max(1, this.handLines));
    const rest = spare - this.handLines * (hand.height - row.height);
    const playedHeight = Math.min(row.height, PLAYED * row.height + rest / this.playedLines);
    const played = card(Math.min(share(this.side, this.inPlayed), row.width), playedHeight);
    return { hand: { ...hand, columns: this.inHand }, played: { ...played, columns: this.inPlayed } };
  }
}

/** Find the arrangement with the largest cards in the rows. */
export function fit(room: Room): Fit {
  const tries = [HAND, HAND / 2].flatMap((inHand) => SPLITS.map((split) => new Arrangement(room, inHand, split)));
  return tries.map((one) => one.fit()).reduce((best, next) => (area(next.row) > area(best.row) ? next : best));
}

/** Find the largest size at which all open cards lie below the seats, with a line left for the buttons (P2). */
export function fitOpen(room: Room, count: number): Layout {
  const width = room.width - 2 * PADDING;
  const seatLines = lines(room.players, columns(room.players, width, OPEN_SEAT.width));
  const height = room.height - 2 * PADDING - seatLines * (OPEN_SEAT.height + GAP) - 2 * SECTION - LIFT - BUTTONS;
  const tries = Array.from({ length: Math.max(1, count) }, (_, index): Layout => {
    const inLine = index + 1;
    return { ...card(share(width, inLine), share(height, lines(count, inLine))), columns: inLine };
  });
  return tries.reduce((best, next) => (area(next) > area(best) ? next : best));
}
