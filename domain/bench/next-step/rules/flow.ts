import { type Call, callsIn, joined } from "../../sketch/calls.ts";
import { allStatements, ownTokens, type Statement } from "../../sketch/sketch-tree.ts";
import { isEndless, type Program } from "../program.ts";
import { measuredBy, sourceOf } from "../readings.ts";
import type { WiredPart, WorkFacts } from "../work-facts.ts";
import { firstOf, type Rule } from "./rule.ts";

/** All of the work is in `setup`: it happens once. */
export const runsOnce: Rule = (facts, program) => {
	const loop = program.functions.get("loop");
	const { failed, wired } = facts;
	if (!loop || loop.body.length > 0 || !isFailing(facts)) return null;
	const work = program.sites.find(
		({ call }) => measuredBy(call.method) !== null || /Write$|^tone$|print/.test(call.method),
	);
	// What no sensor decides may happen once.
	const measures = program.sites.some(({ call }) => measuredBy(call.method) !== null);
	const decides = measures || (failed !== null && Object.values(wired).some(hasSensor));
	return work && decides ? { code: "runs_once", values: {}, line: work.call.line } : null;
};

/** `loop` does nothing, and `setup` nothing either. */
export const emptyLoop: Rule = (_, program) => {
	const loop = program.functions.get("loop");
	const works = program.sites.some(({ call }) => !/^(?:pinMode|begin|init|backlight|attach|delay)$/.test(call.method));
	return loop && !works ? { code: "empty_loop", values: {}, line: loop.line } : null;
};

/** A sensor is read once, before `loop`, and what it said then is used for ever. */
export const readOnce: Rule = (_, program) =>
	firstOf(program.assigned, ({ name, value, again, line }) => {
		const asked = callsIn(value).filter((call) => asksSensor(call, program));
		// What is compared with a later reading of the same sensor is meant to stay.
		const isStart = asked.some((call) => program.sites.some((site) => site.again && isSameCall(site.call, call)));
		if (again || asked.length === 0 || isStart) return null;
		const measuredAgain = program.assigned.some((one) => one.name === name && one.again);
		const loop = program.functions.get("loop");
		const used = allStatements(loop?.body ?? []).some((one) => ownTokens(one).some(({ text }) => text === name));
		return measuredAgain || !used ? null : { code: "read_once", values: { name }, line };
	});

/** It measures itself, or a function of their own does it. */
function asksSensor({ method, name }: Call, program: Program): boolean {
	const own = program.functions.get(name);
	if (!own) return measuredBy(method) !== null;
	return allStatements(own.body).some((one) => sourceOf(ownTokens(one), program));
}

function isSameCall(one: Call, other: Call): boolean {
	const given = (call: Call) => call.given.map((tokens) => joined(tokens)).join();
	return one.name === other.name && given(one) === given(other);
}

/** `if (sensor.begin()) { while (true) {} }`: it stops just where the part was found. */
export const stopsWhenFound: Rule = (_, program) =>
	firstOf(program.statements, (statement) => {
		if (statement.kind !== "if") return null;
		const text = joined(statement.condition);
		const object = /^(\w+)\.begin\([^()]*\)(?:==(?:true|1))?$/.exec(text)?.[1];
		const stops = statement.whenTrue.some((one) => one.kind === "loop" && isEndless(one));
		return object && stops ? { code: "stops_when_found", values: { object }, line: statement.line } : null;
	});

/** A function of the learner's own that nothing calls. */
export const neverCalled: Rule = (_, program) =>
	firstOf(program.tree.functions, ({ name, line }) => {
		if (program.reached.some((one) => one.name === name)) return null;
		const named = program.tree.tokens.filter(({ text }) => text === name).length;
		return named > 1 ? null : { code: "never_called", values: { name }, line };
	});

/** A loop that can never end, with the rest of the work behind it or around it. */
export const neverEnds: Rule = (facts, program) => {
	if (!isFailing(facts)) return null;
	for (const { name, body } of program.reached) {
		const halts = new Set(allStatements(body).flatMap(haltsWithoutPart));
		for (const statement of allStatements(body)) {
			if (statement.kind !== "loop" || halts.has(statement)) continue;
			const inner = allStatements(statement.body);
			const leaves = inner.some((one) => ownTokens(one).some(({ text }) => text === "break" || text === "return"));
			if (leaves) continue;
			if (isEndless(statement)) {
				// A loop of their own instead of `loop` works as well, if the work is within.
				if (name === "setup" && body.at(-1) === statement && inner.length > 0) continue;
				if (name === "loop" && body.length === 1 && inner.length > 0) continue;
				return { code: "never_ends", values: {}, line: statement.line };
			}
			if (statement.keyword === "for") continue;
			const names = statement.head.filter(({ kind }) => kind === "name").map(({ text }) => text);
			const measures = callsIn(statement.head).length > 0;
			// `while (count--)`
			const counts = statement.head.some(({ text }) => /^(?:=|[-+*/]=|\+\+|--)$/.test(text));
			const changed = inner.some((one) => {
				const own = ownTokens(one);
				return own.some(
					({ text }, index) =>
						names.includes(text) && /^(?:=|[-+*/]=|\+\+|--)$/.test(own[index + 1]?.text ?? own[index - 1]?.text ?? ""),
				);
			});
			if (!measures && !counts && !changed && names.length > 0)
				return { code: "never_ends", values: {}, line: statement.line };
		}
	}
	return null;
};

/** `if (!sensor.begin()) { while (true) {} }`: a program that stops where a part does not answer. */
function haltsWithoutPart(statement: Statement): Statement[] {
	if (statement.kind !== "if") return [];
	return callsIn(statement.condition).some(({ method }) => method === "begin") ? allStatements(statement.whenTrue) : [];
}

function hasSensor(parts: readonly WiredPart[]): boolean {
	return parts.some(({ signal }) => signal === "analog" || signal === "digital");
}

export function isFailing({ failed, stopped, measured }: WorkFacts): boolean {
	if (failed || stopped) return true;
	return measured === null || measured.moments.every(({ expected }) => Object.keys(expected).length === 0);
}
