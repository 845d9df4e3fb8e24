// The one door to what a board may use. A game's `web` folder imports from here and from itself, nothing else.
export type { BoardProps, Deal, EndingProps, Outcome, Question, Reason, ScoresProps, Sitter } from "./contract";
export type { Say } from "../words/bundle";
export type { Card, Row, Score, Seat } from "../words/meaning";
export type { Chair, Shares } from "./around";
export type { Layout, Size } from "./spread";
export type { Act } from "./theatre";
export type { Shape } from "./Picture.svelte";

export { BULLHEAD } from "./bullhead";
export { Building } from "./building.svelte";
export { left, picks } from "./steps";
export { replaced, sorted, without, withoutEach, withoutOne } from "./lists";
export { acts, betweenRounds, changes, pauses, sounds } from "./staging";
export { rowsTaken, worstOf } from "./turningPoints";
export { turningTime } from "./turning";
export { signed } from "./signed";
export { handsOf, inOrder, upTo } from "../fair/hands";
export { bestOf } from "./worth";
export type { Worth } from "./worth";
export { Places } from "./places";
export { around } from "./around";
export { isRoomy } from "./roomy";
export { textScale } from "./spread";

export { default as Table } from "./Table.svelte";
export { default as Band } from "./Band.svelte";
export { default as ActionLine } from "./ActionLine.svelte";
export { default as HandPicker } from "./HandPicker.svelte";
export { default as HintMark } from "./HintMark.svelte";
export { default as Pick } from "./Pick.svelte";
export { default as Spread } from "./Spread.svelte";

export { default as Seats } from "./Seats.svelte";
export { default as SeatFace } from "./SeatFace.svelte";
export { default as SeatPlate } from "./SeatPlate.svelte";
export { default as Interlude } from "./Interlude.svelte";
export { default as Breakdown } from "./Breakdown.svelte";
export { default as Curve } from "./Curve.svelte";
export { default as ScoreSheet } from "./ScoreSheet.svelte";

export { default as CardRows } from "./CardRows.svelte";
export { default as RowDoor } from "./RowDoor.svelte";
export { default as Queue } from "./Queue.svelte";
export { default as QueuePlace } from "./QueuePlace.svelte";

export { default as PowerCard } from "./PowerCard.svelte";
export { default as Badge } from "./Badge.svelte";
export { default as Paper } from "./Paper.svelte";
export { default as NumberCard } from "./NumberCard.svelte";
export { default as Vacant } from "./Vacant.svelte";
export { default as CardBack } from "./CardBack.svelte";
export { default as Bullheads } from "./Bullheads.svelte";
export { default as Picture } from "./Picture.svelte";
export { default as Worded } from "./Worded.svelte";
export { default as Drawing } from "../kit/Drawing.svelte";
export { default as Icon } from "../kit/Icon.svelte";
export { default as Dialog } from "../kit/Dialog.svelte";
