// What a key means at the table: digits count from one, with zero for the tenth; arrows go to whatever lies that way;
// Enter confirms, once for each time it is pressed.

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => !ctrlKey && !metaKey && !altKey;

/** Return the place a digit key stands for, from 0; null for any other key. */
function digitOf(event: KeyboardEvent): number | null {
  if (!isPlain(event) || !/^\d$/.test(event.key)) return null;
  return event.key === "0" ? 9 : Number(event.key) - 1;
}

/** Tell whether Enter is held down: it answers one question only. */
export function isHeld({ key, repeat }: KeyboardEvent): boolean {
  return key === "Enter" && repeat;
}

/** Tell whether a key belongs to something else: a field, a dialog, or a button that wants its own Enter. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector("dialog[open]")) return true;
  const target = event.target as Element;
  if (target.matches("input, select, textarea")) return true;
  if (event.key === "Escape" && document.querySelector(":popover-open")) return true; // it closes what lies over the table
  return event.key === "Enter" && target.matches("a, button:not([role=radio], [role=checkbox])");
}

/** Tell whether Enter was pressed on what is picked already: that confirms it. */
function isAgain({ key, target }: KeyboardEvent): boolean {
  return key === "Enter" && (target as Element).matches("[data-pick=''][aria-pressed=true]");
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 3; // a step aside counts as so many steps ahead
const NARROW = 4; // so many steps aside for one ahead is not that way any more: a card that is only raised a little

interface Lying {
  element: HTMLElement;
  along: number;
  across: number;
}

function centre(element: Element): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** Tell how things lie from here, seen along a way. */
function seen(elements: HTMLElement[], here: HTMLElement, way: [number, number]): Lying[] {
  const [x, y] = centre(here);
  return elements.map((element) => {
    const [dx, dy] = [centre(element)[0] - x, centre(element)[1] - y];
    return { element, along: dx * way[0] + dy * way[1], across: Math.abs(dx * way[1] + dy * way[0]) };
  });
}

function nearest(lying: Lying[]): HTMLElement | undefined {
  const cost = ({ along, across }: Lying) => along + ASIDE * across;
  return lying.sort((one, other) => cost(one) - cost(other))[0]?.element;
}

/** Find where an arrow leads among these elements; the first of them when none has the focus. */
export function toward(elements: HTMLElement[], key: string): HTMLElement | null {
  const way = WAYS[key];
  const here = elements.find((element) => element === document.activeElement);
  if (!way) return null;
  if (!here) return elements[0] ?? null;
  const lying = seen(elements, here, way);
  const ahead = lying.filter(({ along, across }) => along > 1 && along * NARROW > across);
  const beyond = lying.filter(({ along }) => along > here.offsetHeight / 2); // far aside, but in another line
  return nearest(ahead) ?? nearest(beyond) ?? here;
}

/** Find where an arrow along a line leads: to the one beside it in the order of the page, though it lies in another line. */
export function beside(elements: HTMLElement[], key: string): HTMLElement | null {
  const step = WAYS[key]?.[0];
  if (!step) return null;
  const here = elements.indexOf(document.activeElement as HTMLElement);
  return elements[here + step] ?? elements[here] ?? elements[0] ?? null;
}

/** What the keys do at a table where an answer is built pick by pick. */
export interface Keys {
  root: HTMLElement; // what is picked, and the main button that Enter stands for, are found in it
  own: Partial<Record<string, () => void>>; // by key, what only this game has a key for
  confirm: (() => void) | null; // what is picked, if that is an answer
  back: () => void;
}

const all = (root: HTMLElement, name: string) => [...root.querySelectorAll<HTMLElement>(name)];

/** List what digits stand for: what shows its digit, else the hand, else whatever may be picked. */
function counted(root: HTMLElement): HTMLElement[] {
  const found = ["[data-key]", "[data-testid=hand] [data-pick]", "[data-pick]"].map((name) => all(root, name));
  return found.find((things) => things.length > 0) ?? [];
}

/** Pick something; it keeps the focus, so that Enter and arrows go on from it. */
function pick(thing: HTMLElement | undefined): void {
  thing?.focus();
  thing?.click();
}

/** Find what a key does here; null for a key that has no meaning. */
function meaning(event: KeyboardEvent, { root, own, back }: Keys): (() => void) | null {
  const [digit, letter] = [digitOf(event), isPlain(event) ? own[event.key.toLowerCase()] : undefined];
  if (letter) return letter;
  if (digit !== null) return () => pick(counted(root)[digit]);
  if (event.key === "Enter") return () => root.querySelector<HTMLElement>(".main")?.click();
  if (event.key === "Escape") return back;
  const to = toward(all(root, "[data-pick]:not([role], .main)"), event.key);
  return to && (() => to.focus());
}

/** Do what a key stands for. */
export function press(event: KeyboardEvent, keys: Keys): void {
  const again = isAgain(event) ? keys.confirm : null;
  const held = isHeld(event) && keys.root.contains(event.target as Node);
  if (isElsewhere(event) && !again && !held) return;
  const act = isHeld(event) ? () => {} : (again ?? meaning(event, keys));
  if (!act) return;
  act();
  event.preventDefault();
}
