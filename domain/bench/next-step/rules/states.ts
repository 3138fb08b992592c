import { joined } from "../../sketch/calls.ts";
import { allStatements, innerOf, ownTokens, type Statement } from "../../sketch/sketch-tree.ts";
import { sourceOf } from "../readings.ts";
import { conditionsIn, isFixed, isVariable } from "./conditions.ts";
import { isFailing } from "./flow.ts";
import { firstOf, type Rule } from "./rule.ts";

/** What a program must remember from one round to the next, and does not. */

const OF_BEFORE = /^(?:last|prev|old|before)|(?:Last|Prev|Previous|Old|Before)(?:$|[A-Z_])|_(?:last|prev|previous|old)/;

/** `now != last`, where `last` is never set again. */
export const lastNeverSet: Rule = (_, program) =>
	firstOf(conditionsIn(program), ({ condition, line }) => {
		if (!condition.some(({ text }) => text === "==" || text === "!=")) return null;
		const last = condition.find(({ text }) => OF_BEFORE.test(text) && isVariable(text, program));
		return last && isFixed(last.text, program) ? { code: "last_never_set", values: { name: last.text }, line } : null;
	});

/** A mark in a condition beside a reading, such as `now && !before`, that nothing ever changes. */
export const markOfBefore: Rule = (facts, program) => {
	if (!facts.failed) return null;
	return firstOf(conditionsIn(program), ({ condition, line }) => {
		if (condition.some(({ text }) => /^[<>]=?$/.test(text)) || !sourceOf(condition, program)) return null;
		const mark = condition.find(
			({ kind, text }, at) =>
				kind === "name" && condition[at + 1]?.text !== "(" && isVariable(text, program) && isFixed(text, program),
		);
		return mark ? { code: "last_never_set", values: { name: mark.text }, line } : null;
	});
};

/** A variable that conditions ask is set to one value only: to what it is already, or never back. */
export const neverBack: Rule = (facts, program) => {
	if (!facts.failed) return null;
	const guards = conditionsIn(program);
	return firstOf(program.tree.globals, ({ name, constant }) => {
		const own = program.assigned.filter((one) => one.name === name);
		const [first, ...later] = own.map(({ value }) => joined(value));
		const line = own[1]?.line;
		const isAsked = guards.some(({ condition }) => condition.some(({ text }) => text === name));
		if (constant || line === undefined || !isAsked || !later.every((value) => value !== "" && value === later[0]))
			return null;
		const [before, after] = [plainLevel(first ?? ""), plainLevel(later[0] ?? "")];
		if (before === null || after === null) return null;
		return { code: before === after ? "same_value" : "never_back", values: { name, value: later[0] ?? "" }, line };
	});
};

/** `false`, `0` and nothing at all are the same. */
function plainLevel(text: string): number | null {
	if (text === "" || text === "false" || text === "LOW") return 0;
	if (text === "true" || text === "HIGH") return 1;
	return /^\d+$/.test(text) ? Number(text) : null;
}

/** A count that is compared with numbers, and that nothing sets back. */
export const countsOn: Rule = (facts, program) => {
	if (!facts.failed) return null;
	return firstOf(program.tree.globals, ({ name }) => {
		const changes = program.statements.filter((one) => changesOf(one, name));
		const asked = conditionsIn(program).filter(({ condition }) => {
			const at = condition.findIndex(({ text }) => text === name);
			return condition[at + 1]?.text === "==" && condition[at + 2]?.kind === "number";
		});
		const [only, more] = changes;
		if (!only || more || changesOf(only, name) !== "onwards" || asked.length === 0) return null;
		return isToggle(only) ? null : { code: "counts_on", values: { name }, line: only.line };
	});
};

function isToggle(statement: Statement): boolean {
	return ownTokens(statement).some(({ text }) => text === "!");
}

/** A variable that `loop` makes again in each round, though it is to remember something until the next one. */
export const forgotten: Rule = (facts, program) => {
	const loop = program.functions.get("loop");
	if (!loop || !isFailing(facts)) return null;
	const every = withoutLoops(loop.body);
	const texts = allStatements(loop.body).flatMap(ownTokens);
	return firstOf(loop.body, (statement) => {
		if (statement.kind !== "plain" || statement.tokens.some(({ text }) => /^(?:static|const)$/.test(text))) return null;
		return firstOf(statement.declared, ({ name, value, line }) => {
			if (value.length !== 1 || !/^(?:\d+|true|false|HIGH|LOW)$/.test(value[0]?.text ?? "")) return null;
			const changes = every.filter((one) => one !== statement && changesOf(one, name));
			const [only, more] = changes;
			const isRead = texts.some((token, at) => token.text === name && texts[at + 1]?.text !== "=");
			const [first] = only ? ownTokens(only) : [];
			if (!only || !first || more || !isRead) return null;
			const isLastUse = texts.every(({ text, from }) => text !== name || from <= first.from);
			const isLost = changesOf(only, name) === "onwards" || isLastUse;
			return isLost ? { code: "forgotten", values: { name }, line } : null;
		});
	});
};

/** `n++` and `on = !on` continue from what there was; `last = now` does not. */
function changesOf(statement: Statement, name: string): "onwards" | "set" | null {
	if (statement.kind !== "plain") return null;
	const text = joined(statement.tokens, " ");
	const counts = /^(?:(\w+) (?:\+\+|--|[-+]= \d+)|(?:\+\+|--) (\w+)|(\w+) = (?:! \3|\3 [-+] \d+))$/.exec(text);
	if (counts?.slice(1).includes(name)) return "onwards";
	return text.startsWith(`${name} = `) || new RegExp(`^${name} [-+*/]=`).test(text) ? "set" : null;
}

function withoutLoops(statements: readonly Statement[]): Statement[] {
	return statements.flatMap((one) => (one.kind === "loop" ? [] : [one, ...innerOf(one).flatMap(withoutLoops)]));
}
