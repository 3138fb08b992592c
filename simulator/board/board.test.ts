import { describe, expect, test } from "vitest";
import { bareUno, portChangesOfBareUno } from "../fixtures/bare-uno.ts";
import delays from "../fixtures/delays.hex?raw";
import delaysAwake from "../fixtures/delays-awake.hex?raw";
import { type PortChange, portChangesOfPlainBoard } from "../fixtures/plain-board.ts";
import { interpreted } from "../fixtures/processors.ts";
import pwm from "../fixtures/pwm.hex?raw";
import timer1 from "../fixtures/timer1.hex?raw";
import tones from "../fixtures/tones.hex?raw";
import waits from "../fixtures/waits.hex?raw";

const MILLISECOND = 16_000;
const TCNT0 = 0x46;
/** delay() counts in steps of micros(), 64 cycles; an interrupt in between moves it by one or two. */
const DELAY_STEPS = 200;
/**
 * avr8js raises a compare match at the start of its count; the chip at its end (data sheet, "Timer/Counter Timing Diagrams";
 * formulas.test.ts, and simavr in golden-traces.test.ts). So ours may be one count later: the timers' dividers.
 */
const ONE_COUNT = { pwm: 64, tone440: 128 };

/** How often a second the program reads timer 0, as micros() does. */
function readsTheClock(hex: string): number {
	const uno = bareUno(hex, interpreted);
	const { readHooks } = uno.chip.cpu;
	const read = readHooks[TCNT0];
	let looks = 0;
	readHooks[TCNT0] = (address) => {
		looks++;
		return read?.(address) ?? 0;
	};
	uno.run(1000 * MILLISECOND);
	return looks;
}

/** The same changes in the same order, each within 0.1 % or this many cycles. */
function expectSameChanges(actual: readonly PortChange[], expected: readonly PortChange[], tolerance = 32) {
	const port = (name: string, changes: readonly PortChange[]) => changes.filter((change) => change.port === name);
	for (const name of ["B", "C", "D"]) {
		const [ours, theirs] = [port(name, actual), port(name, expected)];
		const both = Math.min(ours.length, theirs.length);
		expect(Math.abs(ours.length - theirs.length), `length at port ${name}`).toBeLessThanOrEqual(1);
		for (let at = 0; at < both; at++) {
			const [our, their] = [ours[at], theirs[at]];
			if (!our || !their) continue;
			const late = Math.abs(our.cycle - their.cycle);
			if (our.value !== their.value || late > Math.max(tolerance, their.cycle / 1000))
				throw new Error(`change ${at} of port ${name}: ${JSON.stringify(our)}, not ${JSON.stringify(their)}`);
		}
	}
}

describe("the pins move as on plain avr8js", () => {
	test.each([
		["PWM on all six pins", pwm, 130, 32 + ONE_COUNT.pwm],
		["tones", tones, 200, 32 + ONE_COUNT.tone440],
		["timer 1 in four modes", timer1, 320, 32],
		["waits by micros and millis", waits, 60, 32],
	])("%s", (_name, hex, milliseconds, tolerance) => {
		const expected = portChangesOfPlainBoard(hex, milliseconds * MILLISECOND);
		expect(expected.length).toBeGreaterThan(10);
		expectSameChanges(portChangesOfBareUno(hex, milliseconds * MILLISECOND), expected, tolerance);
	});
});

test("a delay that sleeps moves the pins when a delay that does not would, to the steps of micros()", () => {
	const awake = portChangesOfBareUno(delaysAwake, 1000 * MILLISECOND);
	expect(awake.length).toBeGreaterThan(40);
	expectSameChanges(portChangesOfBareUno(delays, 1000 * MILLISECOND), awake, DELAY_STEPS);
	expectSameChanges(awake, portChangesOfPlainBoard(delaysAwake, 1000 * MILLISECOND), DELAY_STEPS);
});

test("a delay that sleeps hardly ever looks at the clock", () => {
	expect(readsTheClock(delays)).toBeLessThan(readsTheClock(delaysAwake) / 5);
});
