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
    case "round-ended":
      return { rule: "G5", says: "gap-why-scored" };
    case "round-started":
      return event.extra ? { rule: "G6", says: "gap-why-extra" } : null;
    case "game-ended":
      return { rule: "G6", says: "gap-why-end" };
    default:
      return null;
  }
}
