import { callsIn, joined } from "../../sketch/calls.ts";
import { allStatements, ownTokens, type Statement } from "../../sketch/sketch-tree.ts";
import { numberIn } from "../numbers.ts";
import type { Program } from "../program.ts";
import { callMeasures } from "../readings.ts";
import type { WorkFacts } from "../work-facts.ts";
import { isFailing } from "./flow.ts";
import { firstOf, type Rule } from "./rule.ts";

/** Milliseconds that an eye does not see. */
const UNSEEN_MS = 25;
/** Milliseconds after which a program seems to sleep. */
const LONG_MS = 2500;
/** What lets time pass, or waits for something. */
const WAITS = /^(?:delay|delayMicroseconds|millis|micros|pulseIn|readString|parseInt|play)/;
const SHINES_OR_SOUNDS = new Set(["led", "rgb_led", "buzzer", "relay", "seven_segment"]);

/** A light is on too short to be seen. */
export const noPause: Rule = (facts, program) => {
	const lists = program.reached.flatMap(({ name, body }) => [{ list: body, round: name === "loop" }, ...listsIn(body)]);
	return firstOf(lists, ({ list, round }) => noPauseIn(list, round, facts, program));
};

function noPauseIn(list: readonly Statement[], round: boolean, facts: WorkFacts, program: Program) {
	const sets = list.flatMap((statement, index) => {
		if (statement.kind !== "plain") return [];
		return callsIn(statement.tokens).flatMap(({ name, given, line }) => {
			const pin = name === "digitalWrite" ? program.pinOf(given[0]) : null;
			const level = joined(given[1]);
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
			if (name === "delay") return [{ ms: numberIn(program, given[0]), line }];
			if (WAITS.test(method) || program.functions.has(name) || name === "tone") return [{ ms: undefined, line }];
			return [];
		}),
	];
}

/** The board sleeps so long that it notices nothing. */
export const sleeps: Rule = (facts, program) => sleepsFrom(LONG_MS, facts, program);

/** A pause of this many milliseconds, or more, in a program that measures something. */
export function sleepsFrom(longest: number, facts: WorkFacts, program: Program) {
	const measures = program.sites.some(({ call }) => callMeasures(call));
	if (!isFailing(facts) || !measures) return null;
	return firstOf(program.calls("delay"), ({ call, again }) => {
		const ms = numberIn(program, call.given[0]);
		return again && ms !== undefined && ms >= longest
			? { code: "long_pause", values: { seconds: ms / 1000 }, line: call.line }
			: null;
	});
}

/** A tone without an end, and nothing that ends it. */
export const toneNeverStops: Rule = ({ failed }, program) => {
	if (program.calls("noTone").length > 0) return null;
	return firstOf(program.calls("tone"), ({ call, guards }) => {
		const silenced = program.writes.some(
			({ pin, by }) => by === "digitalWrite" && pin === program.pinOf(call.given[0]),
		);
		// `digitalWrite` does not end a tone.
		if (call.given.length > 2 || (silenced && failed?.looksAt !== "buzzer") || guards.length === 0) return null;
		return { code: "tone_never_stops", values: {}, line: call.line, ...pinValue(program.pinOf(call.given[0])) };
	});
};

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
