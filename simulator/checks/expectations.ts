import { BadCircuit } from "../circuit/bad-circuit.ts";
import { type Bench, SLICE_MILLISECONDS } from "./bench.ts";
import { drawNumber, type Random } from "./draw.ts";
import { expectDisplayNumber, expectText } from "./expect-display.ts";
import { expectLevels, forbidLevels } from "./expect-levels.ts";
import { expectAngle, expectSpeed } from "./expect-movement.ts";
import type { CheckAction } from "./format.ts";
import { numbersIn } from "./printed-lines.ts";
import { type Action, type Running, seen } from "./seen.ts";

/** A buzzer must sound for so long in sum, unless the checks say otherwise. */
const SOUND_TOTAL = 50;
/** This share of the lines with numbers must have one near the control's value. */
const NEAR_SHARE = 1 / 3;

/** Does one action; ends with what was seen when an expectation fails. */
export function* perform(action: CheckAction, bench: Bench, random: Random): Running {
	switch (action.do) {
		case "set":
			bench.simulation.setControl(action.part, action.control, drawNumber(action.to, random));
			return;
		case "wait":
			yield* bench.pass(drawNumber(action.ms, random));
			return;
		case "send":
			bench.simulation.sendSerial(action.text);
			return;
		case "expect_sound":
			return yield* expectSound(action, bench);
		case "expect_silence":
			return yield* expectSilence(action, bench);
		case "expect_tone":
			return yield* expectTone(action, bench);
		case "expect_duty":
			return yield* expectDuty(action, bench);
		case "expect_pulses":
			return yield* expectPulses(action, bench);
		case "expect_rise":
			return yield* expectRise(action, bench);
		case "expect_levels":
			return yield* expectLevels(action, bench);
		case "forbid_levels":
			return yield* forbidLevels(action, bench);
		case "expect_text":
			return yield* expectText(action, bench);
		case "expect_angle":
			return yield* expectAngle(action, bench);
		case "expect_speed":
			return yield* expectSpeed(action, bench);
		case "expect_display_number":
			return yield* expectDisplayNumber(action, bench);
		case "expect_line":
			return yield* expectLine(action, bench);
		case "expect_number":
			return yield* expectNumber(action, bench);
	}
}

function heard(bench: Bench, part: string): { sounding: boolean; hertz: number | null } {
	const state = bench.part(part);
	if (state.kind !== "buzzer") throw new BadCircuit(`The checks listen to ${part}, which is no buzzer`);
	return state;
}

function* expectSound({ part, during, total = SOUND_TOTAL }: Action<"expect_sound">, bench: Bench): Running {
	let sum = 0;
	yield* bench.pass(during, () => {
		if (heard(bench, part).sounding) sum += SLICE_MILLISECONDS;
		return sum >= total;
	});
	return sum >= total ? undefined : seen("stayed_silent", bench, { seconds: during / 1000 });
}

function* expectSilence({ part, during }: Action<"expect_silence">, bench: Bench): Running {
	let sounded = false;
	yield* bench.pass(during, () => {
		sounded ||= heard(bench, part).sounding;
		return sounded;
	});
	return sounded ? seen("sounded", bench) : undefined;
}

function* expectTone({ part, hertz, tolerance, during }: Action<"expect_tone">, bench: Bench): Running {
	let other: number | undefined;
	let found = false;
	yield* bench.pass(during, () => {
		const pitch = heard(bench, part).hertz;
		if (pitch !== null) {
			found = Math.abs(pitch - hertz) <= hertz * tolerance;
			other = pitch;
		}
		return found;
	});
	if (found) return undefined;
	return other === undefined ? seen("no_tone", bench, { hertz }) : seen("other_tone", bench, { hertz, heard: other });
}

function* expectDuty({ pin, from, to, during }: Action<"expect_duty">, bench: Bench): Running {
	const { simulation } = bench;
	const began = simulation.cycles;
	let isHigh = simulation.pinLevel(pin).high;
	let since = began;
	let highCycles = 0;
	const stopListening = simulation.onPin(pin, (high, cycle) => {
		if (isHigh) highCycles += cycle - since;
		isHigh = high;
		since = cycle;
	});
	try {
		yield* bench.pass(during);
	} finally {
		stopListening();
	}
	if (isHigh) highCycles += simulation.cycles - since;
	const share = highCycles / (simulation.cycles - began);
	return share >= from && share <= to
		? undefined
		: seen("other_duty", bench, { pin, percent: Math.round(share * 100) });
}

function* expectPulses({ pin, from, to, during }: Action<"expect_pulses">, bench: Bench): Running {
	let count = 0;
	const stopListening = bench.simulation.onPin(pin, (high) => {
		if (high) count++;
	});
	try {
		yield* bench.pass(during);
	} finally {
		stopListening();
	}
	return count >= from && count <= to ? undefined : seen("other_pulses", bench, { pin, count });
}

function* expectRise({ pin, low, after, during }: Action<"expect_rise">, bench: Bench): Running {
	const { simulation } = bench;
	const began = simulation.milliseconds;
	let first = [...low, pin].find((one) => simulation.pinLevel(one).high);
	let rose = 0;
	const endings = [pin, ...low].map((one) =>
		simulation.onPin(one, (high) => {
			if (!high || first !== undefined) return;
			first = one;
			rose = simulation.milliseconds - began;
		}),
	);
	try {
		if (first === undefined) yield* bench.pass(during, () => first !== undefined);
	} finally {
		for (const stopListening of endings) stopListening();
	}
	if (first === undefined) return seen("stayed_low", bench, { pin, seconds: during / 1000 });
	if (first !== pin) return seen("other_rose", bench, { pin, other: first });
	return rose < after ? seen("rose_early", bench, { pin, seconds: Math.round(rose) / 1000 }) : undefined;
}

function* expectLine({ contains, during }: Action<"expect_line">, bench: Bench): Running {
	const wanted = contains.toLowerCase();
	let found = false;
	let last: string | undefined;
	bench.lines.take();
	yield* bench.pass(during, () => {
		for (const line of bench.lines.take()) {
			found ||= line.toLowerCase().includes(wanted);
			last = line;
		}
		return found;
	});
	if (found) return undefined;
	return last === undefined
		? seen("printed_nothing", bench)
		: seen("other_line", bench, { wanted: contains, line: last });
}

function* expectNumber({ part, control, tolerance, during }: Action<"expect_number">, bench: Bench): Running {
	const value = bench.controlValue(part, control);
	bench.lines.take();
	yield* bench.pass(during);
	const lines = bench.lines.take();
	const numbered = lines.map(numbersIn).filter((numbers) => numbers.length > 0);
	const distance = (number: number) => Math.abs(number - value);
	const near = numbered.filter((numbers) => numbers.some((number) => distance(number) <= tolerance));
	if (near.length > 0 && near.length >= numbered.length * NEAR_SHARE) return undefined;
	if (lines.length === 0) return seen("printed_nothing", bench, { seconds: during / 1000 });
	const nearest = numbered.at(-1)?.reduce((best, number) => (distance(number) < distance(best) ? number : best));
	if (nearest === undefined) return seen("no_number", bench, { line: lines.at(-1) ?? "" });
	return seen("other_number", bench, { number: nearest });
}
