// One table as this browser knows it: who sits there, what is on stage, what was told, and how the line is.
import { type Told, told } from "./clock";
import { contribute } from "./fair/contribute";
import { witness } from "./fair/witness";
import { forget, seatAt } from "./seats";
import { socketUrl, table } from "./net/http";
import { concernsAnswer, type Heard, type LineState, TableSocket } from "./net/socket";
import type { Hint, News, Refusal, Suggestion, TableListing, Update } from "./net/wire.gen";
import type { Stage } from "./board/contract";
import { Director, type Shown } from "./stage/director";
import { timer } from "./stage/timer";
import { ownName } from "./settings/name";
import { pace } from "./settings/settings.svelte";
import { type Saying, Talk } from "./talk.svelte";

const ABOUT_TALK = new Set(["talk-closed", "too-much-talk", "no-voice"]);
const ABOUT_HINTS = new Set(["no-hint", "no-hints", "too-many-hints"]);

export class TableStore {
  table = $state.raw<TableListing | null>(null);
  seat = $state.raw<number | null>(null); // null watches
  shown = $state.raw<Shown | null>(null);
  told = $state.raw<unknown[]>([]); // every event played, the oldest first
  turns = $state.raw<number[]>([]); // which of them opened what was told together
  line = $state.raw<LineState>("connecting");
  refusal = $state.raw<Refusal | null>(null); // the last one, until the next answer
  lost = $state.raw(false); // the seat was given to someone else while we held it
  clocks = $state.raw<Told | null>(null);
  hint = $state.raw<Hint | null>(null); // the last one asked for
  advice = $state.raw<Suggestion[]>([]); // the latest of each seat at its step
  readonly talk: Talk;
  #seen = -1; // the last step of which this connection has told that it was shown
  #next: string | null = null; // the rematch whose shuffle was added to
  #given: { step: number; choice: unknown } | null = null; // believed sealed until the server says otherwise
  readonly #director: Director;
  readonly #socket: TableSocket;

  constructor(
    readonly id: string,
    stage: Stage<unknown, unknown>,
  ) {
    this.talk = new Talk(id);
    this.#director = new Director(
      stage,
      timer(pace),
      (shown) => this.#show(shown),
      (event, opening) => this.#tell(event, opening),
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

  /** Advise the seat that is asked. */
  suggest(choice: unknown): void {
    if (this.shown?.advising) this.#socket.tell({ type: "suggest", step: this.shown.step, choice });
  }

  /** Ask what a strong bot makes of the open question, or look at it no more. */
  askHint(): void {
    if (!this.shown?.asked) return;
    if (this.hint?.step === this.shown.step) this.hint = null;
    else this.#socket.tell({ type: "ask-hint", step: this.shown.step });
  }

  /** Say something to the table; false when there is no line. */
  say(words: { phrase: Saying } | { text: string }): boolean {
    this.talk.problem = null;
    return this.#socket.tell({ type: "say", ...words });
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

  /** Take the line for broken. */
  part(): void {
    this.#socket.part();
  }

  /** Hang up. */
  close(): void {
    this.#socket.close();
  }

  #tell(event: unknown, opening: boolean): void {
    if (opening) this.turns = [...this.turns, this.told.length];
    this.told = [...this.told, event];
  }

  #connect(): TableSocket {
    const token = seatAt(this.id)?.token ?? null;
    const listener = {
      hear: (message: Heard) => this.#hear(message),
      line: (state: LineState) => this.#follow(state),
    };
    return new TableSocket(token, listener, () => new WebSocket(socketUrl(this.id)), ownName());
  }

  #follow(state: LineState): void {
    this.line = state;
    if (state === "lost") this.#seen = -1; // a new connection is told again
  }

  /** Show what the director says; an answer on its way to the server already lies on the table. */
  #show(shown: Shown): void {
    const sealed = (shown.asked ?? shown.opening) && shown.step === this.#given?.step;
    const waiting = shown.waiting.filter((seat) => seat !== this.seat);
    this.shown = sealed ? { ...shown, asked: null, chosen: this.#given?.choice, waiting } : shown;
    if (this.seat !== null && shown.event === null && shown.step > this.#seen) this.#see(shown.step);
  }

  /** Everything of this step has been shown: the clock of this seat may run, and bots need not wait for it. */
  #see(step: number): void {
    if (this.#socket.tell({ type: "seen", step })) this.#seen = step;
  }

  #hear(message: Heard): void {
    if (message.type === "update") this.#take(message);
    else if (message.type === "news") this.#read(message);
    else if (message.type === "said") this.talk.hear(message);
    else if (message.type === "clocks") this.clocks = told(message, performance.now());
    else if (message.type === "hint") this.hint = message;
    else if (message.type === "suggestion") this.#advised(message);
    else this.#refused(message);
  }

  #advised(suggestion: Suggestion): void {
    const { step, seat } = suggestion;
    this.advice = [...this.advice.filter((one) => one.step === step && one.seat !== seat), suggestion];
  }

  #take(update: Update): void {
    this.refusal = null;
    if (update.step === 0) witness(this.id, { opening: update.view });
    this.#director.take(update);
  }

  #read(news: News): void {
    this.table = news.table;
    this.seat = news.you;
    witness(this.id, { commitment: news.table.commitment ?? null });
    const token = this.seat === null ? null : seatAt(this.id)?.token;
    if (token) this.#contribute(news.table, token);
  }

  /** Add to the shuffle here, and of the next game at once: its cards are dealt without those who come too late. */
  #contribute(shown: TableListing, token: string): void {
    void contribute(shown, token);
    if (!shown.rematch || this.#next === shown.rematch) return;
    this.#next = shown.rematch;
    void table(shown.rematch).then(
      (next) => contribute(next, token),
      () => undefined,
    );
  }

  #refused(refusal: Refusal): void {
    if (refusal.code === "bad-token" || refusal.code === "seat-lost") forget(this.id);
    if (refusal.code === "seat-lost") this.lost = true;
    else if (ABOUT_HINTS.has(refusal.code)) this.refusal = refusal;
    else if (ABOUT_TALK.has(refusal.code)) this.talk.problem = refusal.code;
    else this.#unmove(refusal);
  }

  /** Take back what was shown as done. */
  #unmove(refusal: Refusal): void {
    if (concernsAnswer(refusal)) this.#given = null;
    this.#director.restore();
    if (refusal.code === "stale" || refusal.code === "already-answered") return; // the next update tells what holds
    this.refusal = refusal;
  }
}
