import { displayText } from "../parts/lcd1602/display-text.ts";
import type { PartState } from "../parts/part.ts";
import type { PinLevel } from "../uno.ts";

/** What a running board must show, in content files: all of a list's conditions at the same moment. */
export type Condition =
	/** The brightness of an LED by its id, from 0 to 1. */
	| ({ readonly lit: string } & Limit)
	/** What `analogRead` would answer at a pin. */
	| ({ readonly analog: string } & Limit)
	/** The position of a control, as `part.control`. */
	| ({ readonly control: string } & Limit)
	/** A number of a part's state, as `part.field`: the angle of a servo, one lamp of a traffic light. */
	| ({ readonly shows: string } & Limit)
	/** A text that a display of characters has in one of its rows, and the display's id. */
	| { readonly display: string; readonly text: string }
	/** A text that was printed since the start; a line ends with `\n`. */
	| { readonly printed: string }
	/** The newest whole line that was printed. */
	| { readonly line: string }
	/** Simulated seconds since the start, at least and, where `until` is given, at most. */
	| { readonly seconds: number; readonly until?: number };

interface Limit {
	readonly above?: number;
	readonly below?: number;
}

/** The part of a running board that conditions are about. */
export interface SeenBoard {
	readonly seconds: number;
	readonly parts: Readonly<Record<string, PartState>>;
	readonly pins: Readonly<Record<string, PinLevel>>;
	readonly controls: Readonly<Record<string, number>>;
	/** Without the carriage returns at its lines' ends. */
	readonly printed: string;
}

/** What a running board must show. */
export interface Goal {
	/** What it must have shown before, in the same run. */
	readonly first?: readonly Condition[];
	readonly goal: readonly Condition[];
	/** How long each of them must hold at a stretch, in simulated seconds, where a control's move alone would meet it at once. */
	readonly holds?: number;
}

/** Judges a board moment after moment: whether the goal is met now. Nothing counts from before the board began again. */
export function watchGoal({ first = [], goal, holds = 0 }: Goal): (board: SeenBoard) => boolean {
	let begun = first.length === 0;
	let since: number | null = null;
	let before = 0;
	return (board) => {
		if (board.seconds < before) {
			begun = first.length === 0;
			since = null;
		}
		before = board.seconds;
		if (!meets(begun ? goal : first, board)) {
			since = null;
			return false;
		}
		since ??= board.seconds;
		if (board.seconds - since < holds) return false;
		if (begun) return true;
		begun = true;
		since = null;
		return false;
	};
}

const VOLTS = 5;
const STEPS = 1023;

/** Whether a board that runs meets every condition now. */
function meets(goal: readonly Condition[], board: SeenBoard): boolean {
	return goal.every((condition) => isMet(condition, board));
}

function isMet(condition: Condition, board: SeenBoard): boolean {
	if ("printed" in condition) return board.printed.includes(condition.printed);
	if ("line" in condition) return board.printed.split("\n").at(-2) === condition.line;
	if ("seconds" in condition) {
		const { seconds, until = Number.POSITIVE_INFINITY } = condition;
		return board.seconds >= seconds && board.seconds <= until;
	}
	if ("display" in condition) {
		const display = board.parts[condition.display];
		return (
			display !== undefined && "rows" in display && displayText(display).some((row) => row.includes(condition.text))
		);
	}
	const value = measured(condition, board);
	if (value === undefined) return false;
	return value > (condition.above ?? Number.NEGATIVE_INFINITY) && value < (condition.below ?? Number.POSITIVE_INFINITY);
}

type Measured = Exclude<Condition, { printed: string } | { line: string } | { seconds: number } | { display: string }>;

function measured(condition: Measured, board: SeenBoard): number | undefined {
	if ("control" in condition) return board.controls[condition.control];
	if ("analog" in condition) {
		const pin = board.pins[condition.analog];
		return pin && (pin.volts / VOLTS) * STEPS;
	}
	const [id = "", field = ""] = "lit" in condition ? [condition.lit, "brightness"] : condition.shows.split(".");
	const value: unknown = Object.entries(board.parts[id] ?? {}).find(([name]) => name === field)?.[1];
	return typeof value === "number" ? value : undefined;
}
