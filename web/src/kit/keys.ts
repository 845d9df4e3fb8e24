// What a key means at a table: digits count from one, with zero for the tenth.

/** Return the place a digit key stands for, from 0; null for any other key. */
export function digitOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): number | null {
  if (ctrlKey || metaKey || altKey || !/^\d$/.test(key)) return null;
  return key === "0" ? 9 : Number(key) - 1;
}

/** Tell whether a key belongs to something else: a field, a dialog, or a button that wants its own Enter. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector("dialog[open]")) return true;
  const target = event.target as Element;
  if (target.matches("input, select, textarea")) return true;
  return event.key === "Enter" && target.matches("a, button:not([role=radio])");
}
