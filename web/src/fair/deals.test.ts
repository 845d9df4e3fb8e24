// The browser's own arithmetic against docs/fairness.md, whose vectors the engine is held against, too.
import { expect, test } from "vitest";
import page from "../../../docs/fairness.md?raw";
import type { Deal } from "../board/contract";
import { bytesOf, hexOf, sha256, signer, utf8 } from "./bytes";
import { check, type Told } from "./check";
import { chanceOf, commitmentOf, seedOf } from "./seed";
import * as own from "./sha256";
import type { Witness } from "./witness";

interface Table {
  secret: string;
  table: string;
  contributions: (string | null)[];
  commitment: string;
  seed: string;
}

interface Dealt {
  game: string;
  players: number;
  options: object;
  seed: string;
  own: Record<string, unknown[]>;
  all: Record<string, unknown>;
}

interface Vectors {
  numbers: { seed: string; name: string; limit: number; numbers: number[] }[];
  shuffles: { seed: string; name: string; items: number[]; shuffled: number[] }[];
  tables: Table[];
  openings: Dealt[];
}

const vectors = JSON.parse(/^```json\n(.*?)^```$/ms.exec(page)?.[1] ?? "") as Vectors;
const games = import.meta.glob<Deal<unknown>>("../../../src/stado/games/[!_]*/web/deal.ts", { import: "deal" });
const boards = import.meta.glob("../../../src/stado/games/[!_]*/web/Board.svelte");
const dealOf = (game: string) =>
  games[`../../../src/stado/games/${game}/web/deal.ts`]?.() ?? Promise.reject(new Error());

test("every game says how it deals, and the page has an opening of each", () => {
  const named = (paths: object) => Object.keys(paths).map((path) => path.split("/").at(-3));
  expect(named(games)).toEqual(named(boards));
  expect(new Set(vectors.openings.map(({ game }) => game))).toEqual(new Set(named(games)));
});

test.each(vectors.openings)(
  "$game for $players is dealt as on the page",
  async ({ game, players, options, seed, ...dealt }) => {
    const deal = await dealOf(game);
    expect(await deal(chanceOf(seed), players, options)).toEqual({ own: dealt.own, all: dealt.all });
  },
);

test.each(vectors.shuffles)("cards are shuffled as on the page: $name", async ({ seed, name, items, shuffled }) => {
  expect(await chanceOf(seed).shuffled(name, items)).toEqual(shuffled);
});

test.each(vectors.numbers)("numbers are drawn as on the page: $name", async ({ seed, name, limit, numbers }) => {
  expect(await chanceOf(seed).number(name, limit)).toBe(numbers[0]);
});

test.each(vectors.tables)("the seed of table $table is made as on the page", async (known) => {
  expect(await commitmentOf(known.secret)).toBe(known.commitment);
  expect(await seedOf(known.secret, known.table, known.contributions)).toBe(known.seed);
});

test.each([0, 1, 55, 56, 63, 64, 119, 120, 1000])(
  "without WebCrypto the hashes are the same, of %i bytes",
  async (size) => {
    const message = Uint8Array.from({ length: size }, (_, place) => (place * 7) % 256);
    const key = bytesOf("5e".repeat(32));
    expect(hexOf(own.sha256(message))).toBe(hexOf(await sha256(message)));
    expect(hexOf(own.hmacSha256(key, message))).toBe(hexOf(await (await signer(key))(message)));
  },
);

test("the empty message has the hash that everyone knows", () => {
  expect(hexOf(own.sha256(utf8("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

const [MINE, YOURS] = ["11".repeat(32), "22".repeat(32)];
const SECRET = "5e".repeat(32);

/** Return an honest game as its record tells it and as the person on seat 1 saw it. */
async function played(): Promise<{ told: Told; seen: Witness; deal: Deal<unknown> }> {
  const [contributions, options] = [[YOURS, MINE, null], { variant: "base", fan: "cow" }];
  const seed = await seedOf(SECRET, "k3v9w2m7qp", contributions);
  const deal = await dealOf("nimmt");
  const { own, all } = await deal(chanceOf(seed), 3, options);
  const opening = { seat: 1, ...all, hand: own.hand?.[1], unseen: [] };
  const told = { players: 3, options, seed, secret: SECRET, contributions };
  return { told, deal, seen: { commitment: await commitmentOf(SECRET), contribution: MINE, opening } };
}

type Game = Awaited<ReturnType<typeof played>>;

const found = async ({ told, seen, deal }: Game) =>
  Object.fromEntries((await check("k3v9w2m7qp", told, seen, deal)).map(({ about, holds }) => [about, holds]));

const fair = { commitment: true, contribution: true, seed: true, deal: true };

test("an honest deal holds", async () => {
  expect(await found(await played())).toEqual(fair);
});

const forged: [string, object, (game: Game) => void][] = [
  ["another secret", { commitment: false, seed: false, deal: false }, ({ told }) => (told.secret = "5f".repeat(32))],
  ["another seed", { seed: false }, ({ told }) => (told.seed = "5f".repeat(32))],
  [
    "another contribution of mine",
    { contribution: false, seed: false, deal: false },
    ({ told }) => (told.contributions = [YOURS, YOURS, null]),
  ],
  [
    "another contribution of yours",
    { seed: false, deal: false },
    ({ told }) => (told.contributions = [MINE, MINE, null]),
  ],
  [
    "contributions in another order",
    { contribution: false, seed: false, deal: false },
    ({ told }) => (told.contributions = [MINE, YOURS, null]),
  ],
  ["a seat too few", { seed: false, deal: false }, ({ told }) => told.contributions?.pop()],
  ["another card in hand", { deal: false }, ({ seen }) => ((seen.opening as { hand: number[] }).hand[0] = 104)],
  ["rows in another order", { deal: false }, ({ seen }) => (seen.opening as { rows: number[][] }).rows.reverse()],
  ["the cow elsewhere", { deal: false }, ({ seen }) => ((seen.opening as { marker: object }).marker = { row: 9 })],
  ["another commitment shown", { commitment: false }, ({ seen }) => (seen.commitment = "00".repeat(32))],
];

test.each(forged)("%s is found", async (_, changed, forge) => {
  const game = await played();
  forge(game);
  expect(await found(game)).toMatchObject({ ...fair, ...changed });
});

test("a secret that is withheld is found by whoever was shown a commitment", async () => {
  const game = await played();
  delete game.told.secret;
  expect(await found(game)).toEqual({ commitment: false });
});

test("what this browser has not seen or sent is not called right", async () => {
  const { told, deal } = await played();
  const seen = { commitment: null, contribution: null, opening: null };
  expect(await found({ told, deal, seen })).toEqual({ ...fair, commitment: null, contribution: null, deal: null });
  expect(await check("k3v9w2m7qp", { players: 3, options: {}, seed: "" }, seen, deal)).toEqual([
    { about: "commitment", holds: null },
  ]);
});

test("whoever watched the beginning compares what lay open, and misses no contribution", async () => {
  const game = await played();
  const { rows, marker } = game.seen.opening as { rows: unknown; marker: unknown };
  game.seen.opening = { seat: null, hand: [], rows, marker };
  expect(await found(game)).toEqual({ ...fair, contribution: null });
});
