// What a person does at a table beside playing: sitting down, leaving, hosting, playing again. The table's news tell
// everyone what came of it.
import { drawn } from "../fair/bytes";
import { contribute } from "../fair/contribute";
import { sent, witness } from "../fair/witness";
import {
  end,
  fetchRecord,
  fetchStory,
  handOver,
  join,
  leave,
  giveSeat,
  rematch,
  setChairs,
  setDoors,
  setHints,
  start,
} from "../net/http";
import type { Doors, TableListing } from "../net/wire.gen";
import { go, tablePath } from "../route.svelte";
import { forget, keep, seatAt } from "../seats";
import { ownName } from "../settings/name";

const tokenAt = (table: string) => seatAt(table)?.token ?? "";

/** Take the first empty seat of a table as it was shown, adding to its shuffle, or take over from a bot. */
export async function takeSeat({ id, commitment }: TableListing, seat: number | null = null): Promise<void> {
  witness(id, { commitment: commitment ?? null });
  const contribution = seat === null && commitment ? drawn() : null;
  keep(await join(id, { name: ownName(), seat, contribution }));
  if (contribution) sent(id, contribution);
}

/** End the game for everyone, without a result; as the host. */
export const endGame = (table: string) => end(table, tokenAt(table));

/** Get up for good, and go to the lobby. */
export async function getUp(table: string): Promise<void> {
  await leave(table, tokenAt(table));
  forget(table);
  go("/");
}

/** Put a bot on a seat, or nobody; as the host. */
export const seatBot = (table: string, seat: number, bot: string | null) =>
  giveSeat(table, seat, { bot }, tokenAt(table));

/** Make someone else the host; as the host. */
export const passOn = (table: string, seat: number) => handOver(table, { seat }, tokenAt(table));

/** Let guests in and let them speak, or do not; as the host. */
export const openDoors = (table: string, doors: Doors) => setDoors(table, doors, tokenAt(table));

/** Let people ask for hints, or not; as the host. */
export const allowHints = (table: string, hints: boolean) => setHints(table, { hints }, tokenAt(table));

/** Add chairs or take some away before the game; as the host. */
export const setPlayers = (table: string, players: number) => setChairs(table, { players }, tokenAt(table));

/** Start with those who are here; as the host. */
export const startNow = (table: string) => start(table, tokenAt(table));

/** Go along to the table where the same people play again: with the same token to the same seat, or to watch. */
export function follow(table: string, next: string): void {
  const held = seatAt(table);
  if (held) keep({ ...held, table: next });
  go(held ? tablePath(next) : `${tablePath(next)}#watch`);
}

/** Fetch what happened in a game that is over. */
export const storyOf = (table: string) => fetchStory(table, seatAt(table)?.token);

/** Save the record of a game behind closed doors, which a link alone does not lead to. */
export async function saveRecord(table: string): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await (await fetchRecord(table, seatAt(table)?.token)).blob());
  link.download = `stado-${table}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Ask the others for another game, and go there. */
export async function playAgain(table: string): Promise<void> {
  const token = tokenAt(table);
  const next = await rematch(table, token);
  await contribute(next, token);
  follow(table, next.id);
}
