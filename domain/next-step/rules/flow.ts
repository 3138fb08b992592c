import { callsIn } from "../../sketch/calls.ts";
import { allStatements, ownTokens, type Statement } from "../../sketch/sketch-tree.ts";
import { isEndless, type Program } from "../program.ts";
import { measuredBy, sourceOf } from "../readings.ts";
import type { WiredPart, WorkFacts } from "../work-facts.ts";
import { firstOf, type Rule } from "./rule.ts";

/** Milliseconds that an eye does not see. */
const UNSEEN_MS = 25;
/** Milliseconds after which a program seems to sleep. */
const LONG_MS = 2500;
/** What lets time pass, or waits for something. */
const WAITS = /^(?:delay|delayMicroseconds|millis|micros|pulseIn|readString|parseInt|play)/;
const SHINES_OR_SOUNDS = new Set(["led", "rgb_led", "buzzer", "relay", "seven_segment"]);

/** All of the work is in `setup`: it happens once. */
export const runsOnce: Rule = (facts, program) => {
	const loop = program.functions.get("loop");
	const { failed, wired } = facts;
	if (!loop || loop.body.length > 0 || !isFailing(facts)) return null;
	const works = program.sites.some(
		({ call }) => measuredBy(call.method) !== null || /Write$|^tone$|print/.test(call.method),
	);
	// What no sensor decides may happen once.
	const measures = program.sites.some(({ call }) => measuredBy(call.method) !== null);
	const decides = measures || (failed !== null && Object.values(wired).some(hasSensor));
	return works && decides ? { code: "runs_once", values: {}, line: program.functions.get("setup")?.line ?? 1 } : null;
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
		if (again || !callsIn(value).some(({ method }) => measuredBy(method))) return null;
		const measuredAgain = program.assigned.some((one) => one.name === name && one.again);
		const loop = program.functions.get("loop");
		const used = allStatements(loop?.body ?? []).some((one) => ownTokens(one).some(({ text }) => text === name));
		return measuredAgain || !used ? null : { code: "read_once", values: { name }, line };
	});

/** A function of the learner's own that nothing calls. */
export const neverCalled: Rule = (_, program) =>
	firstOf(program.tree.functions, ({ name, line }) => {
		if (program.reached.has(name) || name === "setup" || name === "loop") return null;
		const named = program.tree.tokens.filter(({ text }) => text === name).length;
		return named > 1 ? null : { code: "never_called", values: { name }, line };
	});

/** A loop that can never end, with the rest of the work behind it or around it. */
export const neverEnds: Rule = (facts, program) => {
	if (!isFailing(facts)) return null;
	for (const { name, body } of program.tree.functions.filter((one) => program.reached.has(one.name))) {
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

/** A light is on too short to be seen. */
export const noPause: Rule = (facts, program) => {
	const lists = program.tree.functions
		.filter(({ name }) => program.reached.has(name))
		.flatMap(({ name, body }) => [{ list: body, round: name === "loop" }, ...listsIn(body)]);
	return firstOf(lists, ({ list, round }) => noPauseIn(list, round, facts, program));
};

function noPauseIn(list: readonly Statement[], round: boolean, facts: WorkFacts, program: Program) {
	const sets = list.flatMap((statement, index) => {
		if (statement.kind !== "plain") return [];
		return callsIn(statement.tokens).flatMap(({ name, given, line }) => {
			const pin = name === "digitalWrite" ? program.pinOf(given[0]) : null;
			const level = given[1]?.map(({ text }) => text).join("");
			if (pin === null || (level !== "HIGH" && level !== "LOW")) return [];
			const parts = facts.wired[pin] ?? [];
			return parts.some(({ kind }) => SHINES_OR_SOUNDS.has(kind)) ? [{ pin, level, line, index }] : [];
		});
	});
	for (const pin of new Set(sets.map((one) => one.pin))) {
		const own = sets.filter((one) => one.pin === pin);
		if (new Set(own.map(({ level }) => level)).size < 2) continue;
		for (const [number, one] of own.entries()) {
			const next = own[number + 1];
			if (!next && !round) break;
			const between = next
				? list.slice(one.index + 1, next.index)
				: [...list.slice(one.index + 1), ...list.slice(0, own[0]?.index ?? 0)];
			if ((next ?? own[0])?.level === one.level) continue;
			const pauses = between.flatMap((inner) => allStatements([inner])).flatMap((inner) => pausesIn(inner, program));
			const values = { pin };
			const part = facts.wired[pin]?.[0]?.id ?? "";
			if (pauses.length === 0) return { code: "no_pause", values, line: one.line, pin, part };
			const known = pauses.every(({ ms }) => ms !== undefined);
			const whole = pauses.reduce((sum, { ms }) => sum + (ms ?? 0), 0);
			if (known && whole < UNSEEN_MS && whole > 0)
				return { code: "short_pause", values: { ...values, ms: whole }, line: pauses[0]?.line ?? one.line, pin, part };
		}
	}
	return null;
}

function pausesIn(statement: Statement, program: Program): { ms: number | undefined; line: number }[] {
	const calls = callsIn(ownTokens(statement));
	const waits = statement.kind === "loop" ? [{ ms: undefined, line: statement.line }] : [];
	return [
		...waits,
		...calls.flatMap(({ method, name, given, line }) => {
			if (name === "delay") return [{ ms: numberOf(given[0]?.[0]?.text, program), line }];
			if (WAITS.test(method) || program.functions.has(name) || name === "tone") return [{ ms: undefined, line }];
			return [];
		}),
	];
}

function numberOf(text: string | undefined, program: Program): number | undefined {
	const number = Number(text ?? "");
	if (!Number.isNaN(number)) return number;
	const constant = Number(program.constants.get(text ?? "")?.[0]?.text ?? "?");
	return Number.isNaN(constant) ? undefined : constant;
}

/** The board sleeps so long that it notices nothing. */
export const longPause: Rule = (facts, program) => {
	const measures = program.sites.some(({ call }) => measuredBy(call.method) !== null);
	if (!isFailing(facts) || !measures) return null;
	return firstOf(program.calls("delay"), ({ call, again }) => {
		const ms = numberOf(call.given[0]?.[0]?.text, program);
		return again && ms !== undefined && ms >= LONG_MS
			? { code: "long_pause", values: { seconds: ms / 1000 }, line: call.line }
			: null;
	});
};

/** A tone without an end, and nothing that ends it. */
export const toneNeverStops: Rule = (_, program) => {
	if (program.calls("noTone").length > 0) return null;
	return firstOf(program.calls("tone"), ({ call, guards }) => {
		const silenced = program.writes.some(
			({ pin, by }) => by === "digitalWrite" && pin === program.pinOf(call.given[0]),
		);
		if (call.given.length > 2 || silenced || guards.length === 0) return null;
		return { code: "tone_never_stops", values: {}, line: call.line, ...pinValue(program.pinOf(call.given[0])) };
	});
};

/** It prints in `setup` only. */
export const printsOnce: Rule = ({ failed }, program) => {
	if (failed?.looksAt !== "serial" && failed?.looksAt !== "display") return null;
	const object = failed.looksAt === "serial" ? /^Serial$/ : /./;
	const prints = program.sites.filter(({ call }) => /^print/.test(call.method) && object.test(call.object));
	const own = failed.looksAt === "display" ? prints.filter(({ call }) => call.object !== "Serial") : prints;
	const [first] = own;
	if (!first)
		return {
			code: failed.looksAt === "serial" ? "prints_nothing" : "shows_nothing",
			values: {},
			line: program.functions.get("loop")?.line ?? 1,
		};
	return own.some(({ again }) => again) ? null : { code: "prints_once", values: {}, line: first.call.line };
};

/** It prints, but never what a sensor says. */
export const printsNoReading: Rule = ({ failed }, program) => {
	if (failed?.looksAt !== "serial" && failed?.looksAt !== "display") return null;
	const prints = program.sites.filter(({ call, again }) => again && /^print/.test(call.method));
	// A function of their own may print what it is given.
	const own = program.sites.filter(({ call }) => program.functions.has(call.name));
	const measured = [...prints, ...own].some(({ call }) => call.given.some((given) => sourceOf(given, program)));
	const [first] = prints;
	return !first || measured ? null : { code: "prints_no_reading", values: {}, line: first.call.line };
};

function hasSensor(parts: readonly WiredPart[]): boolean {
	return parts.some(({ signal }) => signal === "analog" || signal === "digital");
}

export function isFailing({ failed, stopped, measured }: WorkFacts): boolean {
	if (failed || stopped) return true;
	return measured === null || measured.moments.every(({ expected }) => Object.keys(expected).length === 0);
}

function listsIn(statements: readonly Statement[]): { list: readonly Statement[]; round: boolean }[] {
	return statements.flatMap((one) => {
		if (one.kind === "loop") return [{ list: one.body, round: true }, ...listsIn(one.body)];
		if (one.kind !== "if") return [];
		return [one.whenTrue, one.whenFalse ?? []].flatMap((list) => [{ list, round: false }, ...listsIn(list)]);
	});
}

function pinValue(pin: string | null): { pin?: string } {
	return pin === null ? {} : { pin };
}
