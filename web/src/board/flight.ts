// Movement with meaning: whatever changed its place between two pictures flies from the old place to the new one.
// Things that fly carry `data-fly` with a name of their own; `data-from` names where a newcomer comes from, `data-down`
// says that it lies face down, and `data-jump` that it jumps rather than slides.
import { animateGhost, haunt, wayBetween } from "./ghost";
import { turn, type Turned } from "./turning";

export const FLIGHT = 380; // milliseconds
const SWING = "cubic-bezier(0.3, 0.7, 0.2, 1)";
const NEXT = 70; // milliseconds between one thing carried off and the next

interface Place {
  box: DOMRect;
  element: HTMLElement;
  copy: HTMLElement; // how it looked: the element itself may show something else by now
  down: boolean; // face down
}
export type Places = Map<string, Place>;

/** Note where everything that can fly is now. */
export function placesIn(root: HTMLElement): Places {
  const flying = [...root.querySelectorAll<HTMLElement>("[data-fly]")];
  return new Map(flying.map((element) => [element.dataset.fly ?? "", placeOf(element)]));
}

function placeOf(element: HTMLElement): Place {
  const copy = element.cloneNode(true) as HTMLElement;
  return { element, copy, box: element.getBoundingClientRect(), down: element.dataset.down !== undefined };
}

/** Let everything fly from where it was to where it is; what is gone leaves for the place named, if any, and how many do is returned. */
export function fly(root: HTMLElement, before: Places, tempo: number, leaving: string | null): number {
  const after = placesIn(root);
  const turned: Turned[] = [];
  for (const [name, { element, box, down }] of after) {
    const known = before.get(name);
    const from = known ?? before.get(element.dataset.from ?? "");
    if (from?.down && !down) turned.push({ element, back: from.copy, from: from.box, to: box });
    else if (from && isThere(from.box)) move(element, from.box, box, tempo, known === undefined);
  }
  turn(root, turned, tempo);
  return carryOff(root, before, after, tempo, leaving);
}

function carryOff(root: HTMLElement, before: Places, after: Places, tempo: number, leaving: string | null): number {
  const to = after.get(leaving ?? "");
  const gone = to ? [...before].filter(([name]) => !after.has(name)) : [];
  for (const [index, [, { copy, box }]] of gone.entries()) if (to) carry(root, copy, box, to.box, tempo, index * NEXT);
  return gone.length;
}

/** Tell whether something was laid out already: on a page that has just opened, cards have no size yet. */
const isThere = ({ width, height }: DOMRect) => width > 0 && height > 0;

function isSame(one: DOMRect, other: DOMRect): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) < 1;
  return near(one.x, other.x) && near(one.y, other.y) && near(one.width, other.width);
}

function move(element: HTMLElement, from: DOMRect, to: DOMRect, tempo: number, appears: boolean): void {
  if (isSame(from, to) && !appears) return;
  const [x, y] = [from.x - to.x, from.y - to.y];
  const scale = `scale(${from.width / to.width}, ${from.height / to.height})`;
  const lifted = { transformOrigin: "0 0", zIndex: 2 };
  const start = { ...lifted, transform: `translate(${x}px, ${y}px) ${scale}`, opacity: appears ? 0.2 : 1 };
  const jump = { ...lifted, transform: `translate(${x / 2}px, ${y / 2 - 0.7 * to.height}px) scale(1.2, 1.2)` };
  const end = { ...lifted, transform: "translate(0px, 0px) scale(1, 1)" };
  const jumps = element.dataset.jump !== undefined;
  element.animate(jumps ? [start, jump, end] : [start, end], {
    duration: FLIGHT * tempo * (jumps ? 1.4 : 1),
    easing: jumps ? "ease-in-out" : SWING,
  });
}

/** Send a copy of something to where it went; it rises first. */
export function carry(
  root: HTMLElement,
  copy: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  tempo: number,
  delay: number,
): void {
  const [x, y] = wayBetween(from, to);
  const frames = [
    { transform: "none" },
    { transform: `translate(${0.06 * x}px, ${0.06 * y - 10}px) scale(1.08) rotate(-3deg)`, offset: 0.25 },
    { transform: `translate(${x}px, ${y}px) scale(0.25)`, opacity: 0.4 },
  ];
  const timing = { duration: 1.15 * FLIGHT * tempo, delay: delay * tempo, easing: "ease-in" };
  animateGhost(haunt(root, copy, from), frames, timing);
}
