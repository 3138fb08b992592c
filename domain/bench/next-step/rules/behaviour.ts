import { textOf } from "../../sketch/calls.ts";
import type { Program } from "../program.ts";
import { sourceOf } from "../readings.ts";
import type { Moment, NextStep, WorkFacts } from "../work-facts.ts";
import { isOn, valuesOf } from "./moments.ts";
import { setsUnknownPin } from "./pins.ts";
import { firstOf, type Rule } from "./rule.ts";
import { stepForGuard, wrongGuard } from "./wrong-guard.ts";

/** What a pin did against what the checks want of it, moment by moment. */
export const otherThanWanted: Rule = (facts, program) => {
	const moments = facts.measured?.moments ?? [];
	const isSet = (pin: string) => program.writes.some((write) => write.pin === pin);
	// What is there and wrong before what is not there yet.
	const pins = expectedPins(moments).toSorted((a, b) => Number(isSet(b)) - Number(isSet(a)));
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
	if (low.length === 0 && high.length > 0 && !high.some(({ ends }) => ends) && first.expected[pin] === false) {
		const guarded = high.find(({ guards }) => guards.length > 0) ?? high[0];
		return { code: "never_off", values: { pin, ...seen }, ...at, line: guarded?.line ?? 1 };
	}
	const judged = wrongGuard(own, wrong, pin, writes, program);
	if (judged) return { ...stepForGuard(judged, pin, facts, program), ...at };
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
	const waits = program.statements.some((one) => one.kind === "loop" && sourceOf(one.head, program));
	const ignores =
		!waits && high.every(({ guards }) => guards.length === 0) && low.every(({ guards }) => guards.length === 0);
	if (ignores && new Set(own.map((one) => one.expected[pin])).size > 1)
		return { code: "ignores_sensor", values: { pin, ...seen }, ...at, line: (high[0] ?? low[0])?.line ?? 1 };
	return null;
}

function expectedPins(moments: readonly Moment[]): string[] {
	return [...new Set(moments.flatMap(({ expected }) => Object.keys(expected)))];
}

/** Two parts that each do what the other one should. */
export const swappedOutputs: Rule = (facts, program) => {
	const moments = facts.measured?.moments ?? [];
	const pins = expectedPins(moments);
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
