// What a browser remembers, also where it may store nothing, as here, where there is no browser at all.
import { expect, test } from "vitest";
import { recall, remember } from "./remembered";

test("where storage is forbidden it is remembered until the page is closed", () => {
  remember("colour", "green");
  expect(recall("colour", "red")).toBe("green");
  expect(recall("sound", "loud")).toBe("loud");
});
