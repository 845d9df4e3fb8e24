// The server's HTTP side: what there is to play, and taking a seat. A refusal is thrown with its code.
import type {
  Chairs,
  Contributed,
  Contribution,
  Doors,
  Fill,
  GameListing,
  HandOver,
  Hinting,
  Join,
  NewTable,
  GiveSeat,
  Reach,
  Refusal,
  Seated,
  TableListing,
} from "./wire.gen";
import type { Problem } from "../words/problem";

/** The server said no, or did not answer; `error-<code>` words it. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly request?: string | null,
  ) {
    super(message);
  }
}

/** Say what went wrong; whatever is no refusal is a fault of ours. */
export const problemOf = (error: unknown): Problem => (error instanceof Refused ? error : { code: "broken" });

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(`/api${path}`, init).catch(() => {
    throw new Refused("unreachable", "the server did not answer");
  });
  if (!answer.ok) throw await refusalOf(answer);
  return answer;
}

async function refusalOf(answer: Response): Promise<Refused> {
  const body = (await answer.json().catch(() => ({}))) as Partial<Refusal>;
  return new Refused(body.code ?? "unreachable", body.message ?? answer.statusText, body.request);
}

async function read<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

function posted(body: unknown, token?: string): RequestInit {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    method: "POST",
    headers: { "content-type": "application/json", ...authorization },
    body: JSON.stringify(body),
  };
}

function authorized(token: string): RequestInit {
  return { method: "POST", headers: { authorization: `Bearer ${token}` } };
}

const tableUrl = (id: string) => `/tables/${encodeURIComponent(id)}`;

/** List the games. */
export const games = () => read<GameListing[]>("/games");

/** List the public tables that are open or playing. */
export const tables = () => read<TableListing[]>("/tables");

/** Ask how others reach this server. */
export const reach = () => read<Reach>("/reach");

/** Read one table. */
export const table = (id: string) => read<TableListing>(tableUrl(id));

/** Open a table and sit down at it. */
export async function openTable(wanted: NewTable): Promise<Seated> {
  return (await (await ask("/tables", posted(wanted))).json()) as Seated;
}

/** Sit down at a table. */
export async function join(id: string, who: Join): Promise<Seated> {
  return (await (await ask(`${tableUrl(id)}/join`, posted(who))).json()) as Seated;
}

/** Add to the shuffle, before the cards are dealt. */
export async function contribute(id: string, what: Contribution, token: string): Promise<Contributed> {
  return (await (await ask(`${tableUrl(id)}/contribution`, posted(what, token))).json()) as Contributed;
}

/** Put bots on the empty seats, as the host. */
export async function fill(id: string, wanted: Fill, token: string): Promise<void> {
  await ask(`${tableUrl(id)}/fill`, posted(wanted, token));
}

const shown = (token?: string): RequestInit =>
  token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } };

/** Fetch what happened in a finished game, from the first event to the last; behind closed doors by whoever played. */
export const fetchStory = async (id: string, token?: string) =>
  (await (await ask(`${tableUrl(id)}/story`, shown(token))).json()) as unknown[];

/** Return the address of a finished game's record, for all who may come in. */
export const recordUrl = (id: string) => `/api${tableUrl(id)}/record`;

/** Fetch the record of a game that has ended; behind closed doors as whoever played there. */
export const fetchRecord = (id: string, token?: string) => ask(`${tableUrl(id)}/record`, shown(token));

/** End a game that nobody will finish, as the host. */
export async function end(id: string, token: string): Promise<void> {
  await ask(`${tableUrl(id)}/end`, authorized(token));
}

/** Return the address of a table's socket. */
export function socketUrl(id: string): string {
  return `${location.origin.replace(/^http/, "ws")}/api${tableUrl(id)}/socket`;
}

/** Say who shall sit on a seat, as the host: a bot, or nobody before the game starts. */
export async function giveSeat(id: string, seat: number, wanted: GiveSeat, token: string): Promise<void> {
  await ask(`${tableUrl(id)}/seats/${seat}`, posted(wanted, token));
}

/** Pass the role of the host on. */
export async function handOver(id: string, to: HandOver, token: string): Promise<void> {
  await ask(`${tableUrl(id)}/host`, posted(to, token));
}

/** Let guests in or not, as the host. */
export async function setDoors(id: string, doors: Doors, token: string): Promise<void> {
  await ask(`${tableUrl(id)}/doors`, posted(doors, token));
}

/** Let people ask for hints or not, as the host. */
export async function setHints(id: string, hinting: Hinting, token: string): Promise<void> {
  await ask(`${tableUrl(id)}/hints`, posted(hinting, token));
}

/** Set how many chairs there are, as the host, before the game. */
export async function setChairs(id: string, chairs: Chairs, token: string): Promise<void> {
  await ask(`${tableUrl(id)}/chairs`, posted(chairs, token));
}

/** Start with those who are here, as the host. */
export async function start(id: string, token: string): Promise<void> {
  await ask(`${tableUrl(id)}/start`, authorized(token));
}

/** Ask for another game with the same people on the same seats; everyone who asks gets the same table. */
export async function rematch(id: string, token: string): Promise<TableListing> {
  return (await (await ask(`${tableUrl(id)}/rematch`, authorized(token))).json()) as TableListing;
}

/** Give a seat up: to nobody before the game starts, to a bot for good once it runs. */
export async function leave(id: string, token: string): Promise<void> {
  await ask(`${tableUrl(id)}/leave`, authorized(token));
}
