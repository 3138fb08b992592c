import type { StepResult, StopReason } from "../check-report.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { WiringProblem } from "../wiring-problem.ts";

/** What is on a pin of the board: a part, directly or behind a resistor, with the part's own pin. */
export interface WiredPart {
	readonly id: string;
	readonly kind: string;
	readonly pin: string;
	/** What the part makes of the pin. `analog`: it gives any voltage; `digital`: high or low; `taken`: the board drives it. */
	readonly signal: "analog" | "digital" | "taken" | "other";
	/** It joins the pin to ground while it is pressed or tilted, and nothing else pulls the pin up. */
	readonly needsPullUp: boolean;
}

/** What was seen of a board that was put into one situation and left there for a while. */
export interface Moment {
	/** The step of the checks that puts it there; null for one of our own. */
	readonly step: string | null;
	/** Where the sensors were put, as `part.control`. */
	readonly controls: Readonly<Record<string, number>>;
	/** By pin: what `analogRead` answers. */
	readonly analog: Readonly<Record<string, number>>;
	/** By pin: the share of the time it was high. */
	readonly high: Readonly<Record<string, number>>;
	/** By pin: whether the checks want it on. */
	readonly expected: Readonly<Record<string, boolean>>;
	/** By levels of several pins (`4,5,6,7=1010`): whether the checks want them, and the share of the time they were there. */
	readonly ways?: Readonly<Record<string, { readonly wanted: boolean; readonly share: number }>>;
}

export interface Measured {
	readonly moments: readonly Moment[];
	/** By pin that changed: how often. */
	readonly changes: Readonly<Record<string, number>>;
	readonly printedLines: number;
	/** The newest line with a number in it. */
	readonly printed: string;
	readonly stopped: StopReason | null;
}

/** What is known of a learner's work: all that a next step is found from. */
export interface WorkFacts {
	/** The sketch; for blocks the one that they make. */
	readonly source: string;
	readonly language: "cpp" | "blocks";
	readonly diagnostics: readonly Diagnostic[];
	readonly wiring: readonly WiringProblem[];
	/** By pin of the board. */
	readonly wired: Readonly<Record<string, readonly WiredPart[]>>;
	readonly parts: readonly { readonly id: string; readonly kind: string; readonly address?: number }[];
	/** What the first failed step looks at, and what it saw. */
	readonly failed: {
		readonly step: StepResult;
		readonly looksAt: "pin" | "buzzer" | "serial" | "display" | "servo" | "motor";
		/** The line that does it, where there is one. */
		readonly line: number | null;
	} | null;
	readonly stopped: StopReason | null;
	/** The checks were run, and every step passed. */
	readonly passed: boolean;
	/** Null where the program was not run. */
	readonly measured: Measured | null;
}

/** One thing to do next, as a code with the values of its text, and where it is. */
export interface NextStep {
	readonly code: string;
	readonly values: Readonly<Record<string, string | number>>;
	readonly line?: number;
	readonly pin?: string;
	readonly part?: string;
	readonly diagnostic?: Diagnostic;
	readonly wiring?: WiringProblem;
}
