// Adding to the shuffle: 32 bytes of chance, sent once the server has shown that its own part is settled.
import { contribute as send } from "../net/http";
import type { TableListing } from "../net/wire.gen";
import { drawn } from "./bytes";
import { sent, witness, witnessOf } from "./witness";

const tried = new Set<string>(); // tables

/** A table as it was shown. */
type Shown = Pick<TableListing, "id" | "commitment" | "dealt">;

/** Add to the shuffle of a table that is not dealt yet; if it is too late, the game goes on without. */
export async function contribute({ id, commitment, dealt }: Shown, token: string): Promise<void> {
  if (!commitment || dealt || tried.has(id) || witnessOf(id).contribution) return;
  tried.add(id);
  witness(id, { commitment });
  const contribution = drawn();
  await send(id, { contribution }, token).then(
    ({ taken }) => (taken ? sent(id, contribution) : undefined),
    () => undefined,
  );
}
