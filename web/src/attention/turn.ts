// Calling someone who looks elsewhere back to the table: a sound, and a notification where both sides allow it.
import { settings } from "../settings/settings.svelte";
import { sound } from "./sound";

export type Leave = NotificationPermission | "unknown"; // unknown: the browser has no notifications

/** Return whether the browser lets us notify. */
export function leave(): Leave {
  return "Notification" in window ? Notification.permission : "unknown";
}

/** Ask the person for leave to notify; only ever after a click on it. */
export async function askLeave(): Promise<boolean> {
  if (leave() === "unknown") return false;
  return (await Notification.requestPermission()) === "granted";
}

function notify(title: string, words: string): void {
  const note = new Notification(title, { body: words, icon: "/icon.svg", tag: location.pathname });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Call the person if the page is hidden. */
export function call(title: string, words: string): void {
  if (!document.hidden) return;
  sound("turn");
  if (!settings().notify || leave() !== "granted") return;
  try {
    notify(title, words);
  } catch {
    // Some phones have notifications only for installed pages; the title and the sound must do.
  }
}
