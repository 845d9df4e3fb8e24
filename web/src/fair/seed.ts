// From a secret and contributions to a seed, and from a seed to shuffled cards: docs/fairness.md, in the browser.
import type { Chance } from "../board/contract";
import { bytesOf, hexOf, sha256, signer, utf8 } from "./bytes";

/** Return what a server shows of its secret beforehand. */
export const commitmentOf = async (secret: string): Promise<string> => hexOf(await sha256(bytesOf(secret)));

/** Return the seed that a secret and the contributions of the seats make at a table. */
export async function seedOf(secret: string, table: string, contributions: (string | null)[]): Promise<string> {
  const lines = ["stado deal 1", table, ...contributions.map((given) => given ?? "-")];
  const sign = await signer(bytesOf(secret));
  return hexOf(await sign(utf8(lines.map((line) => `${line}\n`).join(""))));
}

async function* words(seed: string, stream: string): AsyncGenerator<number, never> {
  const key = await (await signer(bytesOf(seed)))(utf8(stream));
  const sign = await signer(key);
  for (let block = 0; ; block++) {
    const counter = new DataView(new ArrayBuffer(8));
    counter.setUint32(4, block);
    const digest = new DataView((await sign(new Uint8Array(counter.buffer))).buffer);
    for (let at = 0; at < 32; at += 4) yield digest.getUint32(at);
  }
}

async function below(limit: number, stream: AsyncGenerator<number, never>): Promise<number> {
  for (;;) {
    const { value } = await stream.next();
    if (value < 2 ** 32 - (2 ** 32 % limit)) return value % limit;
  }
}

/** Return the chance that lies in a seed. */
export function chanceOf(seed: string): Chance {
  return {
    number: (stream, limit) => below(limit, words(seed, stream)),
    shuffled: async <T>(stream: string, items: T[]) => {
      const out = [...items];
      const drawing = words(seed, stream);
      for (let place = 0; place < out.length - 1; place++) {
        const other = place + (await below(out.length - place, drawing));
        [out[place], out[other]] = [out[other], out[place]] as [T, T];
      }
      return out;
    },
  };
}
