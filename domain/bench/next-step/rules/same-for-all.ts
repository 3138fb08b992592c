import { textOf } from "../../sketch/calls.ts";
import { evaluate } from "../../sketch/evaluate.ts";
import type { Token } from "../../sketch/tokens.ts";
import { ANALOG_MOST } from "../numbers.ts";
import type { Program } from "../program.ts";
import { sourceOf, valueIn } from "../readings.ts";
import type { Moment } from "../work-facts.ts";
import { conditionsIn, fixedNumber, numbersIn, subjectOf } from "./conditions.ts";
import { firstOf, type Rule } from "./rule.ts";

const ANALOG_PINS = ["A0", "A1", "A2", "A3", "A4", "A5"];

/** A condition that no value of its sensor ever changes. */
export const sameForAll: Rule = (_, program) =>
	firstOf(conditionsIn(program), ({ condition, line, before, isLoop }) => {
		if (condition.length === 1 && condition[0]?.text === "false")
			return { code: "never_true", values: { condition: "false" }, line };
		const subject = subjectOf(condition, program);
		if (!subject) return null;
		const isAskedAgain = mayHaveChanged(subject.text, program) && (subject.kind === "digital" || isLoop);
		const range = rangeOf(subject.text, program);
		const values = [...candidates(subject.kind, condition, program)].filter(
			(value) => !range || (value >= range.least && value <= range.most),
		);
		const possible = values.filter((value) =>
			before.every((one) => {
				const other = subjectOf(one.condition, program);
				if (other?.text !== subject.text || (one.holds && isAskedAgain)) return true;
				const result = at(value, one.condition, subject.text, program);
				return result === undefined || (result !== 0) === one.holds;
			}),
		);
		const results = possible.map((value) => at(value, condition, subject.text, program));
		if (results.length === 0 || results.includes(undefined)) return null;
		const held = new Set(results.map((result) => result !== 0));
		if (held.size !== 1) return null;
		const found = {
			condition: textOf(condition, program.tree.source),
			most: subject.kind === "analog" ? ANALOG_MOST : 1,
		};
		const [holds] = held;
		// An `else if` that asks for the only thing that is left.
		if (holds && results.length === 1) return null;
		if (holds && before.some((one) => one.holds) && mayHaveChanged(subject.text, program)) return null;
		if (range) return { code: "beyond_map", values: { ...found, ...range, name: subject.text }, line };
		const code = holds ? "always_true" : "never_true";
		const tooLarge =
			subject.kind === "analog" && [...numbersIn(condition, program)].some((number) => number > ANALOG_MOST);
		const notALevel = subject.kind === "digital" && [...numbersIn(condition, program)].some((number) => number > 1);
		return { code: tooLarge ? "beyond_range" : notALevel ? "not_a_level" : code, values: found, line };
	});

/** A reading that is asked for again, and a variable that is set in several ways, may be another one by then. */
function mayHaveChanged(subject: string, program: Program): boolean {
	if (subject.includes("(")) return true;
	return program.assigned.filter(({ name, value }) => name === subject && value.length > 1).length > 1;
}

/** What a variable can be that is worked out from one analog reading, by `map` or by a division. */
function rangeOf(name: string, program: Program): { least: number; most: number } | null {
	const [only, more] = program.assigned.filter((one) => one.name === name && sourceOf(one.value, program));
	if (!only || more || only.value[0]?.text === "analogRead") return null;
	const results = [0, ANALOG_MOST / 2, ANALOG_MOST].map((reading) => {
		const analog = Object.fromEntries(ANALOG_PINS.map((pin) => [pin, reading]));
		return valueIn({ ...NO_MOMENT, analog }, only.value, program);
	});
	const known = results.flatMap((result) => (result === undefined ? [] : [Math.trunc(result)]));
	const [least, most] = [Math.min(...known), Math.max(...known)];
	return known.length === results.length && most > 1 ? { least, most } : null;
}

const NO_MOMENT: Moment = { step: null, controls: {}, analog: {}, high: {}, expected: {} };

function* candidates(
	kind: "analog" | "digital" | "other",
	condition: readonly Token[],
	program: Program,
): Generator<number> {
	if (kind === "digital") {
		yield* [0, 1];
		return;
	}
	const numbers = [...numbersIn(condition, program)];
	const all = [
		...numbers.flatMap((number) => [number - 1, number - 0.5, number, number + 0.5, number + 1]),
		0,
		1,
		100,
		500,
		ANALOG_MOST,
	];
	for (const value of all)
		if (kind !== "analog" || (value >= 0 && value <= ANALOG_MOST && Number.isInteger(value))) yield value;
	if (kind === "other") yield* [-1e9, 1e9];
}

function at(value: number, condition: readonly Token[], subject: string, program: Program): number | undefined {
	return evaluate(condition, {
		name: (name) => (name === subject ? value : fixedNumber(name, program)),
		call: (name, given) => (subject.startsWith(name) && given.length < 4 ? value : undefined),
	});
}
