import { type Program, readProgram } from "./program.ts";
import * as beginning from "./rules/beginning.ts";
import * as behaviour from "./rules/behaviour.ts";
import * as buttons from "./rules/buttons.ts";
import * as calls from "./rules/calls.ts";
import * as display from "./rules/display.ts";
import { exactlyEqual } from "./rules/exactly-equal.ts";
import * as flow from "./rules/flow.ts";
import * as found from "./rules/found-before.ts";
import * as last from "./rules/last.ts";
import * as lists from "./rules/lists.ts";
import * as pauses from "./rules/pauses.ts";
import * as pinUses from "./rules/pin-uses.ts";
import * as pins from "./rules/pins.ts";
import * as printing from "./rules/printing.ts";
import * as roles from "./rules/roles.ts";
import type { Rule } from "./rules/rule.ts";
import { sameForAll } from "./rules/same-for-all.ts";
import * as sequence from "./rules/sequence.ts";
import * as states from "./rules/states.ts";
import * as units from "./rules/units.ts";
import * as values from "./rules/values.ts";
import * as variables from "./rules/variables.ts";
import * as ways from "./rules/ways.ts";
import type { NextStep, WorkFacts } from "./work-facts.ts";

/** What stops everything else. */
const FIRST: readonly Rule[] = [found.compileError, found.wrongWire];

/** What checks cannot see, or forgive: said of a program that passes them, too. */
const UNSEEN: readonly Rule[] = [found.unseenWarning, last.oddSpeed, ways.undoneAtOnce, beginning.libraryNotStarted];

/** Faults that show in the program and the circuit alone: what is hardly ever meant so, the surest first. */
const SURE: readonly Rule[] = [
	flow.neverCalled,
	found.seriousWarning,
	...[beginning.libraryNotStarted, beginning.outputAsInput, beginning.inputAsOutput, buttons.pullUpNeeded],
	...[pins.samePin, pinUses.analogReadOfDigital, pins.otherPin, roles.otherRole, display.otherAddress],
	...[display.otherModel, pinUses.digitalReadOfAnalog, calls.notAnalog, pinUses.mixedPins],
	...[calls.sensorIndex, calls.echoAsked, calls.beyondCall],
	sameForAll,
	...[variables.readingDropped, variables.hiddenVariable, states.forgotten],
	beginning.notRequested,
	flow.readOnce,
	...[values.tooSmall, values.timeTooSmall, values.signTurned, values.notScaled],
	flow.stopsWhenFound,
	buttons.togglesWhileHeld,
	lists.loopAndList,
	...[units.pressureUnit, units.echoUnit],
	...[flow.neverEnds, flow.runsOnce],
	...[variables.markNeverSet, states.lastNeverSet, printing.printsNeverSet, variables.neverSet, variables.neverUsed],
	ways.undoneAtOnce,
	...[pauses.noPause, pauses.toneNeverStops],
	values.wholeDivision,
	beginning.backlightOff,
	last.oddSpeed,
	flow.emptyLoop,
];

/** What only a program that does not do as it should makes likely. */
const LIKELY: readonly Rule[] = [
	...[calls.begunAgain, calls.clearedAlways, calls.fahrenheit],
	...[display.nameInQuotes, display.cursorRow, display.rowNeverUsed, display.lineUsedTwice, display.oldDigits],
	printing.printsOnce,
	...[units.scaleNotSet, values.wholeVariables],
	...[buttons.pressedIsLow, pauses.sleeps, buttons.pressMissed],
	...[sequence.otherRounds, sequence.beginsAgain, sequence.slowPause, sequence.noPauseBetween, sequence.sameLevelTwice],
	...[behaviour.swappedOutputs, behaviour.otherThanWanted, pinUses.sensorNotRead],
	...[states.markOfBefore, states.neverBack, states.countsOn],
	...[ways.wayOnlyOnce, ways.otherWay, ways.offAtOnce],
	printing.printsNoReading,
	exactlyEqual,
	buttons.sleepsThroughTouch,
	last.wasStopped,
	pins.emptyPin,
	behaviour.neverChanged,
	units.wrongFactor,
	last.checkFailed,
	found.otherWarning,
	last.otherSpeed,
];

/**
 * The one next step for a learner's work: `all_well` where the checks passed, `unknown` where no rule finds anything. A
 * program that does what its checks want is not faulted for how it does it.
 */
export function nextStep(facts: WorkFacts): NextStep {
	const program = readProgram(facts.source, { linesOfCalls: facts.language === "blocks" });
	const judged = hasClasses(program) ? LIKELY : [...SURE, ...LIKELY];
	const rules = [...FIRST, ...(doesAsWanted(facts) ? UNSEEN : judged)];
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
