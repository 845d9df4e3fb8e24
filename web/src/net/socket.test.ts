// The line to the server, over a wire of our own: it comes back by itself, and answers exactly once.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type LineState, TableSocket, type Wire } from "./socket";
import { updated } from "./updated";
import type { FromClient, FromServer, Update } from "./wire.gen";

class FakeWire implements Wire {
  sent: FromClient[] = [];
  closed = false;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.closed = true;
  }

  connect(): void {
    this.onopen?.call(this as unknown as WebSocket, {} as Event);
  }

  say(message: FromServer): void {
    this.onmessage?.call(this as unknown as WebSocket, { data: JSON.stringify(message) } as MessageEvent);
  }

  breakDown(): void {
    this.onclose?.call(this as unknown as WebSocket, {} as CloseEvent);
  }
}

const question = { seat: 0, prompt: "ask", options: [{ type: "play", card: 7 }] };

const update = (step: number, asked: Update["asked"] = question) => updated({ step, asked });

function call(token: string | null = "secret") {
  const wires: FakeWire[] = [];
  const heard: string[] = [];
  const states: LineState[] = [];
  const open = () => {
    const wire = new FakeWire();
    wires.push(wire);
    return wire;
  };
  const listener = {
    hear: (message: FromServer) => heard.push(message.type),
    line: (state: LineState) => states.push(state),
  };
  const socket = new TableSocket(token, listener, open);
  const latest = () => {
    const wire = wires.at(-1);
    if (!wire) throw new Error("no wire was opened");
    return wire;
  };
  const comeBack = () => {
    latest().breakDown();
    socket.wake();
    latest().connect();
  };
  return { socket, wires, heard, states, latest, comeBack };
}

/** Call and answer what is asked first. */
function answered() {
  const called = call();
  called.latest().connect();
  called.latest().say(update(4));
  called.socket.answer(4, { type: "play", card: 7 });
  return called;
}

const answers = (wire: FakeWire) => wire.sent.filter((message) => message.type === "answer");

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a client first says who it is and what it has seen", () => {
  const { latest, states, heard } = call();
  latest().connect();
  expect(latest().sent).toEqual([{ type: "hello", token: "secret", step: 0, name: null }]);
  latest().say(update(4));
  expect(states).toEqual(["open"]);
  expect(heard).toEqual(["update"]);
});

test("a broken line says so, comes back by itself, and tells the last step it has seen", () => {
  const { latest, wires, states } = call();
  latest().connect();
  latest().say(update(4));
  latest().breakDown();
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(500);
  expect(wires).toHaveLength(2);
  latest().connect();
  expect(latest().sent).toEqual([{ type: "hello", token: "secret", step: 4, name: null }]);
  latest().say(update(4));
  expect(states.at(-1)).toBe("open");
});

test("a line that is said to be off comes back as soon as it is said to be on", () => {
  const { socket, latest, wires, states } = call();
  latest().connect();
  latest().say(update(4));
  socket.part();
  expect(states.at(-1)).toBe("lost");
  const tried = wires.length;
  socket.wake();
  expect(wires).toHaveLength(tried + 1);
});

test("each failure doubles the wait, up to a second and a half", () => {
  const { latest, wires } = call();
  for (let failures = 0; failures < 8; failures++) {
    latest().breakDown();
    vi.advanceTimersByTime(1_500);
  }
  const tried = wires.length;
  latest().breakDown();
  vi.advanceTimersByTime(740);
  expect(wires).toHaveLength(tried);
  vi.advanceTimersByTime(770);
  expect(wires).toHaveLength(tried + 1);
});

test("waking tries at once", () => {
  const { socket, latest, wires } = call();
  latest().breakDown();
  socket.wake();
  expect(wires).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  expect(wires).toHaveLength(2); // the try that was planned is not made besides
});

test("an answer lost with the line is sent again while the server still asks", () => {
  const { latest, comeBack } = answered();
  comeBack();
  expect(answers(latest())).toEqual([]);
  latest().say(update(4));
  expect(answers(latest())).toEqual([{ type: "answer", step: 4, choice: { type: "play", card: 7 } }]);
});

test.each([
  ["it was sealed", update(4, null)],
  ["the game has gone on", update(5)],
])("an answer is not sent again where %s", (_, next) => {
  const { latest, comeBack } = answered();
  comeBack();
  latest().say(next);
  expect(answers(latest())).toEqual([]);
});

test("an update that crosses with our answer does not make us answer twice", () => {
  const { latest } = answered();
  latest().say(update(4)); // someone else answered first
  expect(answers(latest())).toHaveLength(1);
});

test("an answer given while the line is down goes out when it is back", () => {
  const { socket, latest } = call();
  latest().connect();
  latest().say(update(4));
  latest().breakDown();
  socket.answer(4, { type: "play", card: 7 });
  socket.wake();
  latest().connect();
  latest().say(update(4));
  expect(answers(latest())).toHaveLength(1);
});

test("a line on which nothing comes back is given up", () => {
  const { latest, states } = call();
  latest().connect();
  latest().say(update(4));
  vi.advanceTimersByTime(15_000);
  expect(latest().sent.at(-1)).toEqual({ type: "ping" });
  latest().say({ type: "pong" });
  vi.advanceTimersByTime(15_000);
  expect(states.at(-1)).toBe("open");
  vi.advanceTimersByTime(15_000);
  expect(states.at(-1)).toBe("lost");
});

test("a refusal that trying again cannot mend ends the line", () => {
  const { latest, wires, states, heard } = call();
  latest().connect();
  latest().say({ type: "refusal", code: "no-such-table", message: "" });
  expect(heard).toEqual(["refusal"]);
  expect(states).toEqual(["closed"]);
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
});

test.each([
  ["a refused answer is not sent again", "not-an-option", 0],
  ["refused words do not take an answer back", "too-much-talk", 1],
])("%s", (_, code, sentAgain) => {
  const { latest, comeBack } = answered();
  latest().say({ type: "refusal", code, message: "" });
  comeBack();
  latest().say(update(4));
  expect(answers(latest())).toHaveLength(sentAgain);
});

test("words and advice are told at once or not at all", () => {
  const { socket, latest } = call();
  expect(socket.tell({ type: "say", text: "hello" })).toBe(false);
  latest().connect();
  expect(socket.tell({ type: "say", text: "hello" })).toBe(true);
  expect(latest().sent.filter(({ type }) => type === "say")).toHaveLength(1);
});

test("whoever lost the seat comes back as a watcher", () => {
  const { latest, comeBack } = call();
  latest().connect();
  latest().say({ type: "refusal", code: "seat-lost", message: "" });
  comeBack();
  expect(latest().sent[0]).toMatchObject({ type: "hello", token: null });
});

test("a seat's choice is heard as the last update with one less to wait for; what was chosen, by that seat alone", () => {
  const told: Update[] = [];
  const wire = new FakeWire();
  const listener = { hear: (message: FromServer) => told.push(message as Update), line: () => undefined };
  new TableSocket("secret", listener, () => wire);
  wire.connect();
  wire.say({ type: "chosen", step: 4, seat: 1 }); // of a game not yet seen
  wire.say({ ...updated({ step: 4 }), waiting: [0, 1], asked: { seat: 0, options: [7] } } as never);
  wire.say({ type: "chosen", step: 4, seat: 1 });
  wire.say({ type: "chosen", step: 4, seat: 0, choice: 7 });
  expect(told.map(({ waiting, asked, chosen }) => [waiting, asked === null, chosen])).toEqual([
    [[0, 1], false, null],
    [[0], false, null],
    [[], true, 7],
  ]);
});

test("what changed is heard as a whole update; the question stays known while it is not open", () => {
  const told: Update[] = [];
  const wire = new FakeWire();
  const listener = { hear: (message: FromServer) => told.push(message as Update), line: () => undefined };
  new TableSocket("secret", listener, () => wire);
  wire.connect();
  const asked = { seat: 0, prompt: "ask", options: [7, 8, 9] };
  wire.say({ ...updated({ step: 4 }), asked, waiting: [0, 1], view: { rows: [[1], [2]], hand: [7, 8, 9] } });
  wire.say({ type: "chosen", step: 4, seat: 0, choice: 8 });
  wire.say({
    type: "change",
    step: 5,
    events: ["placed"],
    changes: { waiting: [[1]], view: { rows: { 1: [1, 0, 8] } } },
  });
  const then = { asked: { options: [1, 1] }, waiting: [[0, 1]], view: { hand: [1, 1] } };
  wire.say({ type: "change", step: 6, events: [], changes: then });
  expect(told.slice(2)).toEqual([
    { ...updated({ step: 5 }), events: ["placed"], waiting: [1], view: { rows: [[1], [2, 8]], hand: [7, 8, 9] } },
    {
      ...updated({ step: 6 }),
      asked: { ...asked, options: [7, 9] },
      waiting: [0, 1],
      view: { rows: [[1], [2, 8]], hand: [7, 9] },
    },
  ]);
});

test("whoever missed an update asks again for all of it", () => {
  const { latest, wires, states, heard } = call();
  latest().connect();
  latest().say(update(4));
  latest().say({ type: "change", step: 7, since: 6, events: [], changes: {} });
  expect(heard).toEqual(["update"]);
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(500);
  expect(wires).toHaveLength(2);
});
