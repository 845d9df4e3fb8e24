// "Why?" in every game: on games that were really played, each answer names a rule of the page and has its words.
import { describe, expect, test } from "vitest";
import { bundle, knows } from "../words/bundle";
import type { Why } from "../board/contract";

const whys = import.meta.glob<Why<unknown, unknown>>("../../../src/stado/games/[!_]*/web/why.ts", {
  import: "why",
  eager: true,
});
const games = import.meta.glob<string>("../../../src/stado/games/[!_]*/web/tests/games.jsonl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const pages = import.meta.glob<string>("../../../src/stado/games/[!_]*/RULES.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const locales = import.meta.glob<string>("../../../src/stado/games/[!_]*/locale/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Read every event of the games played on record, each with the one before it and the view it led to. */
function played(folder: string) {
  const lines = (games[`${folder}/web/tests/games.jsonl`] ?? "").split("\n").filter(Boolean);
  return lines.flatMap((line) => {
    const { events, view } = JSON.parse(line) as { events: unknown[]; view: unknown };
    return events.map((event, index) => ({ event, before: events[index - 1] ?? null, view }));
  });
}

describe.each(Object.keys(whys).map((path) => path.replace("/web/why.ts", "")))("%s", (folder) => {
  const why = whys[`${folder}/web/why.ts`];
  const told = played(folder);
  const reasons = told.map(({ event, before, view }) => why?.(event, { before, view })).filter((reason) => !!reason);

  test("what is taken has an answer, what only goes on has none", () => {
    const answered = (type: RegExp) =>
      told
        .filter(({ event }) => type.test((event as { type: string }).type))
        .map(({ event, before, view }) => !!why?.(event, { before, view }));
    expect(told.length).toBeGreaterThan(20);
    expect(answered(/^(took|row-taken|plundered)$/)).toContain(true);
    expect(answered(/^(took|row-taken|plundered)$/)).not.toContain(false);
    expect(answered(/refilled$|drew|drawn$/)).not.toContain(true);
  });

  test("every answer has words, and its rule is on the page", () => {
    const words = bundle("en", [locales[`${folder}/locale/en.ftl`] ?? ""]);
    const page = pages[`${folder}/RULES.md`] ?? "";
    for (const { rule, says } of reasons) {
      expect(knows([words], says), says).toBe(true);
      expect(page).toMatch(new RegExp(`^(## |- \\*)${rule}\\b`, "m"));
    }
  });
});
