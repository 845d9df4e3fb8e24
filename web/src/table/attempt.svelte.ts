// Something that the server may refuse: whoever tries it shows why not.
import { problemOf } from "../net/http";
import type { Problem } from "../words/problem";

export class Attempt {
  problem = $state.raw<Problem | null>(null); // why the last one did not work
  busy = $state.raw(false);

  /** Do it, unless something is being done already. */
  async make(deed: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await deed();
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }
}
