// Real time for the director: scaled by the chosen speed, not spent at all in a hidden tab.
import type { Timer } from "./director";

/** Make a timer whose waits are multiplied by `tempo()`. */
export function timer(tempo: () => number): Timer {
  let cut = () => {};
  return {
    wait: (milliseconds) => {
      const scaled = document.hidden ? 0 : milliseconds * tempo();
      if (scaled <= 0) return Promise.resolve();
      return new Promise((resolve) => {
        const running = setTimeout(resolve, scaled);
        cut = () => {
          clearTimeout(running);
          resolve();
        };
      });
    },
    cut: () => cut(),
  };
}
