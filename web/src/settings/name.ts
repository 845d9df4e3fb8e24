// The name a person plays under: their own, or one offered so that nobody has to think of one first.
import { say } from "../words/words.svelte";
import { change, settings } from "./settings.svelte";

function friendly(): string {
  const offered = say("names-friendly").split(", ");
  return offered[Math.floor(Math.random() * offered.length)] ?? "Stado";
}

/** Return the name to sit down with, and remember it. */
export function ownName(): string {
  const name = settings().name.trim() || friendly();
  if (name !== settings().name) void change({ name });
  return name;
}
