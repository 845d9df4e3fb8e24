// A button of the bar above the table.
import type { IconName } from "../kit/Icon.svelte";

export interface Tool {
  testid: string;
  icon: IconName;
  word: string;
  act: () => void;
  open?: boolean; // whether what it shows is shown now
  on?: boolean; // of a tool that stays pressed
  idle?: boolean; // there is nothing for it to do now
  key?: string; // that does the same
  count?: number; // of what waits to be looked at
}
