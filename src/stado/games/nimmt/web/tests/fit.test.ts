// The one card size, over every screen the game has to fit on.
import { describe, expect, test } from "vitest";
import { CAPTION, columns, type Fit, fit, fitOpen, GAP, LIFT, PADDING, type Room, SECTION } from "../fit";

const TOP_BAR = 45;
const LOG = 288; // stands beside the board on wide screens
const screens = [
  ["a small phone", 360, 640],
  ["a small phone with the address bar shown", 360, 560],
  ["a common phone", 390, 844],
  ["a large phone", 430, 932],
  ["a phone on its side", 844, 390],
  ["a tablet", 820, 1180],
  ["a tablet on its side", 1180, 820],
  ["a laptop", 1440, 900],
  ["a large screen", 2560, 1440],
] as const;
const tables = Array.from({ length: 9 }, (_, index) => index + 2);

function room(width: number, height: number, players: number, more: Partial<Room> = {}): Room {
  const board = width >= 1120 ? width - LOG : width;
  return { width: board, height: height - TOP_BAR, players, openHands: false, watching: false, marked: false, ...more };
}

/** Add up what the board draws, as its styles do. */
function drawn({ players, watching }: Room, { beside, split, seats, before, worth, row, played, hand }: Fit) {
  const stack = (count: number, inLine: number, height: number) => {
    const lines = Math.ceil(count / inLine);
    return lines * height + Math.max(0, lines - 1) * GAP;
  };
  const rows = stack(4, 1, row.height);
  const around = [
    stack(players, seats.columns, seats.height),
    stack(players, played.columns, played.height + CAPTION),
    LIFT + (watching ? 0 : stack(10, hand.columns, hand.height)),
  ];
  const parts = beside ? around : [...around, rows];
  const height = parts.reduce((sum, part) => sum + part, 2 * PADDING + (parts.length - 1) * SECTION);
  const line = (inLine: number, width: number) => inLine * (width + GAP) - GAP;
  const inRows = before + line(5, row.width) + worth;
  const others = Math.max(line(hand.columns, hand.width), line(played.columns, played.width));
  const width = beside ? Math.max(inRows / split, others / (1 - split)) + SECTION : Math.max(inRows, others);
  return { height: Math.max(height, rows + 2 * PADDING), width };
}

describe.each(screens)("on %s", (_, width, height) => {
  test.each(tables)("a table of %i fits without scrolling", (players) => {
    const marked = { marked: true };
    const open = players <= 6 ? [{ openHands: true }, { openHands: true, ...marked }] : [];
    for (const more of [{}, { watching: true }, marked, ...open]) {
      const given = room(width, height, players, more);
      const size = drawn(given, fit(given));
      expect(size.height).toBeLessThanOrEqual(given.height);
      expect(size.width).toBeLessThanOrEqual(given.width - 2 * PADDING);
    }
  });

  test.each(tables)(
    "a table of %i has cards one can read and touch, with a fan card before a row or without",
    (players) => {
      for (const marked of [false, true]) {
        const { row, hand } = fit(room(width, height, players, { marked }));
        expect(Math.min(hand.width, hand.height)).toBeGreaterThanOrEqual(36);
        expect(row.height).toBeGreaterThanOrEqual(40);
        expect(row.height / row.width).toBeLessThanOrEqual(1.45);
        expect(row.height).toBeGreaterThanOrEqual(row.width);
      }
    },
  );

  test("all open cards of the professional variant fit", () => {
    const given = room(width, height, 6, { openHands: true });
    const open = fitOpen(given, 64);
    expect(open.columns * (open.width + GAP) - GAP).toBeLessThanOrEqual(given.width - 2 * PADDING);
    expect(Math.ceil(64 / open.columns) * (open.height + GAP)).toBeLessThanOrEqual(given.height - 2 * PADDING - 72);
    expect(Math.min(open.width, open.height)).toBeGreaterThanOrEqual(24);
  });
});

test("on the smallest phone with ten players a card in the hand is a full touch target", () => {
  const { hand } = fit(room(360, 640, 10));
  expect(hand.width).toBeGreaterThanOrEqual(44);
  expect(hand.height).toBeGreaterThanOrEqual(44);
});

test("a fan card before a row takes its room from the cards beside it, not from the window", () => {
  const [without, beside] = [fit(room(360, 640, 4)), fit(room(360, 640, 4, { marked: true }))];
  expect(beside.before).toBeGreaterThan(without.before);
  expect(beside.row.width).toBeLessThanOrEqual(without.row.width);
});

test("lines are as few as fit, and of equal length", () => {
  expect(columns(10, 344, 64)).toBe(5);
  expect(columns(7, 344, 64)).toBe(4);
  expect(columns(4, 344, 64)).toBe(4);
  expect(columns(6, 10, 64)).toBe(1);
});
