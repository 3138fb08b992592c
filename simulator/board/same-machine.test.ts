import { avrInstruction } from "avr8js";
import { expect, test } from "vitest";
import { bareUno } from "../fixtures/bare-uno.ts";
import delaysAwake from "../fixtures/delays-awake.hex?raw";
import interrupted from "../fixtures/interrupted.hex?raw";
import pins from "../fixtures/pins.hex?raw";
import { createPlainBoard, type PortChange, recordPort } from "../fixtures/plain-board.ts";
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

const SREG = 0x5f;
const INTERRUPTS_ON = 0x80;
/** An interrupt takes four cycles (data sheet, "Interrupt Response Time"), and two on avr8js. */
const LEFT_OUT = 2;

/** Runs plain avr8js with the cycles that it leaves out of each interrupt; how many there were. */
function runWithWholeInterrupts({ cpu }: ReturnType<typeof createPlainBoard>, untilCycle: number): number {
	let interrupts = 0;
	while (cpu.cycles < untilCycle) {
		avrInstruction(cpu);
		const before = cpu.data[SREG] ?? 0;
		cpu.tick();
		if ((before & ~(cpu.data[SREG] ?? 0) & INTERRUPTS_ON) === 0) continue;
		cpu.cycles += LEFT_OUT;
		interrupts++;
	}
	return interrupts;
}

test.each([
	["pins that are moved, some by another pin's interrupt", pins, 12_000],
	["a delay that stays awake", delaysAwake, 30],
])(
	"%s: each change at the same cycle as on plain avr8js, whose interrupts are two cycles too short",
	(_, hex, least) => {
		const [ours, theirs]: [PortChange[], PortChange[]] = [[], []];
		const plain = createPlainBoard(hex);
		const uno = bareUno(hex);
		for (const name of ["B", "C", "D"] as const) {
			recordPort(plain.ports[name], name, () => plain.cpu.cycles, theirs);
			recordPort(uno.chip.ports[name], name, () => uno.chip.cpu.cycles, ours);
		}
		expect(runWithWholeInterrupts(plain, CYCLES)).toBeGreaterThan(200);
		uno.run(CYCLES);
		expect(theirs.length).toBeGreaterThan(least);
		expect(ours).toEqual(theirs);
	},
);

/** The events without the cycle: avr8js raises timer 2's compare matches at the start of their count (board.test.ts). */
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
