// One table as this browser knows it: who sits there, what is on stage, what was told, and how the line is.
import { forget, seatAt } from "./seats";
import { socketUrl } from "./net/http";
import { type Heard, type LineState, TableSocket } from "./net/socket";
import type { News, Refusal, TableCard, Update } from "./net/wire.gen";
import type { Stage } from "./stage/board";
import { Director, type Shown } from "./stage/director";
import { timer } from "./stage/timer";
import { pace } from "./settings/settings.svelte";

export class TableStore {
  table = $state.raw<TableCard | null>(null);
  seat = $state.raw<number | null>(null); // null watches
  shown = $state.raw<Shown | null>(null);
  told = $state.raw<unknown[]>([]); // every event played, the oldest first
  line = $state.raw<LineState>("connecting");
  refusal = $state.raw<Refusal | null>(null); // the last one, until the next answer
  #given: { step: number; choice: unknown } | null = null; // believed sealed until the server says otherwise
  readonly #director: Director;
  readonly #socket: TableSocket;

  constructor(
    readonly id: string,
    stage: Stage<unknown, unknown>,
  ) {
    this.#director = new Director(
      stage,
      timer(pace),
      (shown) => this.#show(shown),
      (event) => (this.told = [...this.told, event]),
    );
    this.#socket = this.#connect();
  }

  /** Answer the open question. */
  choose(choice: unknown): void {
    if (!this.shown?.asked) return;
    this.refusal = null;
    this.#given = { step: this.shown.step, choice };
    this.#socket.answer(this.shown.step, choice);
    this.#show(this.shown);
  }

  /** Cut the pause of the event being played short. */
  onward(): void {
    this.#director.onward();
  }

  /** Show the last turn once more. */
  again(): void {
    this.#director.again();
  }

  /** Try the line at once. */
  wake(): void {
    this.#socket.wake();
  }

  /** Hang up. */
  close(): void {
    this.#socket.close();
  }

  #connect(): TableSocket {
    const token = seatAt(this.id)?.token ?? null;
    const listener = {
      hear: (message: Heard) => this.#hear(message),
      line: (state: LineState) => (this.line = state),
    };
    return new TableSocket(token, listener, () => new WebSocket(socketUrl(this.id)));
  }

  /** Show what the director says; an answer on its way to the server already lies on the table. */
  #show(shown: Shown): void {
    const sealed = shown.asked && shown.step === this.#given?.step;
    const waiting = shown.waiting.filter((seat) => seat !== this.seat);
    this.shown = sealed ? { ...shown, asked: null, chosen: this.#given?.choice, waiting } : shown;
  }

  #hear(message: Heard): void {
    if (message.type === "update") this.#take(message);
    else if (message.type === "news") this.#read(message);
    else if (message.type === "refusal") this.#refused(message);
  }

  #take(update: Update): void {
    this.refusal = null;
    this.#director.take(update);
  }

  #read(news: News): void {
    this.table = news.table;
    this.seat = news.you;
  }

  #refused(refusal: Refusal): void {
    if (refusal.code === "bad-token") forget(this.id);
    this.#given = null;
    this.#director.restore();
    if (refusal.code === "stale" || refusal.code === "already-answered") return; // the next update tells what holds
    this.refusal = refusal;
  }
}
