// Finds what each game folder brings to the screen. Adding a game adds nothing here.
import type { Component } from "svelte";
import type { BoardProps, Deal, EndingProps, Outcome, ScoresProps, Stage, Why } from "../board/contract";
import type { Meanings } from "../words/meaning";
import type { Say } from "../words/bundle";
import PlainBoard from "./PlainBoard.svelte";

type AnyStage = Stage<unknown, unknown>;
export type AnyBoard = Component<BoardProps<unknown, unknown, unknown>>;
type AnyScores = Component<ScoresProps<unknown>>;
type AnyEnding = Component<EndingProps<unknown, unknown>>;
type Emblem = Component<{ say: Say }>;
type AnyWhy = Why<unknown, unknown>;
type AnyOutcome = Outcome<unknown, unknown>;

/** What a game folder brings to the screen. */
export interface Brought {
  board: AnyBoard;
  stage: AnyStage;
  scores: AnyScores | null; // a sheet with more than the final scores
  ending: AnyEnding | null; // what is worth telling at the end
  why: AnyWhy | null; // answers about single events
  outcome: AnyOutcome | null; // what comes of an option
  means: Meanings; // what the fields of its choices and events stand for
}

const boards = import.meta.glob<AnyBoard>("../../../src/stado/games/[!_]*/web/Board.svelte", { import: "default" });
const emblems = import.meta.glob<Emblem>("../../../src/stado/games/[!_]*/web/Emblem.svelte", { import: "default" });
const endings = import.meta.glob<AnyEnding>("../../../src/stado/games/[!_]*/web/Ending.svelte", { import: "default" });
const sheets = import.meta.glob<AnyScores>("../../../src/stado/games/[!_]*/web/Scores.svelte", { import: "default" });
const stages = import.meta.glob<AnyStage>("../../../src/stado/games/[!_]*/web/stage.ts");
const whys = import.meta.glob<AnyWhy>("../../../src/stado/games/[!_]*/web/why.ts", { import: "why" });
const outcomes = import.meta.glob<AnyOutcome>("../../../src/stado/games/[!_]*/web/hint.ts", { import: "outcome" });

const means = import.meta.glob<Meanings>("../../../src/stado/games/[!_]*/web/types.gen.ts", { import: "MEANS" });

const plainStage: AnyStage = { apply: (view) => view, pause: () => ({ before: 0, after: 600 }) };

/** Fetch what a game brings; one without a board of its own is played on the plain board. */
export async function fetchBoard(game: string): Promise<Brought> {
  const folder = `../../../src/stado/games/${game}/web`;
  const [board, stage, scores, ending, why, outcome, meant] = await Promise.all([
    boards[`${folder}/Board.svelte`]?.(),
    stages[`${folder}/stage.ts`]?.(),
    sheets[`${folder}/Scores.svelte`]?.(),
    endings[`${folder}/Ending.svelte`]?.(),
    whys[`${folder}/why.ts`]?.(),
    outcomes[`${folder}/hint.ts`]?.(),
    means[`${folder}/types.gen.ts`]?.(),
  ]);
  return {
    board: board ?? PlainBoard,
    stage: stage ?? plainStage,
    scores: scores ?? null,
    ending: ending ?? null,
    why: why ?? null,
    outcome: outcome ?? null,
    means: meant ?? {},
  };
}

const deals = import.meta.glob<Deal<unknown>>("../../../src/stado/games/[!_]*/web/deal.ts", { import: "deal" });

/** Fetch how a game deals, where it says so. */
export async function fetchDeal(game: string): Promise<Deal<unknown> | null> {
  return (await deals[`../../../src/stado/games/${game}/web/deal.ts`]?.()) ?? null;
}

/** Fetch the picture of a game for the lobby, where it has one. */
export async function fetchEmblem(game: string): Promise<Emblem | null> {
  return (await emblems[`../../../src/stado/games/${game}/web/Emblem.svelte`]?.()) ?? null;
}
