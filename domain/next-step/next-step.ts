import { type Program, readProgram } from "./program.ts";
import * as beginning from "./rules/beginning.ts";
import * as behaviour from "./rules/behaviour.ts";
import * as conditions from "./rules/conditions.ts";
import * as flow from "./rules/flow.ts";
import * as found from "./rules/found-before.ts";
import * as last from "./rules/last.ts";
import * as pins from "./rules/pins.ts";
import type { Rule } from "./rules/rule.ts";
import * as values from "./rules/values.ts";
import * as variables from "./rules/variables.ts";
import type { NextStep, WorkFacts } from "./work-facts.ts";

/** What stops everything else. */
const FIRST: readonly Rule[] = [found.compileError, found.wrongWire];

/** Faults that show in the program and the circuit alone: what is hardly ever meant so, the surest first. */
const SURE: readonly Rule[] = [
	found.seriousWarning,
	beginning.libraryNotStarted,
	beginning.outputAsInput,
	beginning.inputAsOutput,
	beginning.pullUpNeeded,
	pins.otherPin,
	pins.digitalReadOfAnalog,
	pins.analogReadOfDigital,
	pins.mixedPins,
	conditions.sameForAll,
	variables.readingDropped,
	variables.hiddenVariable,
	flow.neverCalled,
	beginning.notRequested,
	flow.readOnce,
	values.tooSmall,
	values.notScaled,
	flow.neverEnds,
	flow.runsOnce,
	variables.markNeverSet,
	variables.neverSet,
	variables.neverUsed,
	flow.noPause,
	flow.toneNeverStops,
	values.wholeDivision,
	beginning.backlightOff,
	last.oddSpeed,
	flow.emptyLoop,
];

/** What only a program that does not do as it should makes likely. */
const LIKELY: readonly Rule[] = [
	flow.printsOnce,
	behaviour.swappedOutputs,
	behaviour.otherThanWanted,
	flow.printsNoReading,
	conditions.exactlyEqual,
	values.sensorNotRead,
	flow.longPause,
	last.wasStopped,
	pins.emptyPin,
	behaviour.neverChanged,
	last.checkFailed,
	found.otherWarning,
	last.otherSpeed,
];

/**
 * The one next step for a learner's work: `all_well` where the checks passed, `unknown` where no rule finds anything. A
 * program that does what its checks want is not faulted for how it does it.
 */
export function nextStep(facts: WorkFacts): NextStep {
	const program = readProgram(facts.source);
	const judged = hasClasses(program) ? LIKELY : [...SURE, ...LIKELY];
	const rules = doesAsWanted(facts) ? FIRST : [...FIRST, ...judged];
	for (const rule of rules) {
		const step = rule(facts, program);
		if (step) return step;
	}
	return { code: doesAsWanted(facts) ? "all_well" : "unknown", values: {} };
}

/** What methods do is not followed: nothing can be sure there. */
function hasClasses({ tree }: Program): boolean {
	return tree.tokens.some(({ text }) => text === "class" || text === "struct");
}

/** The checks were run, and none failed. */
function doesAsWanted({ failed, stopped, passed }: WorkFacts): boolean {
	return passed && failed === null && stopped === null;
}
