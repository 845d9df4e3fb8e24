// Why a card was taken or stayed, for whoever asks: the rule, and the words for it.
import type { Reason } from "$web/board";
import type { Event } from "./types.gen";

/** Explain an event. */
export function why(event: Event): Reason | null {
  switch (event.type) {
    case "took":
      return { rule: "G3", says: event.rule === "G3a" ? "gap-why-same" : "gap-why-neighbours" };
    case "joined":
      return { rule: "G3", says: "gap-why-joined" };
    case "refilled":
      return { rule: "G3", says: "gap-why-refilled" };
    case "round-ended":
      return { rule: "G5", says: "gap-why-scored" };
    case "round-started":
      if (event.extra) return { rule: "G6", says: "gap-why-extra" };
      return event.round > 1 ? { rule: "G6", says: "gap-why-round" } : null;
    case "game-ended":
      return { rule: "G6", says: "gap-why-end" };
    default:
      return null;
  }
}
