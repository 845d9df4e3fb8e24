// "Check the deal": everything is worked out anew, here, and compared with what this browser itself has seen and sent.
import type { Deal, Opening } from "../board/contract";
import { chanceOf, commitmentOf, seedOf } from "./seed";
import type { Witness } from "./witness";

/** What the record of a game tells of its deal; tables of old tell no secret. */
export interface Told {
  table?: string;
  players: number;
  options: unknown;
  seed: string;
  commitment?: string;
  secret?: string;
  contributions?: (string | null)[];
}

/** What came of one look: it holds, it does not, or there was nothing to compare with. */
export interface Finding {
  about: "commitment" | "contribution" | "seed" | "deal";
  holds: boolean | null;
}

/** Check the deal of a game that has ended; `deal` is how its game deals, if that is known here. */
export async function check(table: string, told: Told, seen: Witness, deal: Deal<unknown> | null): Promise<Finding[]> {
  const { secret, contributions } = told;
  if (!secret || !contributions) return [{ about: "commitment", holds: seen.commitment ? false : null }];
  const commitment = await commitmentOf(secret);
  const seed = await seedOf(secret, table, contributions);
  return [
    { about: "commitment", holds: seen.commitment === null ? null : commitment === seen.commitment },
    { about: "contribution", holds: isIn(contributions, seen) },
    { about: "seed", holds: seed === told.seed && contributions.length === told.players },
    { about: "deal", holds: deal && isDealt(await deal(chanceOf(seed), told.players, told.options), seen.opening) },
  ];
}

const seatOf = (view: unknown) => (view as { seat?: number | null } | null)?.seat ?? null;

/** Tell whether what this browser sent is where it belongs; null if it sent nothing for the seat it played. */
function isIn(contributions: (string | null)[], { contribution, opening }: Witness): boolean | null {
  const seat = seatOf(opening);
  if (contribution === null || (opening !== null && seat === null)) return null;
  return seat === null ? contributions.includes(contribution) : contributions[seat] === contribution;
}

/** Tell whether what this browser saw first is what was dealt; null if it saw no beginning. */
function isDealt({ all, own }: Opening, view: unknown): boolean | null {
  if (view === null) return null;
  const seen = view as Record<string, unknown>;
  const seat = seatOf(view);
  const hidden = seat === null ? [] : Object.entries(own).map(([name, bySeat]) => [name, bySeat[seat]] as const);
  return [...Object.entries(all), ...hidden].every(([name, dealt]) => isAlike(dealt, seen[name]));
}

function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isAlike((one as never)[name], (other as never)[name]));
}
