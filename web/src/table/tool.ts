// A button of the bar above the table.
import type { IconName } from "../kit/Icon.svelte";

export interface Tool {
  testid: string;
  icon: IconName;
  word: string;
  act: () => void;
  open?: boolean; // whether what it shows is shown now
  count?: number; // of what waits to be looked at
}
