// The check of a table's deal, with all that it needs: fetched only when someone asks for it.
import { fetchRecord } from "../net/http";
import type { TableListing } from "../net/wire.gen";
import { seatAt } from "../seats";
import { fetchDeal } from "../stage/games";
import { check, type Finding, type Told } from "./check";
import { witnessOf } from "./witness";

/** Check the deal of a table whose game has ended. */
export async function checkTable({ id, game }: TableListing): Promise<Finding[]> {
  const [record, deal] = await Promise.all([fetchRecord(id, seatAt(id)?.token), fetchDeal(game)]);
  return check(id, (await record.json()) as Told, witnessOf(id), deal);
}
