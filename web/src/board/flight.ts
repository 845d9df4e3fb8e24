// Movement with meaning: whatever changed its place between two pictures flies from the old place to the new one.
// Things that fly carry `data-fly` with a name of their own; `data-from` names where a newcomer comes from.

const SWING = "cubic-bezier(0.3, 0.7, 0.2, 1)";

interface Place {
  box: DOMRect;
  element: HTMLElement;
}
export type Places = Map<string, Place>;

/** Note where everything that can fly is now. */
export function placesIn(root: HTMLElement): Places {
  const flying = [...root.querySelectorAll<HTMLElement>("[data-fly]")];
  return new Map(
    flying.map((element) => [element.dataset.fly ?? "", { element, box: element.getBoundingClientRect() }]),
  );
}

/** Let everything fly from where it was to where it is; what is gone leaves for the place named, if any. */
export function fly(root: HTMLElement, before: Places, milliseconds: number, leaving: string | null): void {
  const after = placesIn(root);
  for (const [name, { element, box }] of after) {
    const known = before.get(name);
    const from = known ?? before.get(element.dataset.from ?? "");
    if (from) move(element, from.box, box, milliseconds, known === undefined);
  }
  for (const [name, { element, box }] of before) {
    const to = after.has(name) ? undefined : after.get(leaving ?? "");
    if (to) sweep(root, element, box, to.box, milliseconds);
  }
}

function between(from: DOMRect, to: DOMRect): string {
  const scale = `scale(${from.width / to.width}, ${from.height / to.height})`;
  return `translate(${from.x - to.x}px, ${from.y - to.y}px) ${scale}`;
}

function isSame(one: DOMRect, other: DOMRect): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) < 1;
  return near(one.x, other.x) && near(one.y, other.y) && near(one.width, other.width);
}

function move(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number, turned: boolean): void {
  if (isSame(from, to) && !turned) return;
  const lifted = { transformOrigin: "0 0", zIndex: 2 };
  const start = between(from, to);
  element.animate(
    [
      { ...lifted, transform: start, opacity: turned ? 0.2 : 1 },
      { ...lifted, transform: "none" },
    ],
    {
      duration,
      easing: SWING,
    },
  );
}

/** Send a copy of something that is gone to where it went. */
function sweep(root: HTMLElement, gone: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const ghost = gone.cloneNode(true) as HTMLElement;
  const origin = root.getBoundingClientRect();
  ghost.removeAttribute("data-fly");
  ghost.removeAttribute("data-testid");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "absolute",
    listStyle: "none",
    left: `${from.x - origin.x}px`,
    top: `${from.y - origin.y}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    zIndex: "3",
    pointerEvents: "none",
  });
  root.append(ghost);
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  const end = { transform: `translate(${x}px, ${y}px) scale(0.25)`, opacity: 0.3 };
  const flight = ghost.animate([{ transform: "none" }, end], { duration, easing: SWING });
  flight.onfinish = flight.oncancel = () => ghost.remove();
}
