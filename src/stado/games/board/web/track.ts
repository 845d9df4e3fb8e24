// Scores as they stand on the track: with their sign, and the clover that comes next on the way down.

/** Write a score with its sign: +3, −12, 0. */
export function signed(score: number): string {
  if (score === 0) return "0";
  return score > 0 ? `+${score}` : `−${-score}`;
}

/** Return the next clover below a score; null when there is none. */
export function nextClover(clovers: number[], score: number): number | null {
  const below = clovers.filter((clover) => clover < score);
  return below.length > 0 ? Math.max(...below) : null;
}
