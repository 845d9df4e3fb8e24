// A short buzz in the hand of whoever something happens to, where the device can and its person wants it.
import { settings } from "../settings/settings.svelte";
import type { Sound } from "./sound";

const BUZZES: Partial<Record<Sound, number[]>> = { place: [12], take: [60, 50, 110], win: [40, 60, 40, 60, 120] }; // milliseconds on, off, on …

/** Buzz for an event of this person's own, as it sounds. */
export function buzz(name: Sound): void {
  const pattern = BUZZES[name];
  if (!pattern || !settings().haptics || !("vibrate" in navigator)) return;
  if (navigator.userActivation.hasBeenActive) navigator.vibrate(pattern);
}

/** Tell whether an event happens to the person on this seat. */
export function concerns(event: unknown, seat: number | null): boolean {
  const { seat: whose, victim, winners } = event as { seat?: number; victim?: number; winners?: number[] };
  return seat !== null && (whose === seat || victim === seat || (winners?.includes(seat) ?? false));
}
