// Copies that fly over the table: of what is gone, of a card's back, of words that rise. Nobody can touch or hear them.

/** Lay a copy over the table, at a place of the window. */
export function haunt(root: HTMLElement, copy: HTMLElement, box: DOMRect): HTMLElement {
  const origin = root.getBoundingClientRect();
  for (const name of ["data-fly", "data-act", "data-testid", "id"]) copy.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  copy.dataset.ghost = "";
  Object.assign(copy.style, {
    position: "absolute",
    listStyle: "none",
    left: `${box.x - origin.x}px`,
    top: `${box.y - origin.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    zIndex: "3",
    pointerEvents: "none",
  });
  root.append(copy);
  return copy;
}

/** Move a copy, and take it away at the end. */
export function animateGhost(ghost: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const flight = ghost.animate(frames, { fill: "both", ...timing });
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

/** Return how far it is from the middle of one place to the middle of another. */
export function wayBetween(from: DOMRect, to: DOMRect): [x: number, y: number] {
  return [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
}
