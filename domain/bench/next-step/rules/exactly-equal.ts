import { textOf } from "../../sketch/calls.ts";
import { sourceOf } from "../readings.ts";
import { conditionsIn, subjectOf } from "./conditions.ts";
import { firstOf, type Rule } from "./rule.ts";

/**
 * The most tokens of a condition that is quoted: `analogRead(A0) == 500` has 6, one with a sum in it 8. A longer one asks
 * several things, and which of them is meant nothing here can say.
 */
const LONGEST_CONDITION = 8;

/** `==` with a value that jumps: a number, no letter that was read. 0 is what `pulseIn` and its like answer where nothing came back. */
export const exactlyEqual: Rule = (_, program) =>
	firstOf(conditionsIn(program), ({ condition, line }) => {
		const isLetter = condition.some(({ text }) => text.startsWith("'"));
		if (isLetter || !condition.some(({ text }) => text === "==")) return null;
		const subject = subjectOf(condition, program);
		const source = subject && sourceOf(condition, program);
		const asksForNothing = source?.kind === "other" && condition.at(-1)?.text === "0";
		const jumps =
			source && (source.kind === "analog" || source.kind === "other") && subject.kind !== "digital" && !asksForNothing;
		return jumps && condition.length <= LONGEST_CONDITION
			? { code: "exactly_equal", values: { condition: textOf(condition, program.tree.source) }, line }
			: null;
	});
