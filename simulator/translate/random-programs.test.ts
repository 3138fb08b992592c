import { expect, test } from "vitest";
import { seededRandom } from "../checks/seeded-random.ts";
import { bareUno } from "../fixtures/bare-uno.ts";
import { interpreted, translated, translatedBy } from "../fixtures/processors.ts";
import { randomProgram } from "../fixtures/random-program.ts";
import { firstDifference } from "../fixtures/side-by-side.ts";
import { EMITTERS } from "./translate.ts";
import type { UnitWriter } from "./unit-writer.ts";

const SLICES = 30;
const LONGEST_SLICE = 2000;

/** From one cycle on, so that every instruction is once the last of a slice. */
function slicesOf(seed: number): number[] {
	const random = seededRandom(seed);
	return Array.from({ length: SLICES }, () => Math.ceil(LONGEST_SLICE ** random()));
}

test("random programs with interrupts, hooks and ruined stacks are the same machine translated and interpreted", () => {
	const differences: string[] = [];
	for (let seed = 0; seed < 60; seed++) {
		const found = firstDifference(randomProgram(seed), translated, slicesOf(seed));
		if (found) differences.push(`program ${seed}, ${found}`);
	}
	expect(differences).toEqual([]);
});

test("the random programs are worth comparing: most run on, and take interrupts", () => {
	const runs = Array.from({ length: 20 }, (_, seed) => {
		const uno = bareUno(randomProgram(seed), interpreted);
		let interrupts = 0;
		const { cpu } = uno.chip;
		const tick = cpu.tick.bind(cpu);
		cpu.tick = () => {
			interrupts++;
			tick();
		};
		uno.run(20_000);
		return { interrupts, crashed: uno.health.crashes + uno.health.restarts > 0 };
	});
	expect(runs.filter(({ crashed }) => !crashed).length).toBeGreaterThan(5);
	expect(runs.filter(({ interrupts }) => interrupts > 10).length).toBeGreaterThan(5);
});

const as = (op: number) => (writer: UnitWriter) => EMITTERS[op]?.(writer);
const spending = (op: number, cycles: number) => (writer: UnitWriter) => {
	writer.spend(cycles);
	EMITTERS[op]?.(writer);
};

/** Mistakes in the translation of one operation, by its number: another one instead, or one cycle too many. */
const PLANTED: readonly (readonly [string, number, (writer: UnitWriter) => void])[] = [
	["ADC without the carry", 4, as(3)],
	["SBC without the carry", 6, as(5)],
	["CPC without the zero flag's rule", 12, as(11)],
	["SBCI without the carry", 17, as(16)],
	["AND for OR", 8, as(7)],
	["NEG for COM", 20, as(21)],
	["DEC for INC", 22, as(23)],
	["ROR without the carry", 25, as(24)],
	["ASR without the sign", 26, as(24)],
	["ADIW for SBIW", 29, as(28)],
	["MUL for MULS", 66, as(31)],
	["a swap left out", 27, as(2)],
	["BRBC for BRBS", 37, as(38)],
	["CPSE that never skips", 13, as(2)],
	["SBRS for SBRC", 51, as(52)],
	["SBIS for SBIC", 59, as(60)],
	["LD without the step", 42, as(41)],
	["ST without the step", 45, as(44)],
	["LPM without the step", 54, as(53)],
	["POP left out", 48, as(2)],
	["RETI that leaves interrupts off", 63, as(36)],
	["SEI left out", 61, as(2)],
	["CBI for SBI", 58, as(57)],
	["OUT left out", 50, as(2)],
	["BLD left out", 56, as(2)],
	["a cycle too many in MOV", 10, spending(10, 1)],
	["a cycle too few in LDI", 14, spending(14, -1)],
	["a cycle too many in RJMP", 32, spending(32, 1)],
	[
		"an interrupt that waits overlooked by OUT",
		50,
		(writer) => {
			writer.stopIfInterrupted = () => undefined;
			EMITTERS[50]?.(writer);
		},
	],
	[
		"registers not written before a hook",
		50,
		(writer) => {
			const { state } = writer;
			state.settle = () => undefined;
			EMITTERS[50]?.(writer);
			Reflect.deleteProperty(state, "settle");
		},
	],
];

test.each(PLANTED)("a planted bug is caught: %s", (_, op, emit) => {
	const processor = translatedBy({ ...EMITTERS, [op]: emit });
	const caught = Array.from({ length: 25 }, (_, seed) => seed).some(
		(seed) => firstDifference(randomProgram(seed), processor, slicesOf(seed)) !== undefined,
	);
	expect(caught).toBe(true);
});
