// Hashes for checking a deal, by WebCrypto where there is one; bytes are written as hex, as in docs/fairness.md.
import type { Bytes } from "./sha256";

const own = () => import("./sha256");
const subtle = (crypto as { subtle?: SubtleCrypto }).subtle; // missing on pages served without encryption

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

export const hexOf = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const bytesOf = (hex: string): Bytes => Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));

/** Return 32 bytes of chance, as hex. */
export const drawn = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)));

/** Return the SHA-256 of some bytes. */
export async function sha256(bytes: Bytes): Promise<Bytes> {
  if (!subtle) return (await own()).sha256(bytes);
  return new Uint8Array(await subtle.digest("SHA-256", bytes));
}

/** Return a function that signs messages with a key by HMAC-SHA256. */
export async function signer(key: Bytes): Promise<(message: Bytes) => Promise<Bytes>> {
  if (!subtle) {
    const { hmacSha256 } = await own();
    return (message) => Promise.resolve(hmacSha256(key, message));
  }
  const secret = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await subtle.sign("HMAC", secret, message));
}
