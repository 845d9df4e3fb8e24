// What a person is told when something did not work.
import { expect, test } from "vitest";
import type { Say } from "./bundle";
import { worded } from "./problem";

const say: Say = (id, args) => (args ? `${id} ${args.id as string}` : id);

test("a refusal is told in words, and a fault of the server with the number its host finds it by", () => {
  expect(worded({ code: "stale" }, say)).toBe("error-stale");
  expect(worded({ code: "broken", request: "1a2b3c4d" }, say)).toBe("error-broken error-request 1a2b3c4d");
});
