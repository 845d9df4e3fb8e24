// What comes of an option of korist as the layers lie.
import type { Outcome } from "$web/board";
import type { Choice, View } from "./types.gen";

/** Say whom a layer would plunder. */
export const outcome: Outcome<View, Choice> = (choice, { view, names, list }) => {
  if (choice.type !== "lay") return null;
  const prey = view.prey.find(({ value, count }) => value === choice.value && count === choice.count);
  const victims = (prey?.seats ?? []).map((seat) => names[seat] ?? "");
  if (victims.length === 0) return { says: "korist-prey-none" };
  return { says: "korist-prey", args: { booty: list(victims) } };
};
