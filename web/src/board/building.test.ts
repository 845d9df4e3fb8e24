import { expect, test } from "vitest";
import { Building } from "./building.svelte";

interface Move {
  kind: string;
  row?: number;
}
const MOVES: Move[] = [{ kind: "go" }, { kind: "stop", row: 0 }, { kind: "stop", row: 1 }];

const worth = ({ row = 2 }: Move) => ({ points: row, best: row === 2, words: "" });

function built(oneTap = false) {
  const chosen: Move[] = [];
  const props = {
    asked: { prompt: "", options: MOVES },
    oneTap,
    choose: (move: Move) => void chosen.push(move),
    worth,
  };
  return { chosen, answer: new Building<Move>(() => props, ["kind", "row"]) };
}

test("an answer is complete when one option is left, and is chosen when it is confirmed", () => {
  const { answer, chosen } = built();
  answer.pick("kind", "stop");
  expect([answer.field, answer.ready, answer.offers("row")]).toEqual(["row", null, [0, 1]]);
  answer.confirm();
  expect(chosen).toEqual([]);
  answer.pick("row", 1);
  expect(answer.ready).toBe(MOVES[2]);
  answer.confirm();
  expect([chosen, answer.steps]).toEqual([[MOVES[2]], []]);
});

test("with one tap the last pick already chooses", () => {
  const { answer, chosen } = built(true);
  answer.pick("kind", "stop");
  expect(chosen).toEqual([]);
  answer.pick("row", 0);
  expect(chosen).toEqual([MOVES[1]]);
});

test("the last pick can be taken back", () => {
  const { answer } = built();
  answer.pick("kind", "stop");
  answer.pick("row", 0);
  answer.back();
  expect([answer.picked("kind"), answer.picked("row"), answer.ready]).toEqual([["stop"], [], null]);
});

test("a pick is worth as much as the best answer with it, also instead of what is picked", () => {
  const { answer } = built();
  expect([answer.worth("kind", "go")?.points, answer.worth("kind", "stop")?.points]).toEqual([2, 1]);
  answer.pick("kind", "stop");
  answer.pick("row", 0);
  expect([answer.worth("row", 0)?.points, answer.worth("row", 1)?.points]).toEqual([0, 1]);
});

test("a whole answer can be wished for, and a pick gives it up", () => {
  const { answer, chosen } = built();
  answer.wish(MOVES[1] ?? { kind: "" });
  expect(answer.ready).toBe(MOVES[1]);
  answer.pick("kind", "go");
  expect(answer.ready).toBe(MOVES[0]);
  answer.wish({ kind: "unheard of" });
  answer.confirm();
  expect([answer.ready, chosen]).toEqual([null, []]);
});
