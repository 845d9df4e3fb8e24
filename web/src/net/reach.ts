// The address that brings friends here. A page that was opened by a name of the network has it; one that was opened on
// the server's own computer asks the server, which knows whether and where others can reach it.
import { reach } from "./http";
import type { Reach } from "./wire.gen";

export interface Way {
  origin: string; // such as http://192.168.1.7:8666
  barred: Reach | null; // why nobody else can come
}

/** Tell whether only this very computer understands a name. */
export function isOwn(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host.startsWith("127.") || host === "[::1]";
}

/** Return where to send friends. */
export async function wayHere(at: { hostname: string; origin: string } = location): Promise<Way> {
  if (!isOwn(at.hostname)) return { origin: at.origin, barred: null };
  const told = await reach().catch(() => null);
  return { origin: told?.address ?? at.origin, barred: told && !told.address ? told : null };
}
