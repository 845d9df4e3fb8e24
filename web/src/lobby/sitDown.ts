// From a wish to a seat: the table is opened, the seat kept, the shuffle added to, and the page goes there.
import { contribute } from "../fair/contribute";
import { openTable } from "../net/http";
import { go, tablePath } from "../route.svelte";
import { keep } from "../seats";
import { ownName } from "../settings/name";
import type { Wish } from "./wish";

/** Open a table, sit down and go there. */
export async function sitDown(wish: Wish): Promise<void> {
  const seated = await openTable({ ...wish, name: ownName(), contributes: true });
  keep(seated);
  await contribute({ ...seated, id: seated.table }, seated.token);
  go(tablePath(seated.table));
}
