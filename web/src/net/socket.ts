// One table's line to the server. It comes back by itself when it breaks, and sends an answer again only while the
// server still asks for it, so that nothing is lost and nothing is answered twice.
import { after, type Known, updateOf } from "./changes";
import type {
  Answer,
  AskHint,
  Change,
  Chosen,
  FromClient,
  FromServer,
  Pong,
  Refusal,
  Say,
  Seen,
  Suggest,
  Update,
} from "./wire.gen";

export type LineState = "connecting" | "open" | "lost" | "closed";

/** All that a server says but the proof that the line is alive; what changed, or was chosen, is heard as an update. */
export type Heard = Exclude<FromServer, Pong | Chosen | Change>;

export interface Listener {
  hear: (message: Heard) => void;
  line: (state: LineState) => void;
}

/** What the line needs of a WebSocket. */
export type Wire = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 1_500; // a server that is back is found within two seconds
const PULSE = 15_000;
/** Refusals after which asking again would change nothing. */
const FINAL = new Set(["no-such-table", "bad-token", "old-rules", "no-guests", "too-many-watching"]);
/** Refusals of something beside the game: an answer on its way stands. */
const ASIDE = new Set([
  "talk-closed",
  "too-much-talk",
  "no-voice",
  "no-advice",
  "no-hint",
  "no-hints",
  "too-many-hints",
]);

/** Tell whether a refusal may concern the answer of this seat. */
export const concernsAnswer = ({ code }: Refusal) => !ASIDE.has(code);

export class TableSocket {
  #wire: Wire | null = null;
  #state: LineState = "connecting";
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #ready = false; // to send
  #heard = false; // anything since the last pulse
  #step = 0; // the last one seen; a new page asks for all that is still remembered, for its log
  #unsure: Answer | null = null; // sent, and not yet seen to be sealed
  #broke = false; // the line did, since the last update
  #last: Update | null = null; // as a seat's choice leaves it
  #known: Known | null = null; // on this line, without those choices: what a change starts from

  constructor(
    private token: string | null,
    readonly listener: Listener,
    readonly open: () => Wire,
    readonly name: string | null = null, // for when this one watches and speaks
  ) {
    this.#connect();
  }

  /** Answer the question open at `step`. */
  answer(step: number, choice: unknown): void {
    this.#unsure = { type: "answer", step, choice };
    this.#send(this.#unsure);
  }

  /** Tell what is worth telling only now; say whether there was a line for it. */
  tell(message: Say | Seen | Suggest | AskHint): boolean {
    this.#send(message);
    return this.#ready;
  }

  /** Try at once, for instance when the device is back on line. */
  wake(): void {
    if (this.#state === "lost") this.#connect();
  }

  /** Take the line for broken, for instance when the device is off line: it could stay silent for long. */
  part(): void {
    if (this.#state === "open") this.#lose();
  }

  /** Hang up for good. */
  close(): void {
    this.#say("closed");
    clearTimeout(this.#retry);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    const wire = this.open();
    this.#wire = wire;
    wire.onopen = () => this.#greet();
    wire.onmessage = (event: MessageEvent) => this.#receive(JSON.parse(String(event.data)) as FromServer);
    wire.onclose = () => this.#lose();
  }

  #greet(): void {
    this.#ready = this.#heard = true;
    this.#pulse = setInterval(() => this.#beat(), PULSE);
    this.#send({ type: "hello", token: this.token, step: this.#step, name: this.name });
  }

  #receive(message: FromServer): void {
    this.#heard = true;
    if (message.type === "pong") return;
    if (message.type === "refusal") this.#refused(message);
    else this.#welcome();
    const heard = this.#understood(message);
    if (!heard) return;
    if (heard.type === "update") this.#reconcile(heard);
    this.listener.hear(heard);
  }

  #understood(message: Exclude<FromServer, Pong>): Heard | null {
    if (message.type === "chosen") return this.#after(message);
    if (message.type !== "update" && message.type !== "change") return message;
    this.#known = message.type === "update" ? message : after(this.#known, message);
    if (this.#known) return updateOf(this.#known);
    this.#lose(); // something was not heard: on a new line the whole comes first
    return null;
  }

  /** Return what is known once a seat has chosen: all as before, but one less is waited for. */
  #after({ step, seat, choice }: Chosen): Update | null {
    if (this.#last?.step !== step) return null;
    const waiting = this.#last.waiting.filter((other) => other !== seat);
    const own = choice === undefined ? {} : { asked: null, chosen: choice };
    return { ...this.#last, events: [], waiting, ...own };
  }

  #welcome(): void {
    this.#attempts = 0;
    if (this.#state !== "open") this.#say("open");
  }

  #refused(refusal: Refusal): void {
    if (concernsAnswer(refusal)) this.#unsure = null;
    if (refusal.code === "seat-lost") this.token = null; // it goes on as a watcher
    if (FINAL.has(refusal.code)) this.close();
  }

  /** Compare an answer we are unsure of with what the server shows of this seat. */
  #reconcile(update: Update): void {
    this.#last = update;
    this.#step = update.step;
    if (update.step !== this.#unsure?.step || !update.asked) this.#unsure = null;
    else if (this.#broke) this.#send(this.#unsure);
    this.#broke = false;
  }

  #beat(): void {
    const alive = this.#heard;
    this.#heard = false;
    if (alive) this.#send({ type: "ping" });
    else this.#lose();
  }

  #lose(): void {
    if (this.#state === "closed") return;
    this.#drop();
    this.#broke = true;
    this.#say("lost");
    this.#retry = setTimeout(() => this.#connect(), this.#backoff());
  }

  #backoff(): number {
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts++);
    return longest * (0.5 + Math.random() / 2); // so that a restarted server is not stormed
  }

  #drop(): void {
    clearInterval(this.#pulse);
    this.#ready = false;
    this.#known = null;
    if (!this.#wire) return;
    this.#wire.onopen = this.#wire.onmessage = this.#wire.onclose = null;
    this.#wire.close();
    this.#wire = null;
  }

  #send(message: FromClient): void {
    if (this.#ready) this.#wire?.send(JSON.stringify(message));
  }

  #say(state: LineState): void {
    this.#state = state;
    this.listener.line(state);
  }
}
