// What a key means at the table: digits count from one, with zero for the tenth; arrows go to whatever lies that way.

/** Return the place a digit key stands for, from 0; null for any other key. */
export function digitOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): number | null {
  if (ctrlKey || metaKey || altKey || !/^\d$/.test(key)) return null;
  return key === "0" ? 9 : Number(key) - 1;
}

/** Tell whether a key belongs to something else: a field, a dialog, or a button that wants its own Enter. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector("dialog[open]")) return true;
  if (event.repeat && event.key === "Enter") return true; // a key held down answers one question only
  const target = event.target as Element;
  if (target.matches("input, select, textarea")) return true;
  return event.key === "Enter" && target.matches("a, button:not([role=radio], [role=checkbox])");
}

/** Tell whether Enter was pressed on what is picked already: that confirms it. */
function isAgain(event: KeyboardEvent): boolean {
  const picked = (event.target as Element).matches("[data-pick][aria-pressed=true]");
  return event.key === "Enter" && !event.repeat && picked;
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

/** What the keys do at a table where an answer is built pick by pick. */
export interface Keys {
  picks: () => HTMLElement[]; // all that may be picked other than from the hand
  digit: (place: number) => void;
  main: () => HTMLElement | null; // the button that Enter stands for
  confirm: (() => void) | null; // what is picked, if that is an answer
  back: () => void;
}

/** Do what a key stands for. */
export function press(event: KeyboardEvent, keys: Keys): void {
  const again = isAgain(event) ? keys.confirm : null;
  if (isElsewhere(event) && !again) return;
  const digit = digitOf(event);
  const to = toward(keys.picks(), event.key);
  if (again) again();
  else if (digit !== null) keys.digit(digit);
  else if (to) to.focus();
  else if (event.key === "Enter") keys.main()?.click();
  else if (event.key === "Escape") keys.back();
  else return;
  event.preventDefault();
}
