// Adding to the shuffle: 32 bytes of chance, sent once the server has shown that its own part is settled.
import { contribute as send } from "../net/http";
import { drawn } from "./bytes";
import { sent, witness, witnessOf } from "./witness";

const sending = new Set<string>(); // tables

/** Add to the shuffle of a table that is not dealt yet; if it is too late, the game goes on without. */
export async function contribute(table: string, commitment: string | null | undefined, token: string): Promise<void> {
  if (!commitment || sending.has(table) || witnessOf(table).contribution) return;
  sending.add(table);
  witness(table, { commitment });
  const contribution = drawn();
  await send(table, { contribution }, token).then(
    () => sent(table, contribution),
    () => undefined,
  );
  sending.delete(table);
}
