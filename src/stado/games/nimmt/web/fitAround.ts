// The sizes of a table with everyone around it: the rows in the middle, the hand in one line below, a card of this turn at each seat.
import { around, type Layout, type Size } from "$web/board";
import {
  type Fit,
  FULL_ROW,
  GAP,
  HAND,
  LIFT,
  MARKER,
  NUMBER,
  OPEN_SEAT,
  PADDING,
  type Room,
  ROWS,
  SEAT,
  SECTION,
  TALLEST,
  WORTH,
} from "./fit";

const PLAYED = 0.45; // of a card's size
const SLIM = 1.4; // height to width, at most
const SQUAT = 0.88; // width to height, at most
const PLATE = 176; // a seat's width, at most
const BAND = 48;
const LARGE_SCORE = 16; // a seat's score is larger still where all text is

export interface FitAround extends Fit {
  plate: number; // the width of a seat
  centre: Room; // what is left in the middle, for open cards
}

/** Whose room it is, in the terms of this layout. */
interface Bounds {
  width: number;
  height: number;
  scale: number;
  seat: number; // height of a plate
  hasTop: boolean; // someone sits opposite
  before: number;
  worth: number;
}

function bounds({ width, height, players, openHands, marked, scale = 1 }: Room): Bounds {
  const plain = (openHands ? OPEN_SEAT : SEAT).height * scale + (scale > 1 ? LARGE_SCORE : 0);
  return {
    width: width - 2 * PADDING,
    height: height - 2 * PADDING,
    scale,
    seat: plain,
    hasTop: around(players, 0).some(({ side }) => side === "top"),
    before: scale * (marked ? MARKER.wide : NUMBER),
    worth: WORTH * scale,
  };
}

const part = (size: Size): Size => ({
  width: Math.floor(PLAYED * size.width),
  height: Math.floor(PLAYED * size.height),
});

/** What is left on each side of the rows. */
const sideOf = ({ width, before, worth }: Bounds, card: number) =>
  (width - before - worth - FULL_ROW * (card + GAP) + GAP) / 2 - SECTION;

/** Return whether cards of this size leave room for everything, and no more. */
function fits(room: Bounds, card: Size): boolean {
  const small = part(card).height;
  const top = room.hasTop ? Math.max(room.seat, small) : 0;
  const own = Math.max(room.seat, small, BAND * room.scale);
  const cards = (ROWS + 1) * card.height + (ROWS - 1) * GAP + LIFT;
  return top + own + cards + 3 * SECTION <= room.height;
}

/** The largest card with which everything has its room. */
function largest(room: Bounds): Size {
  const widest = (room.width + GAP) / HAND - GAP;
  for (let height = TALLEST; height > 0; height--) {
    const width = Math.floor(Math.min(widest, height * SQUAT));
    const card = { width, height: Math.min(height, Math.floor(width * SLIM)) };
    if (fits(room, card)) return card;
  }
  return { width: 0, height: 0 };
}

/** Lay the table out with everyone around it. */
export function fitAround(room: Room): FitAround {
  const within = bounds(room);
  const row = largest(within);
  const [played, side] = [part(row), sideOf(within, row.width)];
  const plate = Math.floor(Math.min(PLATE * within.scale, side - GAP - played.width));
  const line = (size: Size, columns: number): Layout => ({ ...size, columns });
  return {
    beside: false,
    split: 0,
    seats: { width: plate, height: within.seat, columns: 1 },
    before: within.before,
    worth: within.worth,
    row,
    played: line(played, room.players),
    hand: line(row, HAND),
    plate,
    centre: {
      ...room,
      players: 1,
      width: room.width - 2 * (plate + SECTION),
      height: room.height + BAND - within.seat,
    },
  };
}
