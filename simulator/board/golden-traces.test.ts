import { describe, expect, test } from "vitest";
import { portChangesOfBareUno } from "../fixtures/bare-uno.ts";
import delays from "../fixtures/delays.hex?raw";
import delaysAwake from "../fixtures/delays-awake.hex?raw";
import pins from "../fixtures/pins.hex?raw";
import type { PortChange } from "../fixtures/plain-board.ts";
import timer1 from "../fixtures/timer1.hex?raw";
import tones from "../fixtures/tones.hex?raw";
import delaysTrace from "../fixtures/traces/delays.json" with { type: "json" };
import delaysAwakeTrace from "../fixtures/traces/delays-awake.json" with { type: "json" };
import pinsTrace from "../fixtures/traces/pins.json" with { type: "json" };
import timer1Trace from "../fixtures/traces/timer1.json" with { type: "json" };
import tonesTrace from "../fixtures/traces/tones.json" with { type: "json" };
import waitsTrace from "../fixtures/traces/waits.json" with { type: "json" };
import waits from "../fixtures/waits.hex?raw";

interface Trace {
	milliseconds: number;
	/** The cycles at which each pin toggles, from low at power-on. */
	toggles: Record<string, number[]>;
}

const NEAR_CYCLES = 32;
const NEAR_SHARE = 0.001;
/**
 * Exceptions, in cycles. `delays`: delay() ends on a step of micros(), 64 cycles, and simavr takes the interrupts in between
 * at other moments. `pins`: an edge near the clock's interrupt is before it in one and after it in the other.
 *
 * Left out, because simavr 1.6 departs from the data sheet (DS40002061A):
 * - `pwm`: its 8-bit timers move no pin in PWM modes; there is nothing to compare.
 * - `timer1` beyond 84 ms: a compare value written in fast PWM never reaches the pin in it; it does at the bottom
 *   (table 16-4, update of OCR1x), and its phase correct mode counts upwards only.
 * - the length of a serial byte.
 * The first two have two other witnesses: the data sheet's formulas (formulas.test.ts) and plain avr8js (board.test.ts).
 */
const EXCEPTIONS: Readonly<Record<string, number>> = { delays: 200, "delays-awake": 200, pins: 120 };

type EdgeIndexes = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
/**
 * Edges of simavr's that a chip does not have, by index. `timer1`: it raises a pin as soon as fast PWM is chosen; the data
 * sheet has it rise when the counter wraps from TOP to BOTTOM ("Fast PWM Mode"), a period later. `tones`: see below.
 */
const INVENTED: EdgeIndexes = {
	timer1: { B1: [6, 7], B2: [0, 1] },
	tones: { B0: [25] },
};
/**
 * Edges of a chip that simavr does not have, by index. `tones`: a compare flag that is set before its interrupt is allowed
 * raises none in it, so that the first edge of each tone is missing and the last is late or missing; the flag stays until
 * the interrupt runs (description of TIFR2).
 */
const MISSING: EdgeIndexes = {
	tones: { B0: [0, 26, 67, 68], D4: [0, 5] },
};

/** The cycles at which each pin of the ports toggles: `D4`. */
function togglesOf(changes: readonly PortChange[]): Record<string, number[]> {
	const last = new Map<string, number>();
	const toggles: Record<string, number[]> = {};
	for (const { port, value, cycle } of changes) {
		const changed = (last.get(port) ?? 0) ^ value;
		last.set(port, value);
		for (let bit = 0; bit < 8; bit++) {
			if (((changed >> bit) & 1) === 0) continue;
			const pin = `${port}${bit}`;
			toggles[pin] = [...(toggles[pin] ?? []), cycle];
		}
	}
	return toggles;
}

describe("pins move as in simavr, each edge within 0.1 % or 32 cycles", () => {
	test.each<[string, string, Trace]>([
		["pins", pins, pinsTrace],
		["waits", waits, waitsTrace],
		["timer1", timer1, timer1Trace],
		["tones", tones, tonesTrace],
		["delays", delays, delaysTrace],
		["delays-awake", delaysAwake, delaysAwakeTrace],
	])("%s", (name, hex, trace) => {
		const end = trace.milliseconds * 16_000;
		const near = (cycle: number) => Math.max(EXCEPTIONS[name] ?? NEAR_CYCLES, cycle * NEAR_SHARE);
		const ours = togglesOf(portChangesOfBareUno(hex, end + near(end)));
		expect(Object.keys(ours).toSorted()).toEqual(Object.keys(trace.toggles).toSorted());
		for (const [pin, traced] of Object.entries(trace.toggles)) {
			const cycles = traced.filter((_, at) => !INVENTED[name]?.[pin]?.includes(at));
			const own = ours[pin]?.filter((_, at) => !MISSING[name]?.[pin]?.includes(at)) ?? [];
			const off = cycles.filter((cycle, at) => Math.abs((own[at] ?? 0) - cycle) > near(cycle));
			expect(off, `${name}, pin ${pin}`).toEqual([]);
			const more = own.slice(cycles.length);
			expect(more.filter((cycle) => cycle < end - near(end))).toEqual([]);
		}
	});
});
