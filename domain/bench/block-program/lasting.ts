import type { BlockProgram, Statement, Value } from "./block-program.ts";
import { BLINK_OFF_MS, BLINK_ON_MS, LIGHT_STEP_MS, VARIABLE_STEP_MS } from "./pauses.ts";

/** Longest run of a program before its check gives up waiting for the end. */
const LONG_MS = 60_000;

/** True for a program that may never end, or only after more than a minute. */
export function mayRunLong({ statements }: BlockProgram): boolean {
	return longestRun(statements) > LONG_MS;
}

/** Milliseconds at most. A number that is known only while the program runs may be as large as any. */
function longestRun(list: readonly Statement[]): number {
	return list.reduce((sum, one) => sum + longestStep(one), 0);
}

function longestStep(one: Statement): number {
	switch (one.do) {
		case "light_on":
		case "light_off":
			return LIGHT_STEP_MS;
		case "light_blink":
			return BLINK_ON_MS + BLINK_OFF_MS;
		case "variable_set":
		case "variable_change":
			return VARIABLE_STEP_MS;
		case "wait":
		case "tone":
			return one.milliseconds;
		case "wait_for":
			return most(one.seconds) * 1000;
		case "repeat": {
			const round = longestRun(one.body);
			return round === 0 || most(one.times) === 0 ? 0 : round * most(one.times);
		}
		case "if":
			return Math.max(longestRun(one.whenTrue), longestRun(one.whenFalse));
		case "forever":
		case "wait_until":
			return Number.POSITIVE_INFINITY;
		default:
			return 0;
	}
}

function most(value: Value): number {
	return value.kind === "number" ? Math.max(0, value.value) : Number.POSITIVE_INFINITY;
}
