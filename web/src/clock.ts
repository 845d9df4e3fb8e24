// Clocks between two messages: the server says what is left, this browser counts down from there.
import type { Clocks, SeatClock } from "./net/wire.gen";

/** The clocks as they were told, and when. */
export interface Told {
  clocks: SeatClock[];
  step: number;
  at: number; // milliseconds, of the same clock as `now` below
}

export const HURRY = 10; // seconds left from which on a person is told to hurry

/** Note when the clocks were told. */
export function told({ clocks, step }: Clocks, at: number): Told {
  return { clocks, step, at };
}

/** Return the seconds left on a clock. */
export function secondsLeft({ seconds, running }: SeatClock, at: number, now: number): number {
  return running ? Math.max(0, seconds - (now - at) / 1000) : seconds;
}

/** Write seconds as people read them on a clock; a second begun counts whole. */
export function spelled(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Return the clock of a seat, if one is set. */
export function clockOf(some: Told | null, seat: number | null): SeatClock | null {
  return some?.clocks.find((clock) => clock.seat === seat) ?? null;
}
