// From the events of a game to answers for whoever asks "why?": the game names rule and message, the shell words it.
import type { Why } from "../board/contract";
import type { Args, Say } from "../words/bundle";

/** Why something came about, in words, and the rule that says so. */
export interface Explained {
  rule: string;
  text: string;
}

interface Telling {
  why: Why<unknown, unknown> | null; // of the game
  view: unknown;
  argsOf: (event: unknown) => Args;
  say: Say;
}

/** Explain every event that the game can explain. */
export function reasonsOf(events: unknown[], { why, view, argsOf, say }: Telling): (Explained | null)[] {
  return events.map((event, index) => {
    const reason = why?.(event, { before: events[index - 1] ?? null, view });
    return reason ? { rule: reason.rule, text: say(reason.says, { ...argsOf(event), ...reason.args }) } : null;
  });
}
