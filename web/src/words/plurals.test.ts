// Plurals in the browser: its own rules agree with the grammars, and every message that counts has every form they ask for.
import { describe, expect, test } from "vitest";

const files = import.meta.glob<string>(
  ["../../../src/stado/words/*.ftl", "../../../src/stado/games/[!_]*/locale/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const COUNTS = [0, 1, 2, 4, 5, 21, 22, 25];
const GERMANIC = ["other", "one", "other", "other", "other", "other", "other", "other"];
const CZECHOSLOVAK = ["other", "one", "few", "few", "other", "other", "other", "other"];
const KINDS: Record<string, string[]> = {
  en: GERMANIC,
  de: GERMANIC,
  cs: CZECHOSLOVAK,
  sk: CZECHOSLOVAK,
  pl: ["many", "one", "few", "few", "many", "many", "few", "many"],
};

const languages = Object.keys(files)
  .filter((path) => path.includes("/words/"))
  .map((path) => path.slice(path.lastIndexOf("/") + 1, -".ftl".length));

/** List the selectors of a text that go by kinds of number, each as the keys of its variants. */
function selectors(text: string): string[][] {
  const open: string[][] = [];
  const closed: string[][] = [];
  for (const [token, key] of text.matchAll(/->\s*\n|^\s*\*?\[\s*([\w-]+)\s*\]|^\s*\}/gm)) {
    if (key !== undefined) open.at(-1)?.push(key);
    else if (token.startsWith("->")) open.push([]);
    else closed.push(open.pop() ?? []);
  }
  return closed.filter((keys) => keys.some((key) => ["one", "few", "many"].includes(key)));
}

describe.each(languages)("in %s", (language) => {
  const rules = new Intl.PluralRules(language);

  test("the browser counts as the grammar does", () => {
    expect(COUNTS.map((count) => rules.select(count))).toEqual(KINDS[language]);
  });

  test("every message that counts has every form, and no form that never comes", () => {
    const texts = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ftl`));
    const counting = texts.flatMap(([, text]) => selectors(text));
    const forms = [...new Set(KINDS[language]), "other"];
    const known = [...rules.resolvedOptions().pluralCategories]; // some only fractions have
    expect(counting.length).toBeGreaterThan(20);
    for (const keys of counting) {
      expect(keys).toEqual(expect.arrayContaining(forms));
      expect(known).toEqual(expect.arrayContaining(keys.filter((key) => /^[a-z]+$/.test(key))));
    }
  });
});
