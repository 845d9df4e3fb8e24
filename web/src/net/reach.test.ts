// Which names only this computer understands.
import { expect, test } from "vitest";
import { isOwn } from "./reach";

test.each(["localhost", "stado.localhost", "127.0.0.1", "127.0.0.2", "[::1]"])("%s leads nobody else here", (host) => {
  expect(isOwn(host)).toBe(true);
});

test.each(["192.168.1.7", "club.example", "laptop.local", "laptop", "[fd00::2]"])("%s does", (host) => {
  expect(isOwn(host)).toBe(false);
});
