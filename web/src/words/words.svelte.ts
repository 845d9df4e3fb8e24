// The words of the client: one language at a time, fetched when first wanted, switched at once everywhere.
import type { FluentBundle } from "@fluent/bundle";
import { type Args, bundle, knows, word } from "./bundle";

const FALLBACK = "en";
const files = import.meta.glob<string>(
  ["../../../src/stado/words/*.ftl", "../../../src/stado/games/[!_]*/locale/*.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);

const languageOf = (path: string) => path.replace(/^.*\/(.+)\.ftl$/, "$1");

/** Every language the shell has words in. */
export const languages = Object.keys(files)
  .filter((path) => path.includes("/words/"))
  .map(languageOf);

const fetched: Record<string, Promise<FluentBundle>> = {};
let spoken = $state.raw<{ language: string; bundles: FluentBundle[] }>({ language: FALLBACK, bundles: [] });

async function readWords(language: string): Promise<FluentBundle> {
  const wanted = Object.entries(files).filter(([path]) => languageOf(path) === language);
  return bundle(language, await Promise.all(wanted.map(([, read]) => read())));
}

function fetchWords(language: string): Promise<FluentBundle> {
  return (fetched[language] ??= readWords(language));
}

/** Switch to a language; everything on screen is worded anew. */
export async function speak(language: string): Promise<void> {
  const wanted = language === FALLBACK ? [FALLBACK] : [language, FALLBACK];
  spoken = { language, bundles: await Promise.all(wanted.map(fetchWords)) };
  document.documentElement.lang = language;
}

/** Word a message in the language of the moment. */
export function say(id: string, args?: Args): string {
  return word(spoken.bundles, id, args);
}

/** Tell whether there are words for this id. */
export function isWorded(id: string): boolean {
  return knows(spoken.bundles, id);
}

/** Join names the way the language does: "Ann, Bo and Cy". */
export function list(names: string[]): string {
  return new Intl.ListFormat(spoken.language, { type: "conjunction" }).format(names);
}

/** Return the language in use. */
export function language(): string {
  return spoken.language;
}

/** Choose, of the languages there are, the one this person most likely wants. */
export function guess(wishes: readonly string[]): string {
  return wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find((wish) => languages.includes(wish)) ?? FALLBACK;
}
