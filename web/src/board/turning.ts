// Cards that lay face down are turned over one by one where they lie, and only then go to their places.
import { animateGhost, haunt } from "./ghost";

const [TURN, APART, CLOSE, SLIDE] = [300, 150, 90, 380]; // milliseconds: one turn, from one to the next, of many, the way after
const MANY = 6;
const EDGE = 90; // degrees: a card seen from its edge

/** A card that was face down at a place and is face up at another. */
export interface Turned {
  element: HTMLElement;
  back: HTMLElement; // a copy of how it looked before
  from: DOMRect;
  to: DOMRect;
}

const apart = (count: number) => (count < MANY ? APART : CLOSE);

/** Return how long it takes to turn so many cards, in milliseconds. */
export function turningTime(count: number): number {
  return Math.max(0, count - 1) * apart(count) + TURN + SLIDE;
}

/** Turn cards over from left to right. */
export function turn(root: HTMLElement, cards: Turned[], tempo: number): void {
  const all = turningTime(cards.length);
  const inOrder = cards.toSorted((one, other) => one.from.y - other.from.y || one.from.x - other.from.x);
  for (const [place, card] of inOrder.entries()) {
    const start = place * apart(cards.length);
    showBack(root, card, start * tempo, (TURN / 2) * tempo);
    showFace(card, { edge: (start + TURN / 2) / all, open: (start + TURN) / all, slide: 1 - SLIDE / all }, all * tempo);
  }
}

function showBack(root: HTMLElement, { back, from }: Turned, delay: number, duration: number): void {
  const ghost = haunt(root, back, from);
  const frames = [{ transform: "perspective(600px)" }, { transform: `perspective(600px) rotateY(${-EDGE}deg)` }];
  animateGhost(ghost, frames, { delay, duration, easing: "ease-in" });
}

interface Moments {
  edge: number; // shares of the whole time: when it is seen from its edge, open, and begins to slide
  open: number;
  slide: number;
}

function showFace({ element, from, to }: Turned, { edge, open, slide }: Moments, duration: number): void {
  const [x, y, wide, high] = [from.x - to.x, from.y - to.y, to.width / 2, to.height / 2];
  const scale = `scale(${from.width / to.width}, ${from.height / to.height})`;
  const at = (place: string, degrees: number, opacity: number, offset: number) => ({
    transformOrigin: "0 0",
    zIndex: 2,
    opacity,
    offset,
    transform: `${place} translate(${wide}px, ${high}px) perspective(600px) rotateY(${degrees}deg) translate(${-wide}px, ${-high}px)`,
  });
  const there = `translate(${x}px, ${y}px) ${scale}`;
  const frames = [
    at(there, EDGE, 0, 0),
    at(there, EDGE, 0, edge),
    at(there, EDGE, 1, edge),
    at(there, 0, 1, Math.min(open, slide)),
    { ...at(there, 0, 1, slide), easing: "cubic-bezier(0.3, 0.7, 0.2, 1)" },
    at("translate(0px, 0px) scale(1, 1)", 0, 1, 1),
  ];
  element.animate(frames, { duration });
  const beside = [
    { translate: `${x}px ${y}px` },
    { translate: `${x}px ${y}px`, offset: slide },
    { translate: "0px 0px" },
  ];
  element.nextElementSibling?.animate(beside, { duration }); // whose it is goes with it
}
