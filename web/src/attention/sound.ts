// Short quiet sounds, made on the spot: no files to fetch. Nothing sounds before the person has touched the page.
import { settings } from "../settings/settings.svelte";

export type Sound = "reveal" | "place" | "take" | "win" | "over" | "turn";

/** One tone: when it starts and how long it rings, in seconds, and how high it is, in hertz. */
type Tone = [start: number, length: number, pitch: number];

const TONES: Record<Sound, Tone[]> = {
  reveal: [
    [0, 0.06, 392],
    [0.05, 0.08, 494],
  ],
  place: [[0, 0.07, 330]],
  take: [
    [0, 0.12, 247],
    [0.09, 0.18, 165],
  ],
  win: [
    [0, 0.16, 523],
    [0.13, 0.16, 659],
    [0.26, 0.4, 784],
  ],
  over: [
    [0, 0.2, 440],
    [0.18, 0.35, 349],
  ],
  turn: [
    [0, 0.18, 659],
    [0.16, 0.35, 880],
  ],
};
const LOUDEST = 0.25; // of full scale; a table is a quiet place
const FADE = 0.01; // seconds, so that no tone clicks

let speaker: AudioContext | null = null;

function ring(audio: AudioContext, [start, length, pitch]: Tone, volume: number): void {
  const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
  const from = audio.currentTime + start;
  tone.type = "triangle";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(LOUDEST * volume, from + FADE);
  loudness.gain.exponentialRampToValueAtTime(0.001, from + length);
  tone.connect(loudness).connect(audio.destination);
  tone.start(from);
  tone.stop(from + length);
}

/** Make a sound, where sounds are wanted. */
export function sound(name: Sound): void {
  const { sounds, volume } = settings();
  if (!sounds || volume <= 0 || !navigator.userActivation.hasBeenActive) return;
  speaker ??= new AudioContext();
  void speaker.resume(); // a phone puts it to sleep with the screen
  for (const tone of TONES[name]) ring(speaker, tone, volume);
}
