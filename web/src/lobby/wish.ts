// What a new table is asked for: the quick one against bots, or the same table once more.
import type { GameListing, NewTable, TableListing } from "../net/wire.gen";

/** All of a new table but the name of whoever opens it. */
export type Wish = Omit<NewTable, "name">;

const QUICK_PLAYERS = 4;

/** Return how many play in the quick game. */
export function quickPlayers(game: GameListing): number {
  return Math.min(Math.max(QUICK_PLAYERS, game.fewest), game.most);
}

/** Return the wish for a game against bots of a level that starts at once. */
export function quickTable(game: GameListing, level: string): Wish {
  const players = quickPlayers(game);
  return { game: game.id, players, bots: Array<string>(players - 1).fill(level) };
}

/** Return the wish for a table like this one, with the same bots, or as many of another level. */
export function sameTable(table: TableListing, level: string | null = null): Wish {
  const bots = table.seats.filter((seat) => seat.kind === "bot").flatMap((seat) => level ?? seat.bot ?? []);
  const { game, players, options, clock, guests } = table;
  // A table of bots alone, watched to its end, leaves one of its seats to whoever asks for another.
  return { game, players, options, clock, guests, public: table.public, bots: bots.slice(0, players - 1) };
}
