// The seats this browser holds: the token of each is the only proof, so it is kept until the seat is given up.
import type { Seated } from "./net/wire.gen";
import { recall, remember } from "./remembered";

const KEPT = 50; // tables; older ones are forgotten

function all(): Seated[] {
  return recall<Seated[]>("seats", []);
}

/** Return the seat held at a table, if any. */
export function seatAt(table: string): Seated | undefined {
  return all().find((held) => held.table === table);
}

/** Keep a seat just taken. */
export function keep(seated: Seated): void {
  remember("seats", [seated, ...all().filter((held) => held.table !== seated.table)].slice(0, KEPT));
}

/** Forget the seat at a table. */
export function forget(table: string): void {
  remember(
    "seats",
    all().filter((held) => held.table !== table),
  );
}

/** Return the tables at which a seat is held, the latest first. */
export function heldTables(): string[] {
  return all().map((held) => held.table);
}
