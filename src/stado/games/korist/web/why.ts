// Why cards changed hands, for whoever asks: the rule, and the words for it.
import type { Reason } from "$web/board";
import type { Event } from "./types.gen";

const REASONS: Partial<Record<Event["type"], Reason>> = {
  plundered: { rule: "K4", says: "korist-why-plunder" },
  left: { rule: "K4", says: "korist-why-plunder" },
  "took-back": { rule: "K4", says: "korist-why-own" },
  discarded: { rule: "K4", says: "korist-why-own" },
  "shadow-plundered": { rule: "K14", says: "korist-why-shadow" },
  "game-ended": { rule: "K7", says: "korist-why-end" },
};

/** Explain an event. */
export function why(event: Event): Reason | null {
  return REASONS[event.type] ?? null;
}
