// Why a tile went where it did and what it cost, for whoever asks: the rule, and the words for it.
import type { Reason } from "$web/board";
import type { Event, Placed, RowTaken, Scored, View } from "./types.gen";

const ACTION: Reason = { rule: "D12", says: "board-why-action" };
const LUCKY: Reason = { rule: "D9", says: "board-why-lucky" };
const REST: Reason = { rule: "D13", says: "board-why-rest" };

function placed(rule: Placed["rule"], advanced: boolean): Reason {
  if (rule === "D3") return { rule, says: "board-why-nearest" };
  if (rule === "D4") return { rule, says: "board-why-too-low" };
  return rule === "move" ? { rule: advanced ? "D11" : "D6", says: "board-why-moved" } : ACTION;
}

function scored(reason: Scored["reason"]): Reason {
  if (reason === "space") return { rule: "D5", says: "board-why-space" };
  if (reason === "row") return { rule: "D6", says: "board-why-row" };
  return reason === "tiles" || reason === "actions" ? REST : LUCKY;
}

function taken({ kept }: RowTaken): Reason {
  return kept ? { rule: "D11", says: "board-why-row-kept" } : { rule: "D6", says: "board-why-row" };
}

/** Explain an event. */
export function why(event: Event, { view }: { view: View }): Reason | null {
  const advanced = view.options.side === "advanced";
  switch (event.type) {
    case "revealed":
      return { rule: "D2", says: "board-why-revealed" };
    case "placed":
      return placed(event.rule, advanced);
    case "scored":
      return scored(event.reason);
    case "row-taken":
      return taken(event);
    case "action-played":
      return ACTION;
    case "lucky-played":
    case "lucky-gained":
      return LUCKY;
    case "stops-lifted":
      return { rule: "D12", says: "board-why-stops" };
    case "game-ended":
      return { rule: advanced ? "D13" : "D8", says: "board-why-end" };
    default:
      return null;
  }
}
