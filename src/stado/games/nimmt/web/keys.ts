// What a key means at the table: digits count from one, with zero for the tenth.

/** Tell whether this letter was pressed, large or small, and nothing held with it that gives it another meaning. */
export function isPlain({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, letter: string): boolean {
  return !ctrlKey && !metaKey && !altKey && key.toLowerCase() === letter;
}

/** Return the place a digit key stands for, from 0; null for any other key. */
export function digitOf(event: KeyboardEvent): number | null {
  if (!/^\d$/.test(event.key) || !isPlain(event, event.key)) return null;
  return event.key === "0" ? 9 : Number(event.key) - 1;
}

/** Tell whether a key belongs to something else: a field, a dialog, or a button that wants its own Enter. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector("dialog[open]")) return true;
  const target = event.target as Element;
  if (target.matches("input, select, textarea")) return true;
  return event.key === "Enter" && target.matches("a, button:not([role=radio])");
}
