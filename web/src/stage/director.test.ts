// The director: events one by one, then the truth; nothing skipped, nothing told twice.
import { expect, test } from "vitest";
import { updated } from "../net/updated";
import type { Update } from "../net/wire.gen";
import { Director, type Shown } from "./director";

const stage = {
  apply: (view: unknown, event: unknown) => `${String(view)}+${String(event)}`,
  pause: () => ({ before: 10, after: 20 }),
};

function update(step: number, view: string, events: string[] = []): Update {
  return updated({ step, view, events, asked: { seat: 0, prompt: "ask", options: [] } });
}

function rehearse() {
  const shown: Shown[] = [];
  const told: unknown[] = [];
  const waits: number[] = [];
  const timer = {
    wait: (milliseconds: number) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    cut: () => undefined,
  };
  const director = new Director(
    stage,
    timer,
    (now) => shown.push(now),
    (event) => told.push(event),
  );
  return { director, shown, told, waits };
}

/** Let every promise that is ready run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test("the first update is shown as it is, at once", () => {
  const { director, shown, waits } = rehearse();
  director.take(update(3, "table"));
  expect(shown.map((now) => now.view)).toEqual(["table"]);
  expect(waits).toEqual([]);
});

test("each event is announced, then applied, and the last picture is the server's view", async () => {
  const { director, shown } = rehearse();
  director.take(update(0, "start"));
  director.take(update(1, "truth", ["a", "b"]));
  await settle();
  expect(shown.slice(1).map((now) => [now.view, now.event])).toEqual([
    ["start", "a"],
    ["start+a", "a"],
    ["start+a", "b"],
    ["start+a+b", "b"],
    ["truth", null],
  ]);
});

test("what was chosen lies there until the first event has happened", async () => {
  const { director, shown } = rehearse();
  director.take({ ...update(0, "start"), chosen: "mine" });
  director.take(update(1, "truth", ["a", "b"]));
  await settle();
  expect(shown.map((now) => [now.chosen, now.acted])).toEqual([
    ["mine", false],
    ["mine", false],
    [null, true],
    [null, false],
    [null, true],
    [null, false],
  ]);
});

test("nobody is asked anything while events are played", async () => {
  const { director, shown } = rehearse();
  director.take(update(0, "start"));
  director.take(update(1, "truth", ["a"]));
  await settle();
  expect(shown.map((now) => now.asked !== null)).toEqual([true, false, false, true]);
  expect(shown[1]?.waiting).toEqual([]);
});

test("updates that come meanwhile wait for their turn", async () => {
  const { director, shown } = rehearse();
  director.take(update(0, "start"));
  director.take(update(1, "one", ["a"]));
  director.take(update(2, "two", ["b"]));
  await settle();
  expect(shown.at(-1)?.view).toBe("two");
  expect(shown.map((now) => now.view)).toContain("one+b");
});

test("with much still to come the play hurries", async () => {
  const { director, waits } = rehearse();
  director.take(update(0, "start"));
  for (const step of [1, 2, 3]) director.take(update(step, "later", ["a"]));
  await settle();
  expect(waits[0]).toBe(5); // two more are waiting: half of its time, never less
  expect(waits.at(-1)).toBe(20); // none is
});

test("what happened while someone was away for long is told, not played", async () => {
  const { director, shown, told } = rehearse();
  director.take(update(0, "start"));
  director.take(update(9, "truth", Array<string>(100).fill("a")));
  await settle();
  expect(told).toHaveLength(100);
  expect(shown.map((now) => now.view)).toEqual(["start", "truth"]);
});

test("what happened before the first update is told and not played", async () => {
  const { director, shown, told } = rehearse();
  director.take(update(4, "table", ["a", "b"]));
  await settle();
  expect(told).toEqual(["a", "b"]);
  expect(shown.map((now) => now.view)).toEqual(["table"]);
});

test("the last turn can be shown again, and is not told again", async () => {
  const { director, shown, told } = rehearse();
  director.take(update(0, "start"));
  director.take(update(1, "truth", ["a"]));
  await settle();
  shown.length = 0;
  director.again();
  await settle();
  expect(shown.map((now) => now.view)).toEqual(["start", "start", "start+a", "truth"]);
  expect(told).toEqual(["a"]);
});

test("before any turn there is nothing to show again", async () => {
  const { director, shown } = rehearse();
  director.take(update(0, "start"));
  director.again();
  await settle();
  expect(shown).toHaveLength(1);
});
