// An answer being built on a board, pick by pick: what is picked so far, what may be picked next, and whether it is
// complete. Nothing is chosen before `confirm`, unless one tap is to be enough.
import { left, nextField, offers, type Step, stepped } from "./steps";

interface Given<Choice> {
  options: () => Choice[];
  fields: string[]; // in this order an answer is built
  oneTap: () => boolean;
  choose: (choice: Choice) => void;
}

export class Building<Choice extends object> {
  #made = $state.raw<Step[]>([]);

  /** What is picked, as long as some option agrees with it. */
  readonly steps = $derived.by(() => (left(this.given.options(), this.#made).length > 0 ? this.#made : []));

  /** The field to be picked next; null when the answer is complete. */
  readonly field = $derived.by(() => nextField(this.given.options(), this.steps, this.given.fields));

  /** The complete answer, to be confirmed. */
  readonly ready = $derived.by(() =>
    this.steps.length > 0 && this.field === null ? (left(this.given.options(), this.steps)[0] ?? null) : null,
  );

  constructor(private readonly given: Given<Choice>) {}

  /** Return what is picked for a field. */
  picked(field: string): Step["value"][] {
    return this.steps.filter((step) => step.field === field).map(({ value }) => value);
  }

  /** Return what may be picked for a field now. */
  offers(field: string): Step["value"][] {
    return offers(this.given.options(), this.steps, this.given.fields, field);
  }

  /** Pick one thing more, or take it back. */
  pick(step: Step): void {
    this.begin(stepped(this.given.options(), this.steps, step));
    if (this.given.oneTap()) this.confirm();
  }

  /** Start anew with these steps, or with none. */
  begin(steps: Step[] = []): void {
    this.#made = steps;
  }

  /** Take the last step back. */
  back(): void {
    this.begin(this.steps.slice(0, -1));
  }

  /** Choose the answer, if it is complete. */
  confirm(): void {
    if (!this.ready) return;
    this.given.choose(this.ready);
    this.begin();
  }
}
