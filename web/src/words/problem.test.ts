// What a person is told when something did not work.
import { expect, test } from "vitest";
import { worded } from "./problem";

const say = (id: string, args: Record<string, string | number> = {}) => [id, ...Object.values(args)].join(" ");

test("a refusal is told in words, and a fault of the server with the number its host finds it by", () => {
  expect(worded({ code: "stale" }, say)).toBe("error-stale");
  expect(worded({ code: "broken", request: "1a2b3c4d" }, say)).toBe("error-broken error-request 1a2b3c4d");
});
