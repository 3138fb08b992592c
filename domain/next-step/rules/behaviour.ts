import { textOf } from "../../sketch/calls.ts";
import { allStatements } from "../../sketch/sketch-tree.ts";
import type { Guard, Program, Write } from "../program.ts";
import { sourceOf, valueIn } from "../readings.ts";
import type { Moment, NextStep, WorkFacts } from "../work-facts.ts";
import { firstOf, type Rule } from "./rule.ts";

/** A pin counts as on from this share of the time: a beep, a blink, a tone. */
const ON_FROM = 0.04;

/** What a pin did against what the checks want of it, moment by moment. */
export const otherThanWanted: Rule = (facts, program) => {
	const moments = facts.measured?.moments ?? [];
	const pins = new Set(moments.flatMap(({ expected }) => Object.keys(expected)));
	return firstOf(pins, (pin) => {
		const own = moments.filter(({ expected }) => pin in expected);
		const wrong = own.filter((moment) => isOn(moment, pin) !== moment.expected[pin]);
		return wrong.length > 0 ? stepFor(pin, own, wrong, facts, program) : null;
	});
};

function stepFor(
	pin: string,
	own: readonly Moment[],
	wrong: readonly Moment[],
	facts: WorkFacts,
	program: Program,
): NextStep | null {
	const writes = program.writes.filter((write) => write.pin === pin);
	const high = writes.filter(({ level }) => level !== "low");
	const low = writes.filter(({ level }) => level !== "high");
	const part = facts.wired[pin]?.[0]?.id;
	const at = { pin, ...(part === undefined ? {} : { part }) };
	const [first] = wrong;
	if (!first) return null;
	const seen = valuesOf(first);
	if (writes.length === 0 && setsUnknownPin(program)) return null;
	if (writes.length === 0)
		return { code: "pin_never_set", values: { pin }, ...at, line: program.functions.get("loop")?.line ?? 1 };
	if (high.length === 0 && low.length > 0) return { code: "never_on", values: { pin }, ...at, line: low[0]?.line ?? 1 };
	if (low.length === 0 && high.length > 0 && first.expected[pin] === false) {
		const guarded = high.find(({ guards }) => guards.length > 0) ?? high[0];
		return { code: "never_off", values: { pin, ...seen }, ...at, line: guarded?.line ?? 1 };
	}
	const judged = judgeGuards(own, wrong, pin, writes, program);
	if (judged) {
		const { guard, inverted, moment } = judged;
		const condition = textOf(guard.condition, program.tree.source);
		const values = { pin, condition, on: Number(moment.expected[pin]), ...valuesOf(moment) };
		const reading = sourceOf(guard.condition, program);
		const value = reading?.kind === "analog" ? moment.analog[reading.pin ?? ""] : undefined;
		const compares = guard.condition.some(({ text }) => /^[<>]=?$/.test(text));
		const code = inverted ? "inverted" : compares ? "threshold" : "inverted";
		return { code, values: { ...values, ...(value === undefined ? {} : { reading: value }) }, ...at, line: guard.line };
	}
	if (
		wrong.length === own.length &&
		own.length > 1 &&
		new Set(own.map((one) => one.expected[pin])).size > 1 &&
		high[0]?.guards.at(-1)
	)
		return {
			code: "inverted",
			values: {
				pin,
				condition: textOf(high[0].guards.at(-1)?.condition ?? [], program.tree.source),
				on: Number(first.expected[pin]),
				...seen,
			},
			...at,
			line: high[0].guards.at(-1)?.line ?? 1,
		};
	const waits = program.tree.functions
		.flatMap(({ body }) => allStatements(body))
		.some((one) => one.kind === "loop" && sourceOf(one.head, program));
	const ignores =
		!waits && high.every(({ guards }) => guards.length === 0) && low.every(({ guards }) => guards.length === 0);
	if (ignores && new Set(own.map((one) => one.expected[pin])).size > 1)
		return { code: "ignores_sensor", values: { pin, ...seen }, ...at, line: (high[0] ?? low[0])?.line ?? 1 };
	return null;
}

/** A pin is set that is worked out, in a loop or by a function. */
function setsUnknownPin(program: Program): boolean {
	return program.calls("digitalWrite", "analogWrite", "tone").some(({ call }) => program.pinOf(call.given[0]) === null);
}

/** Two parts that each do what the other one should. */
export const swappedOutputs: Rule = (facts, program) => {
	const moments = facts.measured?.moments ?? [];
	const pins = [...new Set(moments.flatMap(({ expected }) => Object.keys(expected)))];
	const own = moments.filter(({ expected }) => Object.keys(expected).length > 1);
	const does = (pin: string, other: string) => own.every((one) => isOn(one, pin) === one.expected[other]);
	const isInverted = (pin: string) => own.every((one) => isOn(one, pin) !== one.expected[pin]);
	const differ = (pin: string, other: string) => own.some((one) => one.expected[pin] !== one.expected[other]);
	return firstOf(pins, (pin) => {
		const other = pins.find(
			(one) => one !== pin && !isInverted(pin) && differ(pin, one) && does(pin, one) && does(one, pin),
		);
		const [part, second] = [facts.wired[pin]?.[0]?.id, facts.wired[other ?? ""]?.[0]?.id];
		const write = program.writes.find((one) => one.pin === pin && one.level === "high");
		if (other === undefined || part === undefined || second === undefined) return null;
		return {
			code: "swapped_outputs",
			values: { pin, otherPin: other, other: second },
			pin,
			part,
			line: write?.line ?? 1,
		};
	});
};

/** The condition that chooses wrongly: nearest to the pin first. */
function judgeGuards(
	own: readonly Moment[],
	wrong: readonly Moment[],
	pin: string,
	writes: readonly Write[],
	program: Program,
) {
	for (const write of writes
		.filter(({ level }) => level !== "any")
		.toSorted((a, b) => (a.level === "high" ? 0 : 1) - (b.level === "high" ? 0 : 1))) {
		for (const guard of write.guards.toReversed()) {
			const wantsOn = (moment: Moment) =>
				chooses(guard, moment, program) ? write.level === "high" : write.level !== "high";
			const known = own.filter((moment) => chooses(guard, moment, program) !== undefined);
			const against = known.filter((moment) => wantsOn(moment) !== moment.expected[pin]);
			const moment = against.find((one) => wrong.includes(one));
			if (!moment) continue;
			const both = new Set(known.map((one) => one.expected[pin])).size > 1;
			return { guard, moment, inverted: both && against.length === known.length };
		}
	}
	return null;
}

function chooses({ condition, holds }: Guard, moment: Moment, program: Program): boolean | undefined {
	const value = valueIn(moment, condition, program);
	return value === undefined ? undefined : (value !== 0) === holds;
}

function isOn(moment: Moment, pin: string): boolean {
	return (moment.high[pin] ?? 0) > ON_FROM;
}

/** The sensor that was moved, and where it was. */
function valuesOf({ controls }: Moment): { sensor?: string; control?: string; value?: number } {
	const [[name, value] = []] = Object.entries(controls);
	const [sensor, control] = name?.split(".") ?? [];
	return sensor === undefined || control === undefined || value === undefined ? {} : { sensor, control, value };
}

/** A pin that drives a part never changed while the sensors moved. */
export const neverChanged: Rule = (facts, program) => {
	const { measured } = facts;
	if (!measured || measured.moments.length < 2) return null;
	if (facts.failed || measured.moments.some(({ expected }) => Object.keys(expected).length > 0)) return null;
	return firstOf(new Set(program.writes.map(({ pin }) => pin)), (pin) => {
		const part = facts.wired[pin]?.find(({ signal }) => signal === "taken");
		if (!part || (measured.changes[pin] ?? 0) > 0) return null;
		const line = program.writes.find((write) => write.pin === pin)?.line ?? 1;
		const isHigh = (measured.moments[0]?.high[pin] ?? 0) > 0.5;
		return { code: isHigh ? "stayed_high" : "stayed_low", values: { pin }, line, pin, part: part.id };
	});
};
