import { describe, expect, test } from "vitest";
import { portChangesOfBareUno } from "../fixtures/bare-uno.ts";
import pwm from "../fixtures/pwm.hex?raw";
import timer1 from "../fixtures/timer1.hex?raw";
import tones from "../fixtures/tones.hex?raw";

/**
 * The data sheet's arithmetic (DS40002061A, "Modes of Operation" of the timers): with a divider N, in cycles,
 * fast PWM repeats after N · (TOP + 1) and is on for N · (OCR + 1); phase correct PWM repeats after N · 2 · TOP and is on for
 * N · 2 · OCR; CTC moves a pin every N · (OCR + 1). A second witness for what simavr gets wrong (golden-traces.test.ts).
 */
const fast = (n: number, top: number, ocr: number) => ({ period: n * (top + 1), on: n * (ocr + 1) });
const phase = (n: number, top: number, ocr: number) => ({ period: n * 2 * top, on: n * 2 * ocr });

const MILLISECOND = 16_000;
/** An edge is seen at the end of an instruction; an interrupt beside another one waits for it. */
const INSTRUCTION = 4;
const INTERRUPT = 130;

interface Edge {
	readonly cycle: number;
	readonly high: boolean;
}

/** A pin's edges within a time, in milliseconds. */
function edgesOf(hex: string, [from, to]: readonly [number, number], pin: string): Edge[] {
	const bit = 1 << Number(pin[1]);
	const port = portChangesOfBareUno(hex, to * MILLISECOND).filter((change) => change.port === pin[0]);
	return port
		.filter(({ value }, at) => ((value ^ (port[at - 1]?.value ?? 0)) & bit) !== 0)
		.map(({ cycle, value }) => ({ cycle, high: (value & bit) !== 0 }))
		.filter(({ cycle }) => cycle >= from * MILLISECOND);
}

/** What lies between neighbours. */
const gaps = (cycles: readonly number[]) => cycles.slice(1).map((cycle, at) => cycle - (cycles[at] ?? 0));

function expectAll(lengths: readonly number[], expected: number, tolerance: number) {
	expect(lengths.length).toBeGreaterThan(0);
	for (const length of lengths)
		expect(Math.abs(length - expected), `${length}, not ${expected}`).toBeLessThanOrEqual(tolerance);
}

describe("PWM by the data sheet's formulas", () => {
	// analogWrite() of 20 to 220: timers 0 (fast) and 2 and 1 with 8 bits (phase correct), all divided by 64.
	test.each<[string, string, readonly [number, number], string, { period: number; on: number }]>([
		["pin 3", pwm, [4, 20], "D3", phase(64, 255, 20)],
		["pin 5", pwm, [2, 20], "D5", fast(64, 255, 60)],
		["pin 6", pwm, [2, 20], "D6", fast(64, 255, 100)],
		["pin 9", pwm, [2, 20], "B1", phase(64, 255, 140)],
		["pin 9, written anew", pwm, [24, 60], "B1", phase(64, 255, 77)],
		["pin 10", pwm, [2, 20], "B2", phase(64, 255, 180)],
		["pin 11", pwm, [2, 20], "B3", phase(64, 255, 220)],
		["timer 1, fast", timer1, [30, 82], "B1", fast(8, 39_999, 3000)],
		["timer 1, fast, written anew", timer1, [84, 114], "B1", fast(8, 39_999, 9000)],
		["timer 1, fast, the other pin", timer1, [30, 114], "B2", fast(8, 39_999, 20_000)],
		["timer 1, phase and frequency correct", timer1, [118, 143], "B1", phase(8, 5000, 1250)],
		["timer 1, the same, inverted", timer1, [118, 143], "B2", phase(8, 5000, 5000 - 4000)],
	])("%s", (_, hex, times, pin, { period, on }) => {
		const edges = edgesOf(hex, times, pin);
		const rises = edges.filter(({ high }) => high).map(({ cycle }) => cycle);
		expectAll(gaps(rises), period, INSTRUCTION);
		const lengths = edges.flatMap(({ cycle, high }, at) => {
			const next = edges[at + 1];
			return high && next ? [next.cycle - cycle] : [];
		});
		expectAll(lengths, on, INSTRUCTION);
	});
});

describe("tones by the data sheet's formulas", () => {
	// tone() takes the smallest divider with which OCR2A fits into 8 bits: 16 MHz / (2 · N · hertz) - 1.
	test.each<[string, readonly [number, number], string, number]>([
		["440 Hz: N = 128, OCR2A = 141", [1, 29], "B0", 128 * 142],
		["1000 Hz: N = 32, OCR2A = 249", [51, 70], "B0", 32 * 250],
		["31 Hz: N = 1024, OCR2A = 251", [80, 145], "D4", 1024 * 252],
	])("%s", (_, times, pin, half) => {
		expectAll(gaps(edgesOf(tones, times, pin).map(({ cycle }) => cycle)), half, INTERRUPT);
	});

	test("CTC moves timer 1's pin after each count of 625", () => {
		expectAll(gaps(edgesOf(timer1, [11, 25], "B1").map(({ cycle }) => cycle)), 64 * 625, INSTRUCTION);
	});
});
