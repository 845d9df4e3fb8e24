// Sitting down at a table that someone else opened.
import { join } from "../net/http";
import { keep } from "../seats";
import { ownName } from "../settings/name";

/** Take the first empty seat, and keep the proof of it. */
export async function takeSeat(table: string): Promise<void> {
  keep(await join(table, { name: ownName() }));
}
