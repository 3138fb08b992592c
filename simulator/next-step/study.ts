import type { CheckReport } from "#domain/bench/check-report.ts";
import type { Measured } from "#domain/bench/next-step/work-facts.ts";
import { checkBoard } from "../checks/check-board.ts";
import type { Checks } from "../checks/format.ts";
import { seededRandom } from "../checks/seeded-random.ts";
import type { Simulation } from "../simulation.ts";
import { measureBoard } from "./measure.ts";

export interface StudyInput {
	/** Null where there are none, or where they cannot be run in this circuit. */
	readonly checks: Checks | null;
	/** By part: the pins of the board that drive it. */
	readonly pinsOf: Readonly<Record<string, readonly string[]>>;
	readonly seed: number;
}

export interface Studied {
	readonly report: CheckReport | null;
	readonly measured: Measured;
}

/** Runs a program twice, each time on a board of its own: through the checks, and to measure what its pins do. */
export function* studyProgram(
	open: () => Simulation,
	{ checks, pinsOf, seed }: StudyInput,
): Generator<undefined, Studied> {
	let report: CheckReport | null = null;
	if (checks) {
		const checking = checkBoard(open(), { checks, random: seededRandom(seed) });
		for (let slice = checking.next(); ; slice = checking.next()) {
			if (slice.done) {
				report = slice.value;
				break;
			}
			yield;
		}
	}
	return { report, measured: yield* measureBoard(open(), { checks, pinsOf }) };
}
