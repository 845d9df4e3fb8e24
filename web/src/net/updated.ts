// For the tests: an update as the server sends it, where only some of it matters.
import type { Update } from "./wire.gen";

/** An update of a game that waits for seat 0. */
export const updated = (known: Partial<Update>): Update => ({
  type: "update",
  step: 0,
  view: {},
  events: [],
  asked: null,
  advising: null,
  chosen: null,
  waiting: [0],
  talk: true,
  result: null,
  ...known,
});
