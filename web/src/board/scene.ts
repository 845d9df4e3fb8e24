// What goes with every change of a board: things fly to their new places, and the keyboard's focus is not lost.
import { tick } from "svelte";
import { fly, placesIn } from "./flight";

interface Change {
  flight: number; // milliseconds; 0 moves nothing
  leaving: string | null; // where things go that are gone
  homes: string[]; // selectors of what is to have the focus once its place is gone, the best first
}

/** Call before the change: what moved flies, and a focus that was within the board stays there. */
export function restage(root: HTMLElement, { flight, leaving, homes }: Change): void {
  const [before, focused] = [placesIn(root), root.contains(document.activeElement)];
  void tick().then(() => {
    if (flight > 0) fly(root, before, flight, leaving);
    if (focused && !root.contains(document.activeElement)) home(root, homes)?.focus();
  });
}

function home(root: HTMLElement, homes: string[]): HTMLElement | null {
  const found = homes.map((name) => root.querySelector<HTMLElement>(name));
  return found.find((element) => element !== null) ?? null;
}
