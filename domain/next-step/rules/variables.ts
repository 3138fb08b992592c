import { callsIn } from "../../sketch/calls.ts";
import { allStatements, ownTokens } from "../../sketch/sketch-tree.ts";
import type { Program } from "../program.ts";
import { measuredBy } from "../readings.ts";
import { conditionsIn, isFixed } from "./conditions.ts";
import { firstOf, type Rule } from "./rule.ts";

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
