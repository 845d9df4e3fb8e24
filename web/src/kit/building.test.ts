import { expect, test } from "vitest";
import { Building } from "./building.svelte";

interface Move {
  kind: string;
  row?: number;
}
const MOVES: Move[] = [{ kind: "go" }, { kind: "stop", row: 0 }, { kind: "stop", row: 1 }];

function built(oneTap = false) {
  const chosen: Move[] = [];
  const given = { options: () => MOVES, fields: ["kind", "row"], oneTap: () => oneTap };
  return { chosen, answer: new Building<Move>({ ...given, choose: (move) => chosen.push(move) }) };
}

test("an answer is complete when one option is left, and is chosen when it is confirmed", () => {
  const { answer, chosen } = built();
  answer.pick({ field: "kind", value: "stop" });
  expect([answer.field, answer.ready, answer.offers("row")]).toEqual(["row", null, [0, 1]]);
  answer.confirm();
  expect(chosen).toEqual([]);
  answer.pick({ field: "row", value: 1 });
  expect(answer.ready).toBe(MOVES[2]);
  answer.confirm();
  expect([chosen, answer.steps]).toEqual([[MOVES[2]], []]);
});

test("with one tap the last pick already chooses", () => {
  const { answer, chosen } = built(true);
  answer.pick({ field: "kind", value: "stop" });
  expect(chosen).toEqual([]);
  answer.pick({ field: "row", value: 0 });
  expect(chosen).toEqual([MOVES[1]]);
});

test("the last pick can be taken back", () => {
  const { answer } = built();
  answer.pick({ field: "kind", value: "stop" });
  answer.pick({ field: "row", value: 0 });
  answer.back();
  expect([answer.picked("kind"), answer.picked("row"), answer.ready]).toEqual([["stop"], [], null]);
});
