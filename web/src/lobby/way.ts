// What a table in the lobby offers to this person: back to one's seat, an empty one, a bot's, a view, or nothing.
import type { TableListing } from "../net/wire.gen";

export type Way = "return" | "join" | "take-over" | "watch" | "none";

const ORDER: Way[] = ["return", "join", "take-over", "watch", "none"];

/** Count the seats that bots hold, where a guest may take one over. */
export function botSeats(table: TableListing): number {
  const free = table.status === "playing" && table.guests;
  return free ? table.seats.filter((seat) => seat.kind === "bot").length : 0;
}

/** Return the best way in. */
export function wayIn(table: TableListing, held: boolean): Way {
  if (held) return "return";
  if (table.status === "open") return "join";
  if (botSeats(table) > 0) return "take-over";
  return table.guests ? "watch" : "none";
}

/** Sort tables by what they offer, and leave out those whose game is over. */
export function offered(tables: TableListing[], held: (id: string) => boolean): TableListing[] {
  const rank = (table: TableListing) => ORDER.indexOf(wayIn(table, held(table.id)));
  return tables.filter((table) => table.status !== "over").sort((one, other) => rank(one) - rank(other));
}
