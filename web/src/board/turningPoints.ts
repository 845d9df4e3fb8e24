// The turns of fortune in a finished game that was played with rows.

/** A row that someone took. */
export interface TakenRow {
  seat: number;
  bullheads: number;
  round: number;
}

interface Told {
  type: string;
  seat?: number | null;
  bullheads?: number;
}

/** List the rows taken in a story, each with the round in which it was. */
export function rowsTaken(story: Told[]): TakenRow[] {
  let round = 1;
  return story.flatMap(({ type, seat, bullheads = 0 }) => {
    if (type === "round-ended") round += 1;
    return type === "took" ? [{ seat: seat ?? 0, bullheads, round }] : [];
  });
}

/** Return the worst of some rows, the first of equals. */
export function worstOf(rows: TakenRow[]): TakenRow | null {
  return rows.reduce<TakenRow | null>((worst, row) => (row.bullheads > (worst?.bullheads ?? 0) ? row : worst), null);
}
