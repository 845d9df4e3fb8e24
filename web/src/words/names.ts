// What the people and bots at a table are called: equal names are told apart by a number, levels of bots said in words.
import type { SeatListing } from "../net/wire.gen";
import type { Say } from "./bundle";

/** Return the level of a bot in words. */
export function levelName(bot: string, say: Say, isWorded: (id: string) => boolean): string {
  return isWorded(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** Return a level as it is offered: with how hard it is, where that is said. */
export function botChoice(bot: string, say: Say, isWorded: (id: string) => boolean): string {
  const offered = `bot-${bot}.choice`;
  return isWorded(offered) ? say(offered) : levelName(bot, say, isWorded);
}

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * Return a name that does not turn around what stands beside it, in a sentence or a list too: what <bdi> does for a
 * whole element. Names that run from left to right stay as they are, so that no marks end up in copied text.
 */
export const isolated = (name: string) => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** Name everyone at the table, by seat. */
export function namesOf(seats: SeatListing[], say: Say): string[] {
  const plain = seats.map((seat) => (seat.kind === "empty" ? say("seat-empty") : isolated(seat.name)));
  return plain.map((name, seat) => {
    const alone = seats[seat]?.kind === "empty" || plain.filter((other) => other === name).length === 1;
    const number = plain.slice(0, seat + 1).filter((other) => other === name).length;
    return alone ? name : say("name-numbered", { name, number });
  });
}

/** Name those who sit at a table already, bots with how they play. */
export function companyOf(seats: SeatListing[], say: Say, isWorded: (id: string) => boolean): string[] {
  const names = namesOf(seats, say);
  return seats.flatMap(({ kind, bot }, seat) => {
    const name = names[seat] ?? "";
    if (kind === "empty") return [];
    return bot === null ? name : say("name-level", { name, level: levelName(bot, say, isWorded) });
  });
}

/** A piece of a line: the name of someone at the table, or what stands around it. */
export interface Piece {
  text: string;
  isName: boolean;
}

/** Take a line apart where it names someone at the table; of two names that begin alike the longer one counts. */
export function named(line: string, names: string[]): Piece[] {
  const known = names.filter(Boolean).sort((one, other) => other.length - one.length);
  if (known.length === 0) return [{ text: line, isName: false }];
  const either = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const pieces = line.split(new RegExp(`(?<![\\p{L}\\d])(${either})(?![\\p{L}\\d])`, "u"));
  return pieces.map((text, place) => ({ text, isName: place % 2 === 1 })).filter(({ text }) => text !== "");
}
