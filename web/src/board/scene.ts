// What goes with every change of a board: things fly to their new places, an event has its act, and the keyboard's focus is
// not lost.
import { tick } from "svelte";
import { fly, placesIn } from "./flight";
import { type Act, announce, perform } from "./theatre";

interface Change {
  tempo: number; // factor on every movement; 0 moves nothing
  moved: boolean; // more than what a person has picked
  beat: "announced" | "happens" | null; // of the event being played
  act: Act | null;
  homes: string[]; // selectors of what is to have the focus once its place is gone, the best first
}

/** Call before the change: what moved flies, and a focus that was within the board stays there. */
export function restage(root: HTMLElement, { tempo, moved, beat, act, homes }: Change): void {
  const [before, focused] = [moved && tempo > 0 ? placesIn(root) : null, root.contains(document.activeElement)];
  void tick().then(() => {
    const carried = before ? fly(root, before, tempo, act?.leaving ?? null) : 0;
    if (act && beat === "announced") announce({ root, tempo }, act);
    if (act && beat === "happens") perform({ root, tempo }, act, carried);
    if (focused && !root.contains(document.activeElement)) home(root, homes)?.focus();
  });
}

function home(root: HTMLElement, homes: string[]): HTMLElement | null {
  const found = homes.map((name) => root.querySelector<HTMLElement>(name));
  return found.find((element) => element !== null) ?? null;
}
