// The smallest game of the kind, the same for both peers: everybody hides a card, all are laid in order, the sixth takes
// the row. Left out of Stado's: choosing a row, variants, events, a log, and what a seat may know of the other cards.

export const SEATS = [0, 1, 2, 3];
const HAND = 10;
const ROWS = 4;
const FULL_ROW = 5;
const CARDS = Array.from({ length: 104 }, (_, index) => index + 1);

/** Deal a round; `shuffle` gives a shuffled copy. */
export function deal(shuffle, step = 0, points = [0, 0, 0, 0]) {
  const deck = shuffle(CARDS);
  const hands = SEATS.map(() => deck.splice(0, HAND).sort((one, other) => one - other));
  const rows = deck.slice(0, ROWS).map((card) => [card]);
  return { step, waiting: [...SEATS], rows, points, played: [], hands, hidden: [0, 0, 0, 0] };
}

/** Hide a card of a seat, and lay all when everybody has; say whether that was allowed. */
export function choose(table, seat, step, index) {
  if (step !== table.step || !table.waiting.includes(seat) || !(index in table.hands[seat])) return false;
  [table.hidden[seat]] = table.hands[seat].splice(index, 1);
  table.waiting = table.waiting.filter((other) => other !== seat);
  if (table.waiting.length === 0) lay(table);
  return true;
}

/** Whether all cards of the round are laid. */
export function isOver(table) {
  return table.hands.every((hand) => hand.length === 0) && table.waiting.length > 0;
}

/** All that everybody may know. */
export function open({ step, waiting, rows, points, played }) {
  return { step, waiting, rows, points, played };
}

function lay(table) {
  table.played = [...table.hidden];
  const inOrder = [...SEATS].sort((one, other) => table.hidden[one] - table.hidden[other]);
  for (const seat of inOrder) place(table, seat, table.hidden[seat]);
  table.waiting = [...SEATS];
  table.step += 1;
}

function place(table, seat, card) {
  const lower = table.rows.filter((row) => row.at(-1) < card);
  const row = lower.length > 0 ? highest(lower) : cheapest(table.rows);
  if (lower.length === 0 || row.length === FULL_ROW) {
    table.points[seat] += worth(row);
    row.length = 0;
  }
  row.push(card);
}

function highest(rows) {
  return rows.reduce((best, row) => (row.at(-1) > best.at(-1) ? row : best));
}

function cheapest(rows) {
  return rows.reduce((best, row) => (worth(row) < worth(best) ? row : best));
}

function worth(row) {
  return row.reduce((sum, card) => sum + bullheads(card), 0);
}

function bullheads(card) {
  if (card === 55) return 7;
  if (card % 11 === 0) return 5;
  if (card % 10 === 0) return 3;
  return card % 5 === 0 ? 2 : 1;
}
