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
export function isAgain(event: KeyboardEvent): boolean {
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

function centre(element: Element): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** Find where an arrow leads among these elements; the first of them when none has the focus. */
export function toward(elements: HTMLElement[], key: string): HTMLElement | null {
  const way = WAYS[key];
  const here = elements.find((element) => element === document.activeElement);
  if (!way) return null;
  if (!here) return elements[0] ?? null;
  const [x, y] = centre(here);
  const ahead = elements.map((element) => {
    const [dx, dy] = [centre(element)[0] - x, centre(element)[1] - y];
    const [along, across] = [dx * way[0] + dy * way[1], Math.abs(dx * way[1] + dy * way[0])];
    return { element, along, cost: along + ASIDE * across };
  });
  const found = ahead.filter(({ along }) => along > 1).sort((one, other) => one.cost - other.cost);
  return found[0]?.element ?? here;
}
