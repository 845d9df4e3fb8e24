// The time, for what is counted down on screen: it moves only while something counts.
const TICK = 250; // milliseconds, so that no second is skipped by the eye

/** Return a reading of the page's clock that moves while `running()` holds; call it in a component. */
export function ticking(running: () => boolean): { readonly now: number } {
  let now = $state(performance.now());
  $effect(() => {
    now = performance.now();
    if (!running()) return;
    const timer = setInterval(() => (now = performance.now()), TICK);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
