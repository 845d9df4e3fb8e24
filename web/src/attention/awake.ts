// The screen stays on while a game is watched or played. A browser that cannot promise it, or will not, is left alone.

/** Keep the screen on, also after the page was hidden for a while; call what is returned to let it go dark again. */
export function stayAwake(): () => void {
  const end = new AbortController();

  async function hold(): Promise<void> {
    if (document.hidden || !("wakeLock" in navigator)) return;
    const lock = await navigator.wakeLock.request("screen").catch(() => null);
    const release = () => void lock?.release();
    if (end.signal.aborted) release();
    else end.signal.addEventListener("abort", release);
  }

  document.addEventListener("visibilitychange", () => void hold(), { signal: end.signal }); // a hidden page has lost it
  void hold();
  return () => end.abort();
}
