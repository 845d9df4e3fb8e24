// Whom one plays against at once, game by game: a cow at first; whoever is beaten twice makes way for a stronger one, and
// after losses an easier one is offered. This browser alone remembers it, and a choice of one's own always holds.
import type { GameListing, Result, TableListing } from "../net/wire.gen";
import { recall, remember } from "../remembered";

export interface Rival {
  level: string;
  won: number; // games against this level
  lost: number; // the last ones, in a row
  table: string | null; // the last game that counted
}

/** What a game has changed: who comes next, or who could. */
export type Verdict = { kind: "next" | "easier"; beaten: string; level: string };

type Offer = Pick<GameListing, "id" | "levels" | "usual">;

const WINS = 2; // until the next level comes
const LOSSES = 3; // in a row, until an easier one is offered

const under = (game: string) => `rival.${game}`;

/** Return whom one plays against in a game. */
export function rivalIn({ id, levels, usual }: Offer): Rival {
  const kept = recall<Rival | null>(under(id), null);
  return kept && levels.includes(kept.level) ? kept : { level: usual, won: 0, lost: 0, table: null };
}

/** Play against this level from now on. */
export function wishRival(game: string, level: string): void {
  remember(under(game), { level, won: 0, lost: 0, table: null } satisfies Rival);
}

/** Return the level of all the others at a table, where all are bots of one level. */
export function levelOf(table: TableListing, seat: number): string | null {
  const others = table.seats.filter((_, index) => index !== seat);
  const bot = others[0]?.bot ?? null;
  return others.every((other) => other.bot === bot) ? bot : null;
}

/** Tell how a game went for a seat; null for neither well nor badly, or where all play together. */
export function outcome(result: Result, seat: number): "won" | "lost" | null {
  if (typeof result.opponent === "number") return null; // a better team-mate makes the game easier, not harder
  if (result.winners.includes(seat)) return "won";
  return (result.places[seat] ?? 0) > result.places.length / 2 ? "lost" : null;
}

/** Return whom one plays against after a game against bots of one level, by levels from weak to strong. */
export function after(rival: Rival, level: string, went: "won" | "lost" | null, levels: string[]): Rival {
  const isStronger = levels.indexOf(level) > levels.indexOf(rival.level);
  if (level !== rival.level) return went === "won" && isStronger ? { ...rival, level, won: 1, lost: 0 } : rival;
  if (went !== "won") return { ...rival, lost: went === "lost" ? rival.lost + 1 : 0 };
  const next = rival.won + 1 < WINS ? undefined : levels[levels.indexOf(level) + 1];
  return next ? { ...rival, level: next, won: 0, lost: 0 } : { ...rival, won: rival.won + 1, lost: 0 };
}

/** Return what to say of a change. */
export function verdict(before: Rival, now: Rival, levels: string[]): Verdict | null {
  if (now.level !== before.level) return { kind: "next", beaten: before.level, level: now.level };
  const easier = levels[levels.indexOf(now.level) - 1];
  if (now.lost < LOSSES || easier === undefined) return null;
  return { kind: "easier", beaten: now.level, level: easier };
}

/** Take note of a game that is over, once; say what it has changed. */
export function settle(game: Offer, table: TableListing, result: Result, seat: number): Verdict | null {
  const [before, level] = [rivalIn(game), levelOf(table, seat)];
  if (level === null || before.table === table.id) return null;
  const now = { ...after(before, level, outcome(result, seat), game.levels), table: table.id };
  remember(under(game.id), now);
  return level === before.level || now.level === level ? verdict(before, now, game.levels) : null;
}
