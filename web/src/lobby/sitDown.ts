// From a wish to a seat: the table is opened, the seat kept, and the page goes there.
import { openTable } from "../net/http";
import { go, tablePath } from "../route.svelte";
import { keep } from "../seats";
import { ownName } from "../settings/name";
import type { Wish } from "./wish";

/** Open a table, sit down and go there. */
export async function sitDown(wish: Wish): Promise<void> {
  const seated = await openTable({ ...wish, name: ownName() });
  keep(seated);
  go(tablePath(seated.table));
}
