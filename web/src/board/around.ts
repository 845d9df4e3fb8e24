// Where everyone sits around a table, seen from one's own chair: the game goes clockwise, so whoever is next sits on one's left.

export type Side = "own" | "bottom" | "left" | "top" | "right";

/** A chair at one side of the table. */
export interface Chair {
  side: Side;
  at: number; // from 0 to 1 along it, from the left or from the top
  beside?: string; // a CSS width, of what lies there instead of a plate
}

/** How many of the others sit at each side. */
export type Shares = Partial<Record<Side, number>>;

const CLOCKWISE: Side[] = ["own", "bottom", "left", "top", "right"];

/** Share the others out evenly, rather opposite than at the sides. */
export function sharesOf(others: number): Shares {
  const flank = Math.round(others / 3);
  return { left: flank, top: others - 2 * flank, right: flank };
}

/** Seat so many beside each other, the first of them first as one goes round. */
function along(side: Side, count: number): Chair[] {
  const chairs = Array.from({ length: count }, (_, place) => ({ side, at: (place + 0.5) / count }));
  return side === "bottom" || side === "left" ? chairs.reverse() : chairs;
}

/** Return each seat's chair; whoever only watches looks over the shoulder of the first. */
export function around(players: number, own: number | null, shares = sharesOf(players - 1)): Chair[] {
  const clockwise = CLOCKWISE.flatMap((side) => along(side, side === "own" ? 1 : (shares[side] ?? 0)));
  const seats = Array.from({ length: players }, (_, seat) => (seat - (own ?? 0) + players) % players);
  return seats.map((away) => clockwise[away]).filter((chair) => chair !== undefined);
}
