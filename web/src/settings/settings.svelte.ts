// What a person has set up for themselves, remembered by the browser.
import { heed, recall, remember } from "../remembered";
import { guess, speak } from "../words/words.svelte";

export type Speed = "normal" | "fast" | "off";
export type Theme = "auto" | "light" | "dark";

export interface Settings {
  language: string;
  speed: Speed;
  theme: Theme;
  oneTap: boolean;
  sounds: boolean;
  volume: number; // 0 to 1
  haptics: boolean; // a buzz in the hand when something happens to this person
  notify: boolean; // when it is this person's turn and the page is hidden
  quiet: boolean; // what others say is not shown
  name: string; // empty until the first game
}

const TEMPO: Record<Speed, number> = { normal: 1, fast: 0.45, off: 0 };
const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

function fresh(): Settings {
  const attention = { sounds: true, volume: 0.5, haptics: true, notify: false, quiet: false };
  const language = guess(navigator.languages);
  return { language, speed: "normal", theme: "auto", oneTap: false, name: "", ...attention };
}

let kept = $state.raw<Settings>({ ...fresh(), ...recall<Partial<Settings>>("settings", {}) });
let still = $state(stillness.matches);

/** Return the settings of the moment. */
export function settings(): Settings {
  return kept;
}

/** Change some of the settings, at once and for next time. */
export async function change(some: Partial<Settings>): Promise<void> {
  kept = { ...kept, ...some };
  remember("settings", kept);
  paint();
  if (some.language !== undefined) await speak(some.language);
}

/** Take over what was changed in another window. */
async function follow(): Promise<void> {
  const before = kept.language;
  kept = { ...kept, ...recall<Partial<Settings>>("settings", {}) };
  paint();
  if (kept.language !== before) await speak(kept.language);
}

/** Return the factor on every pause. */
export function pace(): number {
  return TEMPO[kept.speed];
}

/** Return the factor on every movement: none for whoever asked their device for less motion. */
export function tempo(): number {
  return still ? 0 : TEMPO[kept.speed];
}

function paint(): void {
  const dark = kept.theme === "dark" || (kept.theme === "auto" && darkness.matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}

/** Put the settings to work when the page opens. */
export async function begin(): Promise<void> {
  darkness.addEventListener("change", paint);
  stillness.addEventListener("change", () => (still = stillness.matches));
  heed("settings", () => void follow());
  paint();
  await speak(kept.language);
}
