import { callsIn, closingBracket, textOf } from "../../sketch/calls.ts";
import { evaluate } from "../../sketch/evaluate.ts";
import { allStatements, ownTokens } from "../../sketch/sketch-tree.ts";
import type { Token } from "../../sketch/tokens.ts";
import type { Program } from "../program.ts";
import { measuredBy, sourceOf } from "../readings.ts";
import { analogPin } from "./pins.ts";
import { firstOf, type Rule } from "./rule.ts";

const ANALOG_MOST = 1023;
const FRACTIONS = /^(?:getTempC|getTempF|getTempCByIndex|getTempFByIndex|readTemperature|readHumidity)$/;

/** A measuring call whose answer goes nowhere. */
export const readingDropped: Rule = (_, program) => {
	const every = program.tree.functions
		.filter(({ name }) => program.reached.has(name))
		.flatMap(({ body }) => allStatements(body));
	return firstOf(every, (statement) => {
		if (statement.kind !== "plain" || statement.declared.length > 0) return null;
		const [call] = callsIn(statement.tokens);
		const isAlone =
			call &&
			!statement.tokens.some(({ text }) => text === "=") &&
			statement.tokens.findIndex(({ text }) => text === "(") <= 3;
		const measures = call && measuredBy(call.method);
		return isAlone && measures && call.method !== "pulseIn"
			? { code: "reading_dropped", values: { call: call.method }, line: call.line }
			: null;
	});
};

/** A sensor is read into a variable that nothing looks at. */
export const neverUsed: Rule = (_, program) =>
	firstOf(program.assigned, ({ name, value, line }) => {
		if (!callsIn(value).some(({ method }) => measuredBy(method))) return null;
		return program.usesOf(name).length === 0 ? { code: "never_used", values: { name }, line } : null;
	});

/** A second variable of one name takes what was meant for the first. */
export const hiddenVariable: Rule = (_, program) =>
	firstOf(program.tree.globals, ({ name, constant }) => {
		if (constant) return null;
		const own = program.assigned.filter((one) => one.name === name);
		const local = own.filter((one) => one.first).at(1);
		const isSetOtherwise = own.some((one) => !one.first);
		const isUsedElsewhere = program.usesOf(name).length > 0;
		if (!local || isSetOtherwise || !isUsedElsewhere) return null;
		const owner = program.tree.functions.find(({ body }) =>
			allStatements(body).some(({ line }) => line === local.line),
		);
		const elsewhere = program.tree.functions.some(
			(one) =>
				one !== owner &&
				allStatements(one.body).some((statement) => ownTokens(statement).some(({ text }) => text === name)),
		);
		return elsewhere || isUsedOutside(program, name, local.line)
			? { code: "hidden_variable", values: { name }, line: local.line }
			: null;
	});

/** The name is read in its function, but not in the block that declares it again. */
function isUsedOutside(program: Program, name: string, line: number): boolean {
	return program.tree.functions.some(({ body }) => {
		const inTop = body.some((one) => one.kind === "plain" && one.declared.some((declared) => declared.line === line));
		return !inTop && body.some((one) => one.kind !== "loop" && ownTokens(one).some(({ text }) => text === name));
	});
}

/** A condition asks a variable that nothing ever changes. */
export const neverSet: Rule = (facts, program) => {
	const guards = conditionsIn(program);
	return firstOf(guards, ({ condition }) => {
		const names = condition.filter(
			({ kind, text }, index) =>
				kind === "name" && condition[index + 1]?.text !== "(" && !/^(?:HIGH|LOW|true|false)$/.test(text),
		);
		if (callsIn(condition).length > 0) return null;
		const fixed = names.every(({ text }) => isFixed(text, program));
		const variable = names.find(({ text }) => program.declared.some((one) => one.name === text && !one.constant));
		if (!fixed || !variable) return null;
		const line = program.declared.find(({ name }) => name === variable.text)?.line ?? variable.line;
		const hasSensor = facts.parts.length > 0;
		return hasSensor ? { code: "never_set", values: { name: variable.text, used: variable.line }, line } : null;
	});
};

/** `millis() - last`, where `last` is never set again. */
export const markNeverSet: Rule = (_, program) =>
	firstOf(conditionsIn(program), ({ condition, line }) => {
		if (!callsIn(condition).some(({ name }) => name === "millis" || name === "micros")) return null;
		const minus = condition.findIndex(({ text }) => text === "-");
		const mark = condition[minus + 1];
		if (minus < 0 || mark?.kind !== "name" || !program.assigned.some(({ name }) => name === mark.text)) return null;
		return isFixed(mark.text, program) ? { code: "mark_never_set", values: { name: mark.text }, line } : null;
	});

function isFixed(name: string, program: Program): boolean {
	const own = program.assigned.filter((one) => one.name === name);
	return (
		own.length === 1 &&
		own[0]?.first === true &&
		callsIn(own[0].value).length === 0 &&
		own[0].value.every(({ kind, text }) => kind !== "name" || /^(?:HIGH|LOW|true|false|A[0-5])$/.test(text))
	);
}

/** Conditions that are reached, with the ones before them in their chain of `else if`. */
function conditionsIn(program: Program) {
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

/** Whole numbers divided: the rest is lost. */
export const wholeDivision: Rule = (_, program) =>
	firstOf(program.tree.tokens.entries(), ([index, token]) => {
		const [before, left, right] = [-2, -1, 1].map((step) => program.tree.tokens[index + step]);
		if (token.text !== "/" || !left || !right || right.kind !== "number" || /[.fF]/.test(right.text)) return null;
		const isFresh = !["*", "/", "+", "-", "."].includes(before?.text ?? "");
		const [a, b] = [Number(left.text), Number(right.text)];
		const cuts = left.kind === "number" && !/[.fF]/.test(left.text) && isFresh && a % b !== 0;
		const ofReading = isFresh && b >= ANALOG_MOST && isWhole(left, program);
		return cuts || ofReading
			? { code: "whole_division", values: { text: `${left.text} / ${right.text}` }, line: token.line }
			: null;
	});

function isWhole(token: Token, program: Program): boolean {
	return /^(?:int|long|unsigned int|word)$/.test(program.declared.find(({ name }) => name === token.text)?.type ?? "");
}

/** A variable is too small for what is read into it. */
export const tooSmall: Rule = (facts, program) =>
	firstOf(program.declared, ({ name, type }) => {
		const own = program.assigned.filter((one) => one.name === name && one.value.length > 0);
		return firstOf(own, ({ value, line }) => {
			const [call] = callsIn(value);
			if (call?.name === "analogRead" && value.length < 6 && /^(?:byte|char|bool|boolean|uint8_t)$/.test(type))
				return { code: "too_small", values: { name, type }, line };
			const cuts = call && FRACTIONS.test(call.method) && /^(?:int|long|byte|bool|boolean|char)$/.test(type);
			return cuts && facts.failed ? { code: "fraction_cut", values: { name, type }, line } : null;
		});
	});

/** `analogWrite` of a reading as it is: more than 255 begins again at 0. */
export const notScaled: Rule = (_, program) =>
	firstOf(program.calls("analogWrite"), ({ call }) => {
		const value = call.given[1] ?? [];
		const plain =
			value.length === 1
				? program.assigned
						.filter(({ name, value: own }) => name === value[0]?.text && own.length > 0)
						.map((one) => one.value)
				: [value];
		const isReading = plain.some((own) => own[0]?.text === "analogRead" && closingBracket(own, 1) === own.length - 1);
		return isReading ? { code: "not_scaled", values: {}, line: call.line } : null;
	});

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

/** Sensors of the circuit that the program never asks. */
export const sensorNotRead: Rule = (facts, program) => {
	if (program.tree.functions.length === 0) return null;
	const named = new Set(
		program.tree.tokens.flatMap(({ text }) => [
			program.pinOf([{ text, kind: /^\d/.test(text) ? "number" : "name" } as Token]),
		]),
	);
	return firstOf(Object.entries(facts.wired), ([pin, parts]) => {
		const sensor = parts.find(({ signal }) => signal === "analog" || signal === "digital");
		const isRead = named.has(pin) || named.has(analogPin(pin)) || (pin.startsWith("A") && named.has(pin.slice(1)));
		return sensor && !isRead
			? { code: "sensor_not_read", values: { pin }, pin, part: sensor.id, line: loopLine(program) }
			: null;
	});
};

function loopLine(program: Program): number {
	return program.functions.get("loop")?.line ?? 1;
}
