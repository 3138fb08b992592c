import type { PartKind } from "../part.ts";

declare module "../part.ts" {
	interface PartStates {
		breadboard: object;
	}
}

/** Columns of the half-size breadboard, numbered from 1. */
export const BREADBOARD_COLUMNS = 30;
/** Holes of each rail along its edges, numbered from 1. */
export const BREADBOARD_RAIL_HOLES = 25;
/** The rows of holes above the groove and below it; the five holes of a column on one side are one conductor. */
export const BREADBOARD_ROWS = [
	["a", "b", "c", "d", "e"],
	["f", "g", "h", "i", "j"],
] as const;
/** The rails, each one conductor: top and bottom, plus and minus. */
export const BREADBOARD_RAILS = ["tp", "tn", "bp", "bn"] as const;

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

const strips = BREADBOARD_ROWS.flatMap((rows) =>
	upTo(BREADBOARD_COLUMNS).map((column) => rows.map((row) => `${row}${column}`)),
);
const rails = BREADBOARD_RAILS.map((rail) => upTo(BREADBOARD_RAIL_HOLES).map((hole) => `${rail}${hole}`));

/**
 * A half-size breadboard of 400 holes: `a1` to `e30` above the groove, `f1` to `j30` below it, and the rails `tp1` to
 * `tp25` (top, plus), `tn…` (top, minus), `bp…` and `bn…`. It only joins what is put into it.
 */
export const part: PartKind = {
	kind: "breadboard",
	pins: [...strips, ...rails].flat(),
	joined: [...strips, ...rails],
	onlyJoins: true,
	controls: () => [],
	create: () => ({ state: () => ({ kind: "breadboard" }) }),
};
