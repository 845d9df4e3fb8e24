// Finds what each game folder brings to the screen. Adding a game adds nothing here.
import type { Component } from "svelte";
import type { BoardProps, ScoresProps, Stage } from "./board";
import PlainBoard from "./PlainBoard.svelte";

type AnyStage = Stage<unknown, unknown>;
export type AnyBoard = Component<BoardProps<unknown, unknown, unknown>>;
type AnyScores = Component<ScoresProps<unknown>>;

/** What a game folder brings to the screen. */
export interface Brought {
  board: AnyBoard;
  stage: AnyStage;
  scores: AnyScores | null; // a sheet with more than the final scores
}

const boards = import.meta.glob<AnyBoard>("../../../src/stado/games/[!_]*/web/Board.svelte", { import: "default" });
const emblems = import.meta.glob<Component>("../../../src/stado/games/[!_]*/web/Emblem.svelte", { import: "default" });
const sheets = import.meta.glob<AnyScores>("../../../src/stado/games/[!_]*/web/Scores.svelte", { import: "default" });
const stages = import.meta.glob<AnyStage>("../../../src/stado/games/[!_]*/web/stage.ts");

const plainStage: AnyStage = { apply: (view) => view, pause: () => ({ before: 0, after: 600 }) };

/** Fetch what a game brings; one without a board of its own is played on the plain board. */
export async function fetchBoard(game: string): Promise<Brought> {
  const folder = `../../../src/stado/games/${game}/web`;
  const [board, stage, scores] = await Promise.all([
    boards[`${folder}/Board.svelte`]?.(),
    stages[`${folder}/stage.ts`]?.(),
    sheets[`${folder}/Scores.svelte`]?.(),
  ]);
  return { board: board ?? PlainBoard, stage: stage ?? plainStage, scores: scores ?? null };
}

/** Fetch the picture of a game for the lobby, where it has one. */
export async function fetchEmblem(game: string): Promise<Component | null> {
  return (await emblems[`../../../src/stado/games/${game}/web/Emblem.svelte`]?.()) ?? null;
}
