// What the server says differs from the last update, and what that update becomes by it.
import type { Change, Decision, Update } from "./wire.gen";

type Members = Record<string, unknown>;
type Splice = [at: number, drop: number, ...items: unknown[]];

/** What is known of the game after an update, the last question to this seat too, whether it is open or not. */
export type Known = Update;

/** Return what a value becomes: `[value]` is another one, a list splices, an object changes members by name or place. */
export function changed(old: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change.length === 1 ? change[0] : spliced(old as unknown[], change);
  const members = Array.isArray(old) ? [...(old as unknown[])] : { ...(old as Members) };
  for (const [name, part] of Object.entries(change as Members)) {
    (members as Members)[name] = changed((members as Members)[name], part);
  }
  return members;
}

function spliced(old: unknown[], change: unknown[]): unknown[] {
  const list = [...old];
  const splices = (Array.isArray(change[0]) ? change : [change]) as Splice[];
  for (const [at, drop, ...items] of splices) list.splice(at, drop, ...items);
  return list;
}

/** Return what is known after a change, or null if it is of another update than the last one. */
export function after(last: Known | null, { step, since, events, changes }: Change): Known | null {
  if (last === null || last.step !== (since ?? step - 1)) return null;
  return { ...(changed(last, changes) as Known), step, events };
}

/** Return the update itself: a question is open as long as its seat is waited for. */
export function updateOf(known: Known): Update {
  return isOpen(known.asked, known.waiting) ? known : { ...known, asked: null };
}

const isOpen = (asked: Decision | null, waiting: number[]) => asked !== null && waiting.includes(asked.seat);
