// Why cards changed hands, for whoever asks: the rule, and the words for it.
import type { Reason } from "$web/board";
import type { Event } from "./types.gen";

const REASONS: Record<Event["type"], Reason> = {
  laid: { rule: "K3", says: "korist-why-laid" },
  plundered: { rule: "K4", says: "korist-why-plunder" },
  left: { rule: "K4", says: "korist-why-plunder" },
  "took-back": { rule: "K4", says: "korist-why-own" },
  discarded: { rule: "K4", says: "korist-why-own" },
  drew: { rule: "K5", says: "korist-why-drew" },
  declined: { rule: "K6", says: "korist-why-declined" },
  "supply-refilled": { rule: "K5", says: "korist-why-supply" },
  "shadow-plundered": { rule: "K14", says: "korist-why-shadow" },
  "shadow-refilled": { rule: "K12", says: "korist-why-shadow-filled" },
  "game-ended": { rule: "K7", says: "korist-why-end" },
};

/** Explain an event. */
export function why(event: Event): Reason {
  return REASONS[event.type];
}
