// What this browser has seen and sent of a table's deal: with it the deal can be checked, whatever the server says later.
import { recall, remember } from "../remembered";

const KEPT = 20; // tables

export interface Witness {
  commitment: string | null; // the first one shown
  contribution: string | null; // the one that was sent for the seat held here
  opening: unknown; // the first view, if the game was watched from its beginning
}

type Kept = Witness & { table: string };

const all = (): Kept[] => recall<Kept[]>("deals", []);

/** Return what is known of a table's deal. */
export function witnessOf(table: string): Witness {
  return all().find((kept) => kept.table === table) ?? { commitment: null, contribution: null, opening: null };
}

/** Note what was shown; what was shown first holds. */
export function witness(table: string, shown: Partial<Pick<Witness, "commitment" | "opening">>): void {
  const known = witnessOf(table);
  const commitment = known.commitment ?? shown.commitment ?? null;
  const opening = known.opening ?? shown.opening ?? null;
  if (commitment !== known.commitment || opening !== known.opening) keep(table, { ...known, commitment, opening });
}

/** Note what was sent, for the seat that is held now. */
export function sent(table: string, contribution: string): void {
  keep(table, { ...witnessOf(table), contribution });
}

function keep(table: string, known: Witness): void {
  const others = all().filter((kept) => kept.table !== table);
  remember("deals", [{ ...known, table }, ...others].slice(0, KEPT));
}
