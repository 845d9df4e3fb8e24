// The Fluent files themselves: complete in every language, free of mistakes, and right in their plurals.
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { bundle, knows, word } from "./bundle";

const files = import.meta.glob<string>(
  ["../../../src/stado/words/*.ftl", "../../../src/stado/games/[!_]*/locale/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

function textsIn(language: string): string[] {
  const texts = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ftl`));
  return texts.map(([, text]) => text);
}

/** List the ids of a language, attributes included. */
function idsIn(language: string): string[] {
  const messages = textsIn(language).flatMap((text) => new FluentResource(text).body);
  return messages
    .flatMap(({ id, attributes }) => [id, ...Object.keys(attributes).map((name) => `${id}.${name}`)])
    .sort();
}

const languages = Object.keys(files)
  .filter((path) => path.includes("/words/"))
  .map((path) => path.slice(path.lastIndexOf("/") + 1, -".ftl".length));
const bundles = Object.fromEntries(languages.map((language) => [language, bundle(language, textsIn(language))]));

function say(language: string, id: string, args = {}): string {
  const spoken = bundles[language];
  return spoken ? word([spoken], id, args) : id;
}

describe.each(languages)("in %s", (language) => {
  test("every message that English has is there, and no other", () => {
    expect(idsIn(language)).toEqual(idsIn("en"));
  });

  test("every line of the files was understood", () => {
    const wanted = textsIn(language).flatMap((text) => text.match(/^[a-z][\w-]*(?= =)/gm) ?? []);
    expect(idsIn(language).filter((id) => !id.includes("."))).toEqual(wanted.sort());
  });

  test("no id is used twice", () => {
    expect(new Set(idsIn(language)).size).toBe(idsIn(language).length);
  });
});

test.each([
  [0, "7, 0 krav"],
  [1, "7, jedna kráva"],
  [2, "7, 2 krávy"],
  [4, "7, 4 krávy"],
  [5, "7, 5 krav"],
  [21, "7, 21 krav"],
  [22, "7, 22 krav"],
  [25, "7, 25 krav"],
])("Czech tells a card with %i bullheads as %s", (bullheads, words) => {
  expect(say("cs", "nimmt-card", { card: 7, bullheads })).toBe(words);
});

test.each([
  ["en", 1, "Waiting for one player"],
  ["en", 3, "Waiting for 3 players"],
  ["cs", 1, "Čeká se na jednoho hráče"],
  ["cs", 3, "Čeká se na 3 hráče"],
  ["cs", 7, "Čeká se na 7 hráčů"],
])("in %s, %i players are awaited as %s", (language, count, words) => {
  expect(say(language, "status-waiting-count", { count })).toBe(words);
});

test("a row taken by the sixth card is told otherwise than one taken by a low card", () => {
  const args = { player: "Ann", row: 2, cards: "3, 4", bullheads: 2 };
  const [sixth, low] = ["N5", "N6"].map((rule) => say("en", "nimmt-event-took", { ...args, rule }));
  expect(sixth).toContain("sixth card");
  expect(low).toBe("Ann takes row 2 with 2 bullheads (3, 4).");
});

test("what a language lacks is said in English, and what nobody has by its id", () => {
  const [czech, english] = [bundle("cs", []), bundle("en", ["hello = Hello\n    .help = Say it"])];
  expect(word([czech, english], "hello")).toBe("Hello");
  expect(word([czech, english], "hello.help")).toBe("Say it");
  expect(word([czech, english], "goodbye")).toBe("goodbye");
  expect(knows([czech, english], "hello.help")).toBe(true);
  expect(knows([czech, english], "hello.more")).toBe(false);
});
