// Cards of one size in a room: they always fit, and are as large as it allows.
import { describe, expect, test } from "vitest";
import { GAP, spread } from "./spread";

const rooms = [
  { width: 344, height: 150 },
  { width: 344, height: 60 },
  { width: 500, height: 160 },
  { width: 1140, height: 400 },
  { width: 90, height: 500 },
];
const wish = { tallest: 140, enough: Infinity };

describe.each(rooms)("in a room of $width by $height", (room) => {
  test.each([1, 4, 6, 7, 14])("%i cards fit", (count) => {
    const { width, height, columns } = spread(count, room, wish);
    const lines = Math.ceil(count / columns);
    expect(columns * (width + GAP) - GAP).toBeLessThanOrEqual(room.width);
    expect(lines * (height + GAP) - GAP).toBeLessThanOrEqual(room.height);
    expect(Math.min(width, height)).toBeGreaterThan(0);
    expect(height / width).toBeLessThanOrEqual(1.45);
  });
});

test("a second line is worth it only where the cards become much larger", () => {
  expect(spread(6, { width: 600, height: 150 }, wish).columns).toBe(6);
  expect(spread(14, { width: 344, height: 150 }, wish).columns).toBe(7);
});

test("cards that are wide enough stay in one line", () => {
  expect(spread(5, { width: 344, height: 250 }, wish).columns).toBe(3);
  expect(spread(5, { width: 344, height: 250 }, { ...wish, enough: 52 }).columns).toBe(5);
});

test("before the room is known nothing is drawn, and nothing fails", () => {
  expect(spread(5, { width: 0, height: 0 }, wish)).toMatchObject({ width: 0, height: 0 });
});
