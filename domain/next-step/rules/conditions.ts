import { callsIn, closingBracket, textOf } from "../../sketch/calls.ts";
import { evaluate } from "../../sketch/evaluate.ts";
import type { Token } from "../../sketch/tokens.ts";
import type { Program } from "../program.ts";
import { sourceOf } from "../readings.ts";
import { firstOf, type Rule } from "./rule.ts";

const ANALOG_MOST = 1023;

/** Conditions that are reached, with the ones before them in their chain of `else if`. */
export function conditionsIn(program: Program) {
	const seen = new Map<
		number,
		{ condition: readonly Token[]; line: number; before: { condition: readonly Token[]; holds: boolean }[] }
	>();
	for (const { body, name } of program.tree.functions) {
		if (!program.reached.has(name)) continue;
		const visit = (statements: typeof body, before: { condition: readonly Token[]; holds: boolean }[]) => {
			for (const one of statements) {
				if (one.kind === "loop") {
					if (one.keyword !== "for" && one.head.length > 0)
						seen.set(one.head[0]?.from ?? 0, { condition: one.head, line: one.line, before });
					visit(one.body, before);
				}
				if (one.kind !== "if") continue;
				seen.set(one.condition[0]?.from ?? 0, { condition: one.condition, line: one.line, before });
				visit(one.whenTrue, [...before, { condition: one.condition, holds: true }]);
				visit(one.whenFalse ?? [], [...before, { condition: one.condition, holds: false }]);
			}
		};
		visit(body, []);
	}
	return [...seen.values()];
}

/** A condition that no value of its sensor ever changes. */
export const sameForAll: Rule = (_, program) =>
	firstOf(conditionsIn(program), ({ condition, line, before }) => {
		const subject = subjectOf(condition, program);
		if (!subject) return null;
		const values = [...candidates(subject.kind, condition, program)];
		const possible = values.filter((value) =>
			before.every((one) => {
				const other = subjectOf(one.condition, program);
				if (other?.text !== subject.text) return true;
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
		const code = holds ? "always_true" : "never_true";
		const tooLarge =
			subject.kind === "analog" && [...numbersIn(condition, program)].some((number) => number > ANALOG_MOST);
		const notALevel = subject.kind === "digital" && [...numbersIn(condition, program)].some((number) => number > 1);
		return { code: tooLarge ? "beyond_range" : notALevel ? "not_a_level" : code, values: found, line };
	});

/** The one thing in a condition that is measured, and how it is written. */
function subjectOf(
	condition: readonly Token[],
	program: Program,
): { text: string; kind: "analog" | "digital" | "other" } | null {
	const found = new Map<string, "analog" | "digital" | "other">();
	for (const [index, token] of condition.entries()) {
		if (token.kind !== "name" || condition[index - 1]?.text === ".") continue;
		const isCall = condition[index + 1]?.text === "(";
		if (isCall || condition[index + 1]?.text === ".") {
			const open = isCall ? index + 1 : index + 3;
			const part = condition.slice(index, closingBracket(condition, open) + 1);
			const source = sourceOf(part, program);
			if (!source) return null;
			found.set(part.map(({ text }) => text).join(""), source.kind);
			continue;
		}
		if (isFixed(token.text, program) || /^(?:HIGH|LOW|true|false|A[0-5])$/.test(token.text)) continue;
		if (isWithinCall(condition, index)) continue;
		const source = sourceOf([token], program);
		const set = program.assigned.filter((one) => one.name === token.text && one.value.length > 0);
		const isReading = set.some(({ value }) => /^(?:digitalRead|analogRead)$/.test(value[0]?.text ?? ""));
		found.set(token.text, source ? (isReading ? source.kind : "other") : "other");
	}
	const [only, ...more] = found;
	return only && more.length === 0 ? { text: only[0], kind: only[1] } : null;
}

function isWithinCall(condition: readonly Token[], index: number): boolean {
	return condition.some(
		(token, at) =>
			at < index && token.text === "(" && condition[at - 1]?.kind === "name" && closingBracket(condition, at) > index,
	);
}

function* numbersIn(condition: readonly Token[], program: Program): Generator<number> {
	for (const [index, token] of condition.entries()) {
		if (isWithinCall(condition, index)) continue;
		const value = evaluate([token], { name: (name) => constant(name, program), call: () => undefined });
		if (value !== undefined) yield value;
	}
}

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
		name: (name) => (name === subject ? value : constant(name, program)),
		call: (name, given) => (subject.startsWith(name) && given.length < 4 ? value : undefined),
	});
}

function constant(name: string, program: Program): number | undefined {
	const value = isFixed(name, program) ? program.assigned.find((one) => one.name === name)?.value : undefined;
	return value && value.length > 0 ? evaluate(value, { name: () => undefined, call: () => undefined }) : undefined;
}

/** `==` with a value that jumps. */
export const exactlyEqual: Rule = (_, program) =>
	firstOf(conditionsIn(program), ({ condition, line }) => {
		if (!condition.some(({ text }) => text === "==")) return null;
		const subject = subjectOf(condition, program);
		const source = subject && sourceOf(condition, program);
		const jumps = source && (source.kind === "analog" || source.kind === "other") && subject.kind !== "digital";
		return jumps && condition.length <= 8
			? { code: "exactly_equal", values: { condition: textOf(condition, program.tree.source) }, line }
			: null;
	});

/** A variable that keeps the number of its declaration. */
export function isFixed(name: string, program: Program): boolean {
	const own = program.assigned.filter((one) => one.name === name);
	return (
		own.length === 1 &&
		own[0]?.first === true &&
		callsIn(own[0].value).length === 0 &&
		own[0].value.every(({ kind, text }) => kind !== "name" || /^(?:HIGH|LOW|true|false|A[0-5])$/.test(text))
	);
}
