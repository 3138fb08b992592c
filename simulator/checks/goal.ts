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
	/** A text that was printed since the start. */
	| { readonly printed: string }
	/** Simulated seconds since the start. */
	| { readonly seconds: number };

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
	readonly printed: string;
}

const VOLTS = 5;
const STEPS = 1023;

/** Whether a board that runs meets every condition now. */
export function meets(goal: readonly Condition[], board: SeenBoard): boolean {
	return goal.every((condition) => isMet(condition, board));
}

function isMet(condition: Condition, board: SeenBoard): boolean {
	if ("printed" in condition) return board.printed.includes(condition.printed);
	if ("seconds" in condition) return board.seconds >= condition.seconds;
	const value = measured(condition, board);
	if (value === undefined) return false;
	return value > (condition.above ?? Number.NEGATIVE_INFINITY) && value < (condition.below ?? Number.POSITIVE_INFINITY);
}

function measured(condition: Exclude<Condition, { printed: string } | { seconds: number }>, board: SeenBoard) {
	if ("control" in condition) return board.controls[condition.control];
	if ("analog" in condition) {
		const pin = board.pins[condition.analog];
		return pin && (pin.volts / VOLTS) * STEPS;
	}
	const led = board.parts[condition.lit];
	return led && "brightness" in led && typeof led.brightness === "number" ? led.brightness : undefined;
}
