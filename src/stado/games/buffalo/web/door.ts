// A row that may be picked: what that would do, and the doing.
import type { Kind } from "./specials";

export interface Door {
  act: "lift" | Kind;
  picked: boolean;
  open: () => void;
}
