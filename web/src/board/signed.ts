// Points as they are written: with a true minus, and a plus where it is asked for.

/** Write a number of points. */
export function signed(points: number, plus = false): string {
  return (plus && points > 0 ? "+" : "") + String(points).replace("-", "−");
}
