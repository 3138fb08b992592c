import { callsIn, joined, textOf } from "../../sketch/calls.ts";
import { allStatements, ownTokens, type Statement } from "../../sketch/sketch-tree.ts";
import type { Program } from "../program.ts";
import { sourceOf, valueIn } from "../readings.ts";
import type { Guard } from "../site.ts";
import type { Moment, WorkFacts } from "../work-facts.ts";
import { ON_FROM, valuesOf } from "./moments.ts";
import { firstOf, type Rule } from "./rule.ts";
import { directionOf } from "./wrong-guard.ts";

/** Pins that together do something, such as the motors of a car, are so from this share of the time. */
const MOSTLY = 0.5;

/** What several pins do together is what they should do otherwise, and a condition decides about it. */
export const otherWay: Rule = ({ measured }, program) => {
	const moments = measured?.moments ?? [];
	return firstOf(waysOf(moments), (way) => {
		const own = moments.filter(({ ways = {} }) => way in ways);
		const wrong = own.filter((moment) => !isAsWanted(moment, way));
		const [first] = wrong;
		if (!first || new Set(own.map(({ ways }) => ways?.[way]?.wanted)).size < 2) return null;
		return firstOf(guardsOf(way.split("=")[0]?.split(",") ?? [], program), ({ condition, line }) => {
			const answers = own.map((moment) => valueIn(moment, condition, program));
			if (answers.includes(undefined)) return null;
			const sides = new Set(own.map(({ ways }, index) => (answers[index] !== 0) === ways?.[way]?.wanted));
			const values = { condition: textOf(condition, program.tree.source), ...valuesOf(first) };
			if (sides.size > 1)
				return { code: "other_way", values: { ...values, ...directionOf(condition, wrong, program) }, line };
			return wrong.length === own.length ? { code: "ways_swapped", values, line } : null;
		});
	});
};

/** What pins do together in any of the moments, by its name. */
function waysOf(moments: readonly Moment[]): Set<string> {
	return new Set(moments.flatMap(({ ways = {} }) => Object.keys(ways)));
}

function isAsWanted({ ways }: Moment, way: string): boolean {
	const { wanted = false, share = 0 } = ways?.[way] ?? {};
	return wanted ? share > MOSTLY : share <= ON_FROM;
}

/** The conditions that decide about some pins, each once. */
function guardsOf(pins: readonly string[], program: Program): Guard[] {
	const guards = program.writes.filter(({ pin }) => pins.includes(pin)).flatMap((write) => write.guards);
	return [...new Map(guards.map((guard) => [guard.condition[0]?.from, guard])).values()];
}

/** What an `if` has just done is undone behind it in each round, whatever its condition says. */
export const undoneAtOnce: Rule = (facts, program) => {
	return firstOf(repeatedLists(program), (list) =>
		firstOf(list.entries(), ([index, statement]) => {
			if (statement.kind !== "if" || statement.whenFalse || !sourceOf(statement.condition, program)) return null;
			if (leaves(statement.whenTrue)) return null;
			const done = new Map<string, string>();
			for (const one of statement.whenTrue) {
				if (isPause(one, facts)) done.clear();
				for (const { pin, level } of effectsOf(one, program)) done.set(pin, level);
			}
			for (const one of list.slice(index + 1)) {
				if (one.kind !== "plain" || isPause(one, facts)) return null;
				for (const { pin, level } of effectsOf(one, program)) {
					const part = facts.wired[pin]?.find(({ signal }) => signal === "taken");
					if (!part || !done.has(pin) || done.get(pin) === level) continue;
					return { code: "undone_at_once", values: { pin, first: statement.line }, line: one.line, pin, part: part.id };
				}
			}
			return null;
		}),
	);
};

function repeatedLists(program: Program): (readonly Statement[])[] {
	return [
		...program.reached.flatMap(({ name, body }) => (name === "loop" ? [body] : [])),
		...program.statements.flatMap((one) => (one.kind === "loop" ? [one.body] : [])),
	];
}

/** Blocks switch a light on and, with nothing that waits between them, off again. */
export const offAtOnce: Rule = (facts, program) => {
	const { failed, language } = facts;
	if (language !== "blocks" || failed?.looksAt !== "pin") return null;
	const pin = String(failed.step.seen?.values.pin ?? "");
	const part = facts.wired[pin]?.find(({ signal }) => signal === "taken");
	return firstOf(part ? repeatedLists(program) : [], (list) => {
		let isOn = false;
		for (const one of list) {
			const level = effectsOf(one, program).findLast((effect) => effect.pin === pin)?.level;
			if (level === "LOW" && isOn && part)
				return { code: "off_at_once", values: { pin }, line: one.line, pin, part: part.id };
			if (level !== undefined) isOn = level === "HIGH";
			else if (one.kind !== "plain" || isPause(one, facts)) isOn = false;
		}
		return null;
	});
};

/** What several pins should do together is done once, and nothing does it again after something else was done. */
export const wayOnlyOnce: Rule = ({ measured }, program) => {
	const moments = measured?.moments ?? [];
	return firstOf(waysOf(moments), (way) => {
		const there = moments.flatMap((moment) => (moment.ways?.[way]?.wanted ? [isAsWanted(moment, way)] : []));
		if (there[0] !== true || there.at(-1) !== false) return null;
		const [pins = "", levels = ""] = way.split("=");
		const high = pins.split(",").filter((_, index) => levels[index] === "1");
		return firstOf(high, (pin) => {
			const writes = program.writes.filter((write) => write.pin === pin && write.level === "high");
			const [first] = writes;
			return first && writes.every(({ again }) => !again)
				? { code: "way_only_once", values: {}, line: first.line }
				: null;
		});
	});
};

function leaves(statements: readonly Statement[]): boolean {
	return allStatements(statements).some(
		(one) => one.kind === "loop" || ownTokens(one).some(({ text }) => /^(?:return|break|continue)$/.test(text)),
	);
}

/** A pause that was meant: a block that switches a light takes its second by itself. */
function isPause(statement: Statement, { language, source }: WorkFacts): boolean {
	const waits = allStatements([statement]).find((one) =>
		callsIn(ownTokens(one)).some(({ name }) => /^(?:delay|delayMicroseconds|tone)$/.test(name)),
	);
	if (!waits) return false;
	return language !== "blocks" || source.split("\n")[waits.line - 1]?.includes("// @") === true;
}

/** The pins that an instruction sets for certain, itself or in a function that it calls. */
function effectsOf(statement: Statement, program: Program, depth = 0): { pin: string; level: string }[] {
	if (statement.kind !== "plain" || depth > 3) return [];
	return callsIn(statement.tokens).flatMap(({ name, object, given }) => {
		const pin = program.pinOf(given[0]);
		const level = joined(given[1]);
		if (name === "digitalWrite" && pin !== null && /^(?:HIGH|LOW)$/.test(level)) return [{ pin, level }];
		if (name === "noTone" && pin !== null) return [{ pin, level: "LOW" }];
		if (name === "tone" && pin !== null && given.length === 2) return [{ pin, level: "HIGH" }];
		const own = object ? undefined : program.functions.get(name);
		return own && own.parameters.length === 0 ? own.body.flatMap((one) => effectsOf(one, program, depth + 1)) : [];
	});
}
