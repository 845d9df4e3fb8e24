// What the people and bots at a table are called: bots in words, and equal names told apart by a number.
import type { SeatListing } from "../net/wire.gen";
import type { Say } from "./bundle";

/** Return the name of a kind of bot. */
export function botName(bot: string, say: Say, isWorded: (id: string) => boolean): string {
  return isWorded(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** Return a kind of bot as it is offered: with its level, where that is said. */
export function botChoice(bot: string, say: Say, isWorded: (id: string) => boolean): string {
  const offered = `bot-${bot}.choice`;
  return isWorded(offered) ? say(offered) : botName(bot, say, isWorded);
}

function plainName(seat: SeatListing, say: Say, isWorded: (id: string) => boolean): string {
  if (seat.kind === "empty") return say("seat-empty");
  return seat.kind === "bot" ? botName(seat.name, say, isWorded) : seat.name;
}

/** Name everyone at the table, by seat. */
export function namesOf(seats: SeatListing[], say: Say, isWorded: (id: string) => boolean): string[] {
  const plain = seats.map((seat) => plainName(seat, say, isWorded));
  return plain.map((name, seat) => {
    const alone = seats[seat]?.kind === "empty" || plain.filter((other) => other === name).length === 1;
    const number = plain.slice(0, seat + 1).filter((other) => other === name).length;
    return alone ? name : say("name-numbered", { name, number });
  });
}
