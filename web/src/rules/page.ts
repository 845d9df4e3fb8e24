// The rules of a game as the server tells them: HTML made of our own pages, in which each rule has its number as id.
import { Refused } from "../net/http";

export interface RulesPage {
  html: string;
  language: string; // English where the wanted one is missing
}

/** Fetch the rules of a game. */
export async function fetchRules(game: string, language: string): Promise<RulesPage> {
  const path = `/api/games/${encodeURIComponent(game)}/rules?lang=${encodeURIComponent(language)}`;
  const answer = await fetch(path).catch(() => null);
  if (!answer?.ok) throw new Refused("unreachable", `no rules of ${game}`);
  return { html: await answer.text(), language: answer.headers.get("content-language") ?? language };
}
