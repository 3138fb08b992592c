import type { Call } from "../sketch/calls.ts";
import type { Statement } from "../sketch/sketch-tree.ts";
import type { Token } from "../sketch/tokens.ts";

/** A condition on the way to a statement, and whether it holds there. */
export interface Guard {
	readonly condition: readonly Token[];
	readonly holds: boolean;
	readonly line: number;
}

/** A call that is reached from `setup` or `loop`, with the conditions that lead there. */
export interface Site {
	readonly call: Call;
	readonly statement: Statement;
	readonly guards: readonly Guard[];
	/** It is reached again and again. */
	readonly again: boolean;
}
