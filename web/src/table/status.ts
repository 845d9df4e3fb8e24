// Whose decision is awaited, in words.
import type { Shown } from "../stage/director";
import type { Say } from "../words/bundle";

const NAMED = 2; // so many names still fit on the line of a phone

/** What someone at the table is about: being asked before all else. */
export type Moment = "telling" | "over" | "asked" | "advising" | "waiting";

/** Tell which moment it is; tests wait for it. */
export function momentOf(shown: Shown): Moment {
  if (shown.event !== null) return "telling";
  if (shown.result) return "over";
  if (shown.asked) return "asked";
  return shown.advising ? "advising" : "waiting";
}

/** How the reason to wait for someone is worded, where the game of the table has words for it. */
export interface Wording {
  reason: (shown: Shown) => string | null;
  list: (names: string[]) => string;
}

/** Say what is awaited; nothing while something is being shown. */
export function statusOf(shown: Shown, names: string[], say: Say, { reason, list }: Wording): string {
  if (shown.event !== null) return "";
  if (shown.result) return say("status-over");
  if (shown.asked) return say(shown.asked.prompt);
  if (shown.advising) return say("status-advising", { name: names[shown.advising.seat] ?? "" });
  const awaited = shown.waiting.map((seat) => names[seat] ?? "");
  if (awaited.length === 0) return "";
  const why = awaited.length === 1 ? reason(shown) : null;
  if (why !== null) return why;
  if (awaited.length <= NAMED) return say("status-waiting-names", { names: list(awaited) });
  return say("status-waiting-count", { count: awaited.length });
}
