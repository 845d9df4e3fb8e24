// SHA-256 where the browser offers none: pages served without encryption, as in most homes, have no WebCrypto.
export type Bytes = Uint8Array<ArrayBuffer>;

const BLOCK = 64; // bytes
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const isPrime = (n: number) => Array.from({ length: n - 2 }, (_, i) => i + 2).every((divisor) => n % divisor !== 0);
const primes = Array.from({ length: 310 }, (_, i) => i + 2).filter(isPrime); // the first 64
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const mixed = (word: number, [a, b, c]: [number, number, number]) =>
  turned(word, a) ^ turned(word, b) ^ turned(word, c);

/** Return the SHA-256 of a message. */
export function sha256(message: Bytes): Bytes {
  const padded = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / BLOCK) * BLOCK));
  new Uint8Array(padded.buffer).set(message);
  padded.setUint8(message.length, 0x80);
  padded.setUint32(padded.byteLength - 4, message.length * 8);
  let state = START;
  for (let at = 0; at < padded.byteLength; at += BLOCK) state = compressed(state, schedule(padded, at));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setInt32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

function schedule(padded: DataView, at: number): number[] {
  const words = Array.from({ length: 16 }, (_, place) => padded.getInt32(at + 4 * place));
  const word = (place: number) => words[place] ?? 0;
  for (let place = 16; place < 64; place++) {
    const early = turned(word(place - 15), 7) ^ turned(word(place - 15), 18) ^ (word(place - 15) >>> 3);
    const late = turned(word(place - 2), 17) ^ turned(word(place - 2), 19) ^ (word(place - 2) >>> 10);
    words.push((word(place - 16) + early + word(place - 7) + late) | 0);
  }
  return words;
}

function compressed(state: number[], words: number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  words.forEach((word, place) => {
    const one = h + mixed(e, [6, 11, 25]) + ((e & f) ^ (~e & g)) + (ROUNDS[place] ?? 0) + word;
    const two = mixed(a, [2, 13, 22]) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + (state[place] ?? 0)) | 0);
}

/** Return the HMAC-SHA256 of a message (RFC 2104), for keys of at most 64 bytes. */
export function hmacSha256(key: Bytes, message: Bytes): Bytes {
  const pad = (by: number) => Uint8Array.from({ length: BLOCK }, (_, place) => (key[place] ?? 0) ^ by);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))));
}

const joined = (one: Bytes, other: Bytes) => Uint8Array.from([...one, ...other]);
