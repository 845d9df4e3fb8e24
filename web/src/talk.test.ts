// Talk: each line once, the muted left out, and only what others said is unread.
import { beforeEach, expect, test, vi } from "vitest";
import type { Said } from "./net/wire.gen";
import { speakerName, Talk } from "./talk.svelte";

const names = ["Ann", "Bo", "Cy"];
const bo = { seat: 1, name: "Bo" };
const line = (number: number, seat: number | null, text = "hi"): Said => {
  const name = seat === null ? "Di" : (names[seat] ?? "");
  return { type: "said", number, seat, name, phrase: null, text };
};

function overheard(...lines: Said[]): Talk {
  const talk = new Talk("table");
  lines.forEach((one) => talk.hear(one));
  return talk;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
  vi.stubGlobal("localStorage", storage);
});

test("what is told again after a broken line is heard once", () => {
  expect(overheard(line(1, 0), line(2, 1), line(1, 0)).said).toHaveLength(2);
});

test("a restarted server counts anew, and is heard all the same", () => {
  expect(overheard(line(1, 0, "before"), line(1, 0, "after")).said).toHaveLength(2);
});

test("one's own words are not unread, and what was looked at no longer is", () => {
  const talk = overheard(line(1, 0), line(2, 1));
  expect(talk.unread(names, 0)).toBe(1);
  talk.read();
  expect(talk.unread(names, 0)).toBe(0);
  talk.hear(line(3, 2));
  expect(talk.unread(names, 0)).toBe(1);
});

test("who is muted is neither heard nor unread, until listened to again", () => {
  const talk = overheard(line(1, 1), line(2, 2));
  talk.mute(bo, names, true);
  expect(talk.audible(names).map(({ seat }) => seat)).toEqual([2]);
  expect(talk.unread(names, 0)).toBe(1);
  talk.mute(bo, names, false);
  expect(talk.audible(names)).toHaveLength(2);
});

test("muting is remembered for the table and the person, not for others", () => {
  overheard().mute(bo, names, true);
  expect(overheard().isMuted(bo, names)).toBe(true);
  expect(overheard().isMuted({ seat: 1, name: "Di" }, names)).toBe(false);
  expect(new Talk("another").isMuted(bo, names)).toBe(false);
});

test("who watches is heard by name, unread for everyone, and can be muted", () => {
  const talk = overheard(line(1, null));
  expect(talk.unread(names, null)).toBe(1);
  talk.mute({ seat: null, name: "Di" }, names, true);
  expect(talk.audible(names)).toEqual([]);
});

test("whoever has moved to another chair is named as they were when they spoke", () => {
  expect(speakerName({ seat: 1, name: "Bo" }, ["Ann", "Bo 2"])).toBe("Bo 2");
  expect(speakerName({ seat: 1, name: "Bo" }, ["Bo", "Cy"])).toBe("Bo");
});
