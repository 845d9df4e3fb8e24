// Fluent texts into sentences: a message is looked up in the chosen language first, then in English.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, FluentVariable>;
/** Word a message; `id.help` is an attribute of the message `id`. */
export type Say = (id: string, args?: Args) => string;

/** Read the texts of one language. */
export function bundle(language: string, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false }); // the marks would end up in copied text
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

function pattern(source: FluentBundle, id: string) {
  const [name = "", attribute] = id.split(".");
  const message = source.getMessage(name);
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}

/** Say a message in the first of the bundles that has it; its id where none has. */
export function word(bundles: FluentBundle[], id: string, args: Args = {}): string {
  for (const source of bundles) {
    const found = pattern(source, id);
    if (found) return source.formatPattern(found, args, []);
  }
  return id;
}

/** Tell whether any of the bundles has this message. */
export function knows(bundles: FluentBundle[], id: string): boolean {
  return bundles.some((source) => pattern(source, id));
}
