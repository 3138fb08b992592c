import type { StepResult } from "#domain/bench/check-report.ts";
import type { BoardUnderTest } from "./board-under-test.ts";
import type { PlannedScene } from "./draw.ts";
import type { Expectation } from "./format.ts";
import type { LabelTrust } from "./readings.ts";

/** What was seen instead of what was expected. */
export type Seen = NonNullable<StepResult["seen"]>;

/** Follows one expectation through a scene, or through several that expect the same. */
export interface Watch {
	/** Looks at the board, after each slice; `settled` once an honest program must have followed. */
	sample(settled: boolean): void;
	/** What is wrong at the end of a scene. */
	problem(): Seen | undefined;
	/** Nothing more has to be waited for. */
	done?(): boolean;
}

export interface WatchContext {
	readonly board: BoardUnderTest;
	readonly planned: PlannedScene;
	/** What a control, `"sensor.celsius"`, stood at when the first scene had begun. */
	atStart(control: string): number;
	/** The smallest value that it had from then on. */
	lowest(control: string): number;
	/** Shared by all scenes of a run, by what is watched. */
	trustOf(key: string): LabelTrust;
}

export type Expected<Key extends string> = Extract<Expectation, { [key in Key]: unknown }>;

/** What was seen, with where every control stood. */
export function seen(code: string, board: BoardUnderTest, values: Seen["values"] = {}): Seen {
	return { code, values: { ...board.controlValues(), ...values } };
}
