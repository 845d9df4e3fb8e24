// The status line says whose decision is awaited.
import { expect, test } from "vitest";
import { updated } from "../net/updated";
import type { Shown } from "../stage/director";
import { momentOf, statusOf } from "./status";

const calm: Shown = {
  ...updated({ step: 1, waiting: [] }),
  event: null,
  opening: false,
  lasts: 0,
  acted: false,
  ending: false,
};
const names = ["Ann", "Bo", "Cy"];
const say = (id: string, args = {}) => [id, ...Object.values(args).map(String)].join(" ");
const status = (some: Partial<Shown>) =>
  statusOf({ ...calm, ...some }, names, say, { reason: () => null, list: (all) => all.join("+") });

test("one who is waited for alone is waited for with the reason, where there is one", () => {
  const wording = { reason: () => "17 fits nowhere", list: (all: string[]) => all.join("+") };
  expect(statusOf({ ...calm, waiting: [1] }, names, say, wording)).toBe("17 fits nowhere");
  expect(statusOf({ ...calm, waiting: [1, 2] }, names, say, wording)).toBe("status-waiting-names Bo+Cy");
});

test("my own question comes first", () => {
  const asked = { seat: 0, prompt: "nimmt-ask-card", options: [] };
  expect(status({ asked, waiting: [0, 1] })).toBe("nimmt-ask-card");
});

test("one or two are awaited by name, more by number", () => {
  expect(status({ waiting: [1] })).toBe("status-waiting-names Bo");
  expect(status({ waiting: [1, 2] })).toBe("status-waiting-names Bo+Cy");
  expect(status({ waiting: [0, 1, 2] })).toBe("status-waiting-count 3");
});

test("while something is shown nobody is awaited", () => {
  expect(status({ event: { type: "placed" }, waiting: [1] })).toBe("");
});

test("at the end it says so", () => {
  expect(status({ result: { scores: [], places: [], winners: [] } })).toBe("status-over");
});

test("whoever may advise is told whom", () => {
  const advising = { seat: 1, prompt: "buffalo-ask-row", options: [] };
  expect(status({ advising, waiting: [1] })).toBe("status-advising Bo");
});

test("the moment says who can change anything: nobody while something is told, I when I am asked", () => {
  const asked = { seat: 0, prompt: "nimmt-ask-card", options: [] };
  const moment = (some: Partial<Shown>) => momentOf({ ...calm, ...some });
  expect(moment({ event: { type: "placed" }, asked })).toBe("telling");
  expect(moment({ asked, advising: asked })).toBe("asked");
  expect(moment({ advising: asked })).toBe("advising");
  expect(moment({ waiting: [1] })).toBe("waiting");
  expect(moment({ result: { scores: [], places: [], winners: [] } })).toBe("over");
});
