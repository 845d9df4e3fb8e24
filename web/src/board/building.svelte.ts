// An answer being built on a board, pick by pick: what is picked so far, what may be picked next, and whether it is
// complete. Nothing is chosen before `confirm`, unless one tap is to be enough.
import type { BoardProps } from "./contract";
import { bestOf, type Worth } from "./worth";
import { left, nextField, offers, type Step, stepped } from "./steps";

type Asked<Choice> = Pick<BoardProps<unknown, unknown, Choice>, "asked" | "oneTap" | "choose" | "worth">;

export class Building<Choice extends object> {
  #made = $state.raw<Step[]>([]);
  #whole = $state.raw<Choice | null>(null);

  readonly options = $derived.by(() => this.props().asked?.options ?? []);

  /** What is picked, as long as some option agrees with it. */
  readonly steps = $derived.by(() => (left(this.options, this.#made).length > 0 ? this.#made : []));

  /** The field to be picked next; null when the answer is complete. */
  readonly field = $derived.by(() => nextField(this.options, this.steps, this.fields));

  /** The complete answer, to be confirmed. */
  readonly ready = $derived.by(() => {
    if (this.#whole && this.options.includes(this.#whole)) return this.#whole;
    return this.steps.length > 0 && this.field === null ? (left(this.options, this.steps)[0] ?? null) : null;
  });

  /** Build answers to what a board is asked, field by field in this order. */
  constructor(
    private readonly props: () => Asked<Choice>,
    private readonly fields: string[],
  ) {}

  /** Return what is picked for a field. */
  picked(field: string): Step["value"][] {
    return this.steps.filter((step) => step.field === field).map(({ value }) => value);
  }

  /** Return what may be picked for a field now. */
  offers(field: string): Step["value"][] {
    return offers(this.options, this.steps, this.fields, field);
  }

  /** Return what a hint makes of the best answer with this pick; null without a hint. */
  worth(field: string, value: Step["value"]): Worth | null {
    const isPicked = this.picked(field).includes(value);
    const steps = isPicked ? this.steps : stepped(this.options, this.steps, { field, value });
    return this.worthOf(left(this.options, steps));
  }

  /** Return what a hint makes of the best of some options. */
  worthOf(options: Choice[]): Worth | null {
    return bestOf(options.map(this.props().worth));
  }

  /** Pick one thing more, or take it back. */
  pick(field: string, value: Step["value"]): void {
    this.begin(stepped(this.options, this.steps, { field, value }));
    if (this.props().oneTap) this.confirm();
  }

  /** Pick a whole answer, where it is not read off field by field. */
  wish(whole: Choice): void {
    this.begin();
    this.#whole = whole;
  }

  /** Start anew with these steps, or with none. */
  begin(steps: Step[] = []): void {
    this.#whole = null;
    this.#made = steps;
  }

  /** Take the last step back. */
  back(): void {
    this.begin(this.steps.slice(0, -1));
  }

  /** Choose the answer, if it is complete. */
  confirm(): void {
    if (!this.ready) return;
    this.props().choose(this.ready);
    this.begin();
  }
}
