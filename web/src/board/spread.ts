// The largest card with which so many lie side by side in the room there is, in as few lines as look well.

export interface Size {
  width: number;
  height: number;
}

/** Equal things laid out in lines. */
export interface Layout extends Size {
  columns: number;
}

export const GAP = 4; // between cards, in CSS pixels
const SLIM = 1.4; // height to width, at most
const SHORT = 64; // so little height makes cards squat rather than narrow
const squat = (height: number) => (height < SHORT ? 1.2 : 0.85); // width to height, at most
const NEARLY = 0.7; // of the largest area: small enough a loss to save a line

const area = ({ width, height }: Size) => width * height;
const share = (length: number, among: number) => (length + GAP) / among - GAP;

function card(room: Size, tallest: number): Size {
  const height = Math.max(0, Math.min(room.height, tallest));
  const width = Math.max(0, Math.min(room.width, height * squat(height)));
  return { width: Math.floor(width), height: Math.floor(Math.min(height, width * SLIM)) };
}

/** What a card has to be like. */
export interface Wish {
  tallest: number;
  enough: number; // so wide a card need not become larger at the price of another line
}

/** Return how large so many cards may be within a room, and how many of them lie in a line. */
export function spread(count: number, room: Size, { tallest, enough }: Wish): Layout {
  const tries = Array.from({ length: Math.max(1, count) }, (_, index): Layout => {
    const lines = index + 1;
    const columns = Math.ceil(count / lines) || 1;
    const most = { width: share(room.width, columns), height: share(room.height, lines) };
    return { ...card(most, tallest), columns };
  });
  const best = Math.max(...tries.map(area));
  return tries.find((one) => one.width >= enough || area(one) >= NEARLY * best) ?? { width: 0, height: 0, columns: 1 };
}

/** Return how large text is against the usual: a television and a reader's own wish make it larger. */
export function textScale(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}
