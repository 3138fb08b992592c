import { callsIn, closingBracket, joined } from "../../sketch/calls.ts";
import { evaluate } from "../../sketch/evaluate.ts";
import type { Token } from "../../sketch/tokens.ts";
import type { Program } from "../program.ts";
import { sourceOf } from "../readings.ts";
import type { Guard } from "../site.ts";

interface Asked {
	readonly condition: readonly Token[];
	readonly line: number;
	readonly isLoop: boolean;
	/** Around it, and before it in its chain of `else if`. */
	readonly before: readonly Pick<Guard, "condition" | "holds">[];
}

/** The conditions that are reached. */
export function conditionsIn(program: Program): Asked[] {
	const seen = new Map<number, Asked>();
	for (const { body } of program.reached) {
		const visit = (statements: typeof body, before: Asked["before"]) => {
			for (const one of statements) {
				if (one.kind === "loop") {
					if (one.keyword !== "for" && one.head.length > 0)
						seen.set(one.head[0]?.from ?? 0, { condition: one.head, line: one.line, isLoop: true, before });
					visit(one.body, before);
				}
				if (one.kind !== "if") continue;
				seen.set(one.condition[0]?.from ?? 0, { condition: one.condition, line: one.line, isLoop: false, before });
				visit(one.whenTrue, [...before, { condition: one.condition, holds: true }]);
				visit(one.whenFalse ?? [], [...before, { condition: one.condition, holds: false }]);
			}
		};
		visit(body, []);
	}
	return [...seen.values()];
}

/** The one thing in a condition that is measured, and how it is written. */
export function subjectOf(
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
			found.set(joined(part), source.kind);
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

export function* numbersIn(condition: readonly Token[], program: Program): Generator<number> {
	for (const [index, token] of condition.entries()) {
		if (isWithinCall(condition, index)) continue;
		const value = evaluate([token], { name: (name) => fixedNumber(name, program), call: () => undefined });
		if (value !== undefined) yield value;
	}
}

/** Where it is decided: for `if (isDark)` the line that works `isDark` out of a reading. */
export function decidedAt<Condition extends { readonly condition: readonly Token[]; readonly line: number }>(
	guard: Condition,
	program: Program,
): Condition {
	const [only, more] = guard.condition;
	if (!only || more || only.kind !== "name") return guard;
	const [set, other] = program.assigned.filter(({ name, value }) => name === only.text && sourceOf(value, program));
	const decides = set?.value.some(({ text }) => /^(?:[=!]=|!|[<>]=?)$/.test(text));
	return set && decides && !other ? { ...guard, condition: set.value, line: set.line } : guard;
}

/** Declared by the program, and no constant. */
export function isVariable(name: string, program: Program): boolean {
	return program.declared.some((one) => one.name === name && !one.constant);
}

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

/** The number of a variable that keeps the one of its declaration. */
export function fixedNumber(name: string, program: Program): number | undefined {
	const value = isFixed(name, program) ? program.assigned.find((one) => one.name === name)?.value : undefined;
	return value && value.length > 0 ? evaluate(value, { name: () => undefined, call: () => undefined }) : undefined;
}
