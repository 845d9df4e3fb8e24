// An answer built step by step out of the listed options: each pick leaves fewer of them, until one is left. What may
// be picked is read off the options alone, so no board has to know a rule for it.

/** One step: this field of the answer has this value, or a list that holds it. */
export interface Step {
  field: string;
  value: string | number;
}

type Option = object;

function valuesOf(option: Option, field: string): Step["value"][] {
  const value = (option as Record<string, unknown>)[field];
  if (Array.isArray(value)) return value as Step["value"][];
  return typeof value === "string" || typeof value === "number" ? [value] : [];
}

/** Return the options that agree with every step. */
export function left<T extends Option>(options: T[], steps: Step[]): T[] {
  return options.filter((option) => steps.every(({ field, value }) => valuesOf(option, field).includes(value)));
}

/** Return what could be picked for a field after these steps. */
export function picks(options: Option[], steps: Step[], field: string): Step["value"][] {
  const picked = steps.filter((step) => step.field === field).map(({ value }) => value);
  const all = left(options, steps).flatMap((option) => valuesOf(option, field));
  return [...new Set(all)].filter((value) => !picked.includes(value));
}

/** Return the field to be picked next, the first of these that is still open; null when the answer is complete. */
export function nextField(options: Option[], steps: Step[], fields: string[]): string | null {
  if (steps.length > 0 && left(options, steps).length < 2) return null;
  const least = steps.length > 0 ? 2 : 1; // what the steps have settled already is not asked for
  return fields.find((field) => picks(options, steps, field).length >= least) ?? null;
}

/** Return what may be picked for a field now: as the next step, or, when the answer is complete, instead of the last. */
export function offers(options: Option[], steps: Step[], fields: string[], field: string): Step["value"][] {
  const next = nextField(options, steps, fields);
  const from = next === null ? steps.slice(0, -1) : steps;
  return nextField(options, from, fields) === field ? picks(options, from, field) : [];
}

/** Return the steps after one more: picking the same again takes it back, and what cannot go with it gives way. */
export function stepped(options: Option[], steps: Step[], step: Step): Step[] {
  const same = (one: Step) => one.field === step.field && one.value === step.value;
  if (steps.some(same)) return steps.filter((one) => !same(one));
  const others = steps.filter((one) => one.field !== step.field);
  const fits = (one: Step) => one.field !== step.field || left(options, [...others, one, step]).length > 0;
  let made = [...steps.filter(fits), step];
  while (left(options, made).length === 0 && made.length > 1) {
    const first = made.findIndex((one) => one.field === step.field);
    made = made.toSpliced(first, 1);
  }
  return made;
}
