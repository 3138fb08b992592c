import { type Steps, setPin } from "./step.ts";

const CLOCK_HERTZ = 16_000_000;
const PRESCALERS = [1, 8, 32, 64, 128, 256, 1024];
const COUNTER_STEPS = 256;
const CYCLES_PER_MS = 16_000;

/** Plays as `tone()` does: the pin changes with every half of the pitch's period, and is low in the end. */
export function* playTone(pin: string, hertz: number, milliseconds: number): Steps {
	const half = halfPeriodOf(hertz);
	const cycles = milliseconds * CYCLES_PER_MS;
	let high = false;
	let passed = half;
	for (; passed < cycles; passed += half) {
		yield { do: "cycles", cycles: half };
		high = !high;
		yield { do: "pin", pin, high };
	}
	yield { do: "cycles", cycles: Math.max(0, cycles - (passed - half)) };
	yield* setPin(pin, false);
}

/** Clock cycles between two changes, as near to the pitch as Timer 2 gets with the prescaler that `tone()` chooses. */
export function halfPeriodOf(hertz: number): number {
	for (const prescaler of PRESCALERS) {
		const steps = Math.floor(CLOCK_HERTZ / hertz / 2 / prescaler);
		if (steps <= COUNTER_STEPS) return steps * prescaler;
	}
	return COUNTER_STEPS * 1024;
}
