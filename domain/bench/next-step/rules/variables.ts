import { callsIn } from "../../sketch/calls.ts";
import { allStatements, ownTokens } from "../../sketch/sketch-tree.ts";
import type { Token } from "../../sketch/tokens.ts";
import type { Program } from "../program.ts";
import { measuredBy } from "../readings.ts";
import { conditionsIn, isFixed, isVariable } from "./conditions.ts";
import { firstOf, type Rule } from "./rule.ts";

const ASSIGNS = /^(?:[-+*/%&|^]|<<|>>)?=$/;

/** A measuring call whose answer goes nowhere. */
export const readingDropped: Rule = (_, program) => {
	return firstOf(program.statements, (statement) => {
		if (statement.kind !== "plain" || statement.declared.length > 0) return null;
		if (statement.tokens[0]?.text === "return") return null;
		const [call] = callsIn(statement.tokens);
		const isAlone =
			call &&
			!statement.tokens.some(({ text }) => ASSIGNS.test(text)) &&
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
		return elsewhere || isUsedOutside(program, name, local.line) || isReadBefore(program, name, local.line)
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

/** The name is read further up in the function that declares it again: there it is still the first one. */
function isReadBefore({ tree, functions }: Program, name: string, line: number): boolean {
	const from = functions.get("loop")?.line ?? line;
	const isInLoop = allStatements(functions.get("loop")?.body ?? []).some((one) => one.line === line);
	return isInLoop && tree.tokens.some((token) => token.text === name && token.line > from && token.line < line);
}

/** A condition asks a variable that nothing ever changes. */
export const neverSet: Rule = (facts, program) => {
	const guards = conditionsIn(program);
	return firstOf(guards, ({ condition, line: asked }) => {
		const names = condition.filter(
			({ kind, text }, index) =>
				kind === "name" && condition[index + 1]?.text !== "(" && !/^(?:HIGH|LOW|true|false)$/.test(text),
		);
		if (callsIn(condition).length > 0) return null;
		const fixed = names.every(({ text }) => isFixed(text, program));
		const variable = names.find(({ text }) => isVariable(text, program));
		if (!fixed || !variable) return null;
		const line = program.declared.find(({ name }) => name === variable.text)?.line ?? variable.line;
		const hasSensor = facts.parts.length > 0;
		return hasSensor
			? { code: "never_set", values: { name: variable.text }, line: facts.language === "blocks" ? asked : line }
			: null;
	});
};

/** `millis() - last`, where `last` is never set again. */
export const markNeverSet: Rule = (_, program) => {
	const isNow = (token: Token | undefined) =>
		program.assigned.some(({ name, value }) => name === token?.text && asksTime(value));
	return firstOf(program.statements, (statement) => {
		const own = ownTokens(statement);
		return firstOf(own.entries(), ([index, minus]) => {
			const mark = own[index + 1];
			if (minus.text !== "-" || mark?.kind !== "name" || !isVariable(mark.text, program)) return null;
			const before = own[index - 1];
			const isTime = before?.text === ")" ? asksTime(own.slice(Math.max(0, index - 3), index)) : isNow(before);
			return isTime && isFixed(mark.text, program)
				? { code: "mark_never_set", values: { name: mark.text }, line: mark.line }
				: null;
		});
	});
};

function asksTime(tokens: readonly Token[]): boolean {
	return callsIn(tokens).some(({ name }) => name === "millis" || name === "micros");
}
