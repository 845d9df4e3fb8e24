// Which event sounds how. The tags are words of the games' rulebooks; an event with another tag is silent.
import type { Sound } from "./sound";

const BY_TAG: Record<string, Sound> = {
  placed: "place",
  played: "place",
  laid: "place",
  inserted: "place",
  took: "take",
  "row-taken": "take",
  plundered: "take",
  "shadow-plundered": "take",
};

/** Return the sound of an event as the person on this seat hears it. */
export function soundOf(event: unknown, seat: number | null): Sound | null {
  const { type, winners = [] } = event as { type: string; winners?: number[] };
  if (type !== "game-ended") return BY_TAG[type] ?? null;
  return seat !== null && winners.includes(seat) ? "win" : "over";
}
