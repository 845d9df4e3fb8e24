// The drawing of a QR code, square by square.
import { encode } from "uqr";
import { expect, test } from "vitest";
import { drawQr } from "./qr";

/** Read the dark squares back out of a path of bars. */
function squaresOf(path: string): Set<string> {
  const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].map((found) => found.slice(1).map(Number));
  return new Set(bars.flatMap(([x = 0, y = 0, length = 0]) => Array.from({ length }, (_, step) => `${x + step},${y}`)));
}

test("every dark square is drawn, and no other", async () => {
  const link = "https://stado.example:8666/table/k3v9w2m7qp";
  const { size, path } = await drawQr(link);
  const { data } = encode(link, { ecc: "M", border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${x},${y}`] : [])));
  expect(size).toBe(data.length);
  expect(squaresOf(path)).toEqual(new Set(dark));
});

test("four light squares lie around it, as scanners ask", async () => {
  const { size, path } = await drawQr("x");
  const places = [...squaresOf(path)].flatMap((square) => square.split(",").map(Number));
  expect(Math.min(...places)).toBe(4);
  expect(Math.max(...places)).toBe(size - 5);
});
