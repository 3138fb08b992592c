import { avrInstruction } from "avr8js";
import { expect, test } from "vitest";
import { bareUno } from "../fixtures/bare-uno.ts";
import interrupted from "../fixtures/interrupted.hex?raw";
import { createPlainBoard } from "../fixtures/plain-board.ts";
import reckoning from "../fixtures/reckoning.hex?raw";

const CYCLES = 3_000_000;
const REGISTERS = 32;
/** avr8js leaves the half-carry flag out of some instructions (see execute.test.ts); the compiler keeps flags in r0. */
const HALF_CARRY = 0x20;
const STACK_POINTER = [0x5d, 0x5e];
const RAM = [0x100, 0x900] as const;

interface Machine {
	readonly cpu: { readonly data: Uint8Array; readonly cycles: number; readonly pc: number };
	readonly ports: { readonly D: { addListener(listener: (value: number) => void): void } };
}

/** At each change of port D: the cycle, what it shows, the program counter, the registers and the stack pointer. */
function watch({ cpu, ports }: Machine): string[] {
	const seen: string[] = [];
	ports.D.addListener((value) => {
		const registers = [...cpu.data.subarray(0, REGISTERS), ...STACK_POINTER.map((at) => cpu.data[at])];
		const [first = 0, ...others] = registers;
		seen.push([cpu.cycles, value, cpu.pc, first & ~HALF_CARRY, ...others].join(" "));
	});
	return seen;
}

function run({ cpu }: ReturnType<typeof createPlainBoard>, untilCycle: number): void {
	while (cpu.cycles < untilCycle) {
		avrInstruction(cpu);
		cpu.tick();
	}
}

/** The same program on plain avr8js and here, and what each was seen to do. */
function sideBySide(program: string) {
	const plain = createPlainBoard(program);
	const theirs = watch(plain);
	run(plain, CYCLES);
	const uno = bareUno(program);
	const ours = watch(uno.chip);
	uno.run(CYCLES);
	return { plain, theirs, uno, ours };
}

test("a program leaves the same registers at the same cycles as on plain avr8js, and the same memory at the end", () => {
	const { plain, theirs, uno, ours } = sideBySide(reckoning);
	expect(theirs.length).toBeGreaterThan(100);
	expect(ours).toEqual(theirs);
	expect([uno.chip.cpu.pc, uno.chip.cpu.cycles]).toEqual([plain.cpu.pc, plain.cpu.cycles]);
	expect([...uno.chip.cpu.data.subarray(...RAM)]).toEqual([...plain.cpu.data.subarray(...RAM)]);
});

/** What was seen without the cycle: an interrupt takes four cycles (data sheet, "Interrupt Response Time"), and two on avr8js. */
function withoutTime(seen: readonly string[]): string[] {
	return seen.map((line) => line.slice(line.indexOf(" ") + 1));
}

test("a program that is interrupted has the same registers at each of its outputs as on plain avr8js", () => {
	const { theirs, ours } = sideBySide(interrupted);
	const both = Math.min(ours.length, theirs.length);
	expect(both).toBeGreaterThan(100);
	expect(Math.abs(ours.length - theirs.length)).toBeLessThan(0.05 * both);
	expect(withoutTime(ours).slice(0, both)).toEqual(withoutTime(theirs).slice(0, both));
});
