// The way down the track: the clover that comes next.

/** Return the next clover below a score; null when there is none. */
export function nextClover(clovers: number[], score: number): number | null {
  const below = clovers.filter((clover) => clover < score);
  return below.length > 0 ? Math.max(...below) : null;
}
