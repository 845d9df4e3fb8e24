// Something that the server may refuse: whoever tries it shows why not.
import { Refused } from "../net/http";

export class Attempt {
  problem = $state.raw<string | null>(null); // the code of the last refusal
  busy = $state.raw(false);

  /** Do it, unless something is being done already. */
  async make(deed: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await deed();
    } catch (error) {
      this.problem = error instanceof Refused ? error.code : "broken";
    } finally {
      this.busy = false;
    }
  }
}
