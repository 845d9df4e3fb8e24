// What an event does to the eye beside moving things: a row trembles, a card steps forward, points pop, a beast acts. A game
// names the things, by their `data-fly` or `data-act`; how it looks is told here once. Where nothing may move, only the
// points are shown.
import { carry, FLIGHT } from "./flight";
import { haunt, animateGhost } from "./ghost";

/** What is seen of an event. */
export interface Act {
  shakes?: string[]; // tremble while the event is announced
  leads?: string; // steps forward meanwhile
  leaving?: string; // where things go that are gone
  bearer?: string; // who carries them off
  gains?: { at: string; by: string; good?: boolean }; // points that pop up
  stirs?: string; // acts when it happens
}

/** How things are played: `tempo` scales every movement, 0 shows none. */
interface Playing {
  root: HTMLElement;
  tempo: number;
}

const [TREMBLE, LEAD, STIR, POP, STAYS] = [420, 600, 700, 1000, 1200]; // milliseconds

/** Find a thing on the table by its name. */
function named(root: HTMLElement, name: string | undefined): HTMLElement | null {
  if (name === undefined) return null;
  const quoted = CSS.escape(name);
  return root.querySelector(`[data-fly="${quoted}"]:not([data-ghost]), [data-act="${quoted}"]`);
}

/** Play what goes before: the beat in which everyone sees it coming. */
export function announce({ root, tempo }: Playing, { shakes, leads }: Act): void {
  if (tempo <= 0) return;
  const forward = [
    { scale: 1 },
    { scale: 1.16, translate: "0 -8px" },
    { scale: 1.16, translate: "0 -8px" },
    { scale: 1 },
  ];
  named(root, leads)?.animate(forward, { duration: LEAD * tempo, easing: "ease-out" });
  const shivers = [0, -4, 4, -5, 5, -3, 3, 0].map((x) => ({ translate: `${x}px 0` }));
  for (const name of shakes ?? [])
    named(root, name)?.animate(shivers, { duration: TREMBLE * tempo, delay: (LEAD - TREMBLE / 2) * tempo });
}

/** Play what goes with the event itself; `carried` things were sent on their way before. */
export function perform({ root, tempo }: Playing, { gains, ...act }: Act, carried: number): void {
  if (tempo > 0) enliven({ root, tempo }, act, carried);
  if (gains) pop({ root, tempo }, gains, carried > 0 ? FLIGHT * tempo : 0);
}

function enliven({ root, tempo }: Playing, { leaving, bearer, stirs }: Act, carried: number): void {
  const charge = [
    { transform: "none" },
    { transform: "translateY(-12%) rotate(-9deg) scale(1.12)" },
    { transform: "translateY(14%) rotate(7deg) scale(1.3)" },
    { transform: "translateY(-4%) rotate(-4deg) scale(1.15)" },
    { transform: "none" },
  ];
  named(root, stirs)?.animate(charge, { duration: STIR * tempo, easing: "ease-in-out" });
  const [beast, home] = [named(root, bearer), named(root, leaving)];
  if (beast && home && carried > 0) run({ root, tempo }, beast, home);
}

/** Let whoever carries things off run ahead of them. */
function run({ root, tempo }: Playing, beast: HTMLElement, home: HTMLElement): void {
  const prey = [...root.querySelectorAll<HTMLElement>("[data-ghost]")].at(-1);
  if (!prey) return;
  const copy = beast.cloneNode(true) as HTMLElement;
  const { x, y, width, height } = prey.getBoundingClientRect();
  const size = beast.getBoundingClientRect().width;
  const box = new DOMRect(x + (width - size) / 2, y + (height - size) / 2, size, size);
  copy.style.visibility = "visible";
  carry(root, copy, box, home.getBoundingClientRect(), 1.6 * tempo, 0);
}

function pop({ root, tempo }: Playing, { at, by, good = false }: NonNullable<Act["gains"]>, delay: number): void {
  const place = named(root, at);
  if (!place) return;
  const words = document.createElement("span");
  words.dataset.sign = by;
  words.className = good ? "pop good" : "pop";
  const ghost = haunt(root, words, place.getBoundingClientRect());
  if (tempo <= 0) setTimeout(() => ghost.remove(), STAYS);
  else rise(ghost, place, tempo, delay);
}

function rise(ghost: HTMLElement, place: HTMLElement, tempo: number, delay: number): void {
  const frames = [
    { opacity: 0, transform: "scale(0.3)" },
    { opacity: 1, transform: "scale(1.35)", offset: 0.2 },
    { opacity: 1, transform: "scale(1)", offset: 0.35 },
    { opacity: 1, transform: "scale(1)", offset: 0.8 },
    { opacity: 0, transform: "translateY(-30%) scale(1)" },
  ];
  animateGhost(ghost, frames, { duration: POP * tempo, delay });
  place.animate([{ scale: 1 }, { scale: 1.06 }, { scale: 1 }], { duration: 260 * tempo, delay });
}
