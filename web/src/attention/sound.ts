// Short quiet sounds, made on the spot: no files to fetch. Nothing sounds before the person has touched the page.
import { settings } from "../settings/settings.svelte";

export type Sound = "reveal" | "place" | "take" | "win" | "over" | "turn";

/** One tone: when it starts and how long it rings, in seconds, and how high it is, in hertz. */
type Tone = ReturnType<typeof tone>;
const tone = (start: number, length: number, pitch: number) => ({ start, length, pitch });

const TONES: Record<Sound, Tone[]> = {
  reveal: [tone(0, 0.06, 392), tone(0.05, 0.08, 494)],
  place: [tone(0, 0.07, 330)],
  take: [tone(0, 0.12, 247), tone(0.09, 0.18, 165)],
  win: [tone(0, 0.16, 523), tone(0.13, 0.16, 659), tone(0.26, 0.4, 784)],
  over: [tone(0, 0.2, 440), tone(0.18, 0.35, 349)],
  turn: [tone(0, 0.18, 659), tone(0.16, 0.35, 880)],
};
const SNORTS = [
  { start: 0.02, length: 0.2, pitch: 520 }, // one puff through the nose, and a deeper one
  { start: 0.26, length: 0.34, pitch: 340 },
];
const LOUDEST = 0.25; // of full scale; a table is a quiet place
const FADE = 0.01; // seconds, so that no tone clicks

let speaker: AudioContext | null = null;

function ring(audio: AudioContext, { start, length, pitch }: Tone, volume: number): void {
  const [string, loudness] = [audio.createOscillator(), audio.createGain()];
  const from = audio.currentTime + start;
  string.type = "triangle";
  string.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(LOUDEST * volume, from + FADE);
  loudness.gain.exponentialRampToValueAtTime(0.001, from + length);
  string.connect(loudness).connect(audio.destination);
  string.start(from);
  string.stop(from + length);
}

/** A bull snorts: breath through a narrow nose, so noise around one pitch that falls while it fades. */
function snort(audio: AudioContext, { start, length, pitch }: Tone, volume: number): void {
  const [breath, nose, loudness] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  const from = audio.currentTime + start;
  breath.buffer = noise(audio, length);
  nose.type = "bandpass";
  nose.frequency.setValueAtTime(pitch, from);
  nose.frequency.exponentialRampToValueAtTime(pitch / 2.5, from + length);
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(1.6 * LOUDEST * volume, from + length / 4);
  loudness.gain.exponentialRampToValueAtTime(0.001, from + length);
  breath.connect(nose).connect(loudness).connect(audio.destination);
  breath.start(from);
}

function noise(audio: AudioContext, seconds: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  buffer.copyToChannel(
    Float32Array.from({ length: buffer.length }, () => 2 * Math.random() - 1),
    0,
  );
  return buffer;
}

/** Make a sound, where sounds are wanted. */
export function sound(name: Sound): void {
  const { sounds, volume } = settings();
  if (!sounds || volume <= 0 || !navigator.userActivation.hasBeenActive) return;
  speaker ??= new AudioContext();
  void speaker.resume(); // a phone puts it to sleep with the screen
  for (const one of TONES[name]) ring(speaker, one, volume);
  if (name === "take") for (const one of SNORTS) snort(speaker, one, volume);
}
