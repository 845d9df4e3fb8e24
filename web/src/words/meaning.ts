// What numbers stand for, by the names that the generated types give them.
export type Seat = number;
export type Row = number; // from 0 in data, from 1 on screen
export type Card = number;
export type Score = number; // of the seat that has the same place in a list

/** What the fields of each choice and event of a game stand for, by its tag: `MEANS` of its generated types. */
export type Meanings = Readonly<Record<string, Readonly<Record<string, "seat" | "row" | "card" | "score">>>>;
