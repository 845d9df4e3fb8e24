// Why a card went where it did, for whoever asks: the rule, and the words for it. A fan card has rules of its own.
import type { Reason } from "$web/board";

interface Told {
  type: string;
  row?: number;
  rule?: string;
  side?: string | null;
  points?: string | null;
}

interface Seen {
  options: { fan?: string | null };
}

const NO_ROW: Record<string, string> = { even_odd: "F2", hill: "H2" }; // where a marked row accepts other cards
const FITS: Record<string, Reason> = {
  even_odd: { rule: "F2", says: "nimmt-why-even-odd" },
  hill: { rule: "H2", says: "nimmt-why-hill" },
  cow: { rule: "C2", says: "nimmt-why-cow" },
  flip: { rule: "Z2", says: "nimmt-why-flip" },
};
const TOOK: Record<string, Reason> = {
  N5: { rule: "N5", says: "nimmt-why-sixth" },
  N6: { rule: "N6", says: "nimmt-why-took-any" },
  C5: { rule: "C5", says: "nimmt-why-cow-landed" },
};

/** Tell a card that found its row from one that starts the row it has just taken. */
function placed(event: Told, before: Told | null, fan: string): Reason {
  const anew = before?.type === "took" && before.row === event.row;
  if (anew) return { rule: before.rule ?? "N5", says: "nimmt-why-new-row" };
  return FITS[fan] ?? { rule: "N4", says: "nimmt-why-nearest" };
}

function moved({ side, points }: Told): Reason {
  if (side) return { rule: "F3", says: "nimmt-why-marker-even-odd" };
  return points ? { rule: "H4", says: "nimmt-why-marker-hill" } : { rule: "C4", says: "nimmt-why-marker-cow" };
}

function fitsNowhere(fan: string): Reason {
  const rule = NO_ROW[fan];
  return rule === undefined ? { rule: "N6", says: "nimmt-why-too-low" } : { rule, says: "nimmt-why-no-row" };
}

/** Explain an event. */
export function why(event: Told, { before, view }: { before: Told | null; view: Seen }): Reason | null {
  const fan = view.options.fan ?? "";
  switch (event.type) {
    case "placed":
      return placed(event, before, fan);
    case "took":
      return TOOK[event.rule ?? ""] ?? null;
    case "was-too-low":
      return fitsNowhere(fan);
    case "marker-moved":
      return moved(event);
    case "revealed":
      return { rule: "N3", says: "nimmt-why-revealed" };
    default:
      return null;
  }
}
