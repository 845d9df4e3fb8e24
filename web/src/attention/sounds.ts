// How an event sounds to the person at this screen: as its game says, and the end of it according to who won.
import type { Stage } from "../board/contract";
import type { Sound } from "./sound";

type AnyStage = Pick<Stage<unknown, unknown>, "sound">;

/** Return the sound of an event as the person on this seat hears it. */
export function soundOf(event: unknown, seat: number | null, { sound }: AnyStage): Sound | null {
  const { type, winners = [] } = event as { type: string; winners?: number[] };
  if (type !== "game-ended") return sound?.(event) ?? null;
  return seat !== null && winners.includes(seat) ? "win" : "over";
}
