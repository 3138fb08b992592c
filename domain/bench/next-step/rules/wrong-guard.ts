import { textOf } from "../../sketch/calls.ts";
import type { Token } from "../../sketch/tokens.ts";
import type { Program } from "../program.ts";
import { sourceOf, valueIn } from "../readings.ts";
import type { Guard } from "../site.ts";
import type { Moment, NextStep, WorkFacts } from "../work-facts.ts";
import type { Write } from "../writes.ts";
import { decidedAt } from "./conditions.ts";
import { isOn, valuesOf } from "./moments.ts";

interface WrongGuard {
	readonly guard: Guard;
	readonly write: Write;
	/** The first moment that went wrong. */
	readonly moment: Moment;
	/** All of those in which the condition chose wrongly. */
	readonly against: readonly Moment[];
	/** It chose wrongly each time. */
	readonly inverted: boolean;
}

/** The condition that chooses wrongly: nearest to the pin first. */
export function wrongGuard(
	own: readonly Moment[],
	wrong: readonly Moment[],
	pin: string,
	writes: readonly Write[],
	program: Program,
): WrongGuard | null {
	const high = writes.filter(({ level }) => level === "high");
	// What is switched on and off in one branch blinks or beeps: its end decides nothing.
	const low = writes.filter(
		({ level, guards }) =>
			level === "low" &&
			!high.some(
				(one) =>
					one.guards.at(-1)?.condition === guards.at(-1)?.condition &&
					one.guards.at(-1)?.holds === guards.at(-1)?.holds,
			),
	);
	for (const write of [...high, ...low]) {
		for (const guard of write.guards.toReversed()) {
			const wantsOn = (moment: Moment) =>
				chooses(guard, moment, program) ? write.level === "high" : write.level !== "high";
			const known = own.filter((moment) => chooses(guard, moment, program) !== undefined);
			const against = known.filter((moment) => wantsOn(moment) !== moment.expected[pin]);
			const moment = against.find((one) => wrong.includes(one) && !isContradicted(one, own, pin));
			if (!moment) continue;
			const both = new Set(known.map((one) => one.expected[pin])).size > 1;
			return { guard, write, moment, against, inverted: both && against.length === known.length };
		}
	}
	return null;
}

/** With the same sensor at the same value the pin should do the other thing: something else decides, so no limit is wrong. */
function isContradicted(moment: Moment, own: readonly Moment[], pin: string): boolean {
	const { sensor, control, value } = valuesOf(moment);
	return own.some((one) => {
		const other = valuesOf(one);
		const isAlike = other.sensor === sensor && other.control === control && other.value === value;
		return sensor !== undefined && isAlike && one.expected[pin] !== moment.expected[pin];
	});
}

function chooses({ condition, holds }: Guard, moment: Moment, program: Program): boolean | undefined {
	const value = valueIn(moment, condition, program);
	return value === undefined ? undefined : (value !== 0) === holds;
}

/** What is wrong with the condition, if not with where a part is switched. */
export function stepForGuard(judged: WrongGuard, pin: string, facts: WorkFacts, program: Program): NextStep {
	const { guard, write, moment, inverted } = judged;
	const { condition, line } = decidedAt(guard, program);
	const reading = sourceOf(condition, program);
	const value = reading?.kind === "analog" ? moment.analog[reading.pin ?? ""] : undefined;
	const values = {
		...{ pin, condition: textOf(condition, program.tree.source), on: Number(moment.expected[pin]) },
		...valuesOf(moment),
		...(value === undefined ? {} : { reading: value }),
	};
	const inner = write.guards.at(-1);
	if (inner && inner.condition !== guard.condition && isAlwaysRight(inner, judged, pin, facts, program))
		return { code: "nested", values: { ...values, inner: inner.line }, line };
	const first = write.level === "low" ? otherTrue(pin, guard, moment, program) : undefined;
	if (first) return { code: "overlap", values: { ...values, first: first.line }, line: write.line };
	if (condition.some(({ text }) => text === "==") && reading && reading.kind !== "digital")
		return { code: "exactly_equal", values, line };
	if (inverted && isRightElsewhere(guard, pin, facts, program))
		return { code: "wrong_branch", values, line: write.line };
	if (inverted || !condition.some(({ text }) => /^[<>]=?$/.test(text))) return { code: "inverted", values, line };
	const direction = directionOf(condition, judged.against, program);
	const constant = program.tree.globals.find(({ name, value }) => name === direction.number && value.length === 1);
	if (!constant) return { code: "threshold", values: { ...values, ...direction }, line };
	const named = { ...values, ...direction, limit: constant.value[0]?.text ?? "", used: line };
	return { code: "limit", values: named, line: constant.line };
}

/** The condition next to the pin chooses rightly in every moment: it is only not reached. */
function isAlwaysRight(
	inner: Guard,
	{ write }: WrongGuard,
	pin: string,
	{ measured }: WorkFacts,
	program: Program,
): boolean {
	const known = (measured?.moments ?? []).filter(
		(moment) => pin in moment.expected && chooses(inner, moment, program) !== undefined,
	);
	return (
		new Set(known.map(({ expected }) => expected[pin])).size > 1 &&
		known.every((moment) => chooses(inner, moment, program) === ((write.level === "high") === moment.expected[pin]))
	);
}

/** Of two `if`s without an else: the one before that switched the part on in that moment. */
function otherTrue(pin: string, guard: Guard, moment: Moment, program: Program): Guard | undefined {
	const before = program.writes.filter((one) => one.pin === pin && one.level === "high" && one.again);
	const guards = before.flatMap(({ guards }) => guards.slice(-1));
	return guards.find(
		(one) =>
			one.condition !== guard.condition &&
			one.line < guard.line &&
			chooses(one, moment, program) === true &&
			chooses(guard, moment, program) === true,
	);
}

/** Another part does what it should by the same condition: so the condition is right. */
function isRightElsewhere(guard: Guard, pin: string, { measured }: WorkFacts, program: Program): boolean {
	const moments = measured?.moments ?? [];
	return program.writes.some((write) => {
		if (write.pin === pin || !write.guards.some(({ condition }) => condition === guard.condition)) return false;
		const own = moments.filter(({ expected }) => write.pin in expected);
		return (
			new Set(own.map(({ expected }) => expected[write.pin])).size > 1 &&
			own.every((moment) => isOn(moment, write.pin) === moment.expected[write.pin])
		);
	});
}

/** Which way the number of `light < 300` must go, where all moments agree about it. */
export function directionOf(
	condition: readonly Token[],
	against: readonly Moment[],
	program: Program,
): { number?: string; too?: string } {
	const sign = condition.findIndex(({ text }) => /^[<>]=?$/.test(text));
	const [left, right] = [condition.slice(0, sign), condition.slice(sign + 1)];
	const [only, more] = right;
	if (!only || more || condition.some(({ text }) => text === "&&" || text === "||")) return {};
	const ways = against.map((moment) => {
		const [value, limit] = [valueIn(moment, left, program), valueIn(moment, right, program)];
		return value === undefined || limit === undefined || value === limit ? "" : value > limit ? "small" : "large";
	});
	const [way = "", other] = new Set(ways);
	return way === "" || other !== undefined ? {} : { number: only.text, too: way };
}
