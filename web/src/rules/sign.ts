// Signs on a board that answer for themselves: what one means stands in `data-means`, more about it in
// `data-more`, the rule it comes from in `data-rule`.

/** A sign that was asked. */
export interface Sign {
  words: string; // its name, or all it means
  more: string | null; // what it means, beside its name
  rule: string | null; // such as "N7"
  box: DOMRect; // where it is
}

const signOf = (element: HTMLElement): Sign => ({
  words: element.dataset.means ?? "",
  more: element.dataset.more ?? null,
  rule: element.dataset.rule ?? null,
  box: element.getBoundingClientRect(),
});

/** Return the sign at a place that was tapped. What can be pressed has its own answer, unless it is a sign itself. */
export function signAt(tapped: EventTarget | null): Sign | null {
  const found = tapped instanceof Element ? tapped.closest<HTMLElement>("[data-means], button, a") : null;
  return found?.dataset.means === undefined ? null : signOf(found);
}

/** Return the sign that follows another as one reads, each kind once; after the last the first. */
export function signAfter(board: HTMLElement, last: Sign | null): Sign | null {
  const signs = [...board.querySelectorAll<HTMLElement>("[data-means]")]
    .filter((one) => one.checkVisibility())
    .map(signOf);
  const kinds = signs.filter(({ words }, place) => signs.findIndex((other) => other.words === words) === place);
  const at = kinds.findIndex(({ words }) => words === last?.words);
  return kinds[(at + 1) % kinds.length] ?? null;
}
