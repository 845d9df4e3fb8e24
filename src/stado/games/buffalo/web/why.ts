// Why a card went where it did, for whoever asks: the rule, and the words for it.
import type { Reason } from "$web/board";
import type { Event, Placed, Took } from "./types.gen";

const TOOK: Record<Took["rule"], Reason> = {
  N5: { rule: "N5", says: "buffalo-why-full" },
  N6: { rule: "N6", says: "buffalo-why-too-low" },
  B4: { rule: "B4", says: "buffalo-why-buffalo-low" },
  insert: { rule: "B7", says: "buffalo-why-squeezed" },
  push: { rule: "B7", says: "buffalo-why-squeezed" },
};

/** Tell a card that found its row from one that starts the row it has just taken. */
function placed(event: Placed, before: Event | null): Reason {
  const anew = before?.type === "took" && before.row === event.row;
  return anew
    ? { rule: TOOK[before.rule].rule, says: "buffalo-why-new-row" }
    : { rule: "N4", says: "buffalo-why-nearest" };
}

/** Explain an event. */
export function why(event: Event, { before }: { before: Event | null }): Reason {
  switch (event.type) {
    case "placed":
      return placed(event, before);
    case "took":
      return TOOK[event.rule];
    case "was-too-low":
      return TOOK.N6;
    case "revealed":
      return { rule: "B2", says: "buffalo-why-revealed" };
    case "game-ended":
      return { rule: "B6", says: "buffalo-why-end" };
    default:
      return { rule: "B7", says: "buffalo-why-special" };
  }
}
