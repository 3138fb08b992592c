import type { ChipCpu } from "../board/chip-cpu.ts";
import type { EventQueue } from "../board/event-queue.ts";
import { execute, limitOf } from "../board/execute.ts";
import { NZS } from "../board/flags.ts";
import type { Program } from "../board/program.ts";
import {
	DATA_SPACE,
	LAYOUT,
	OWN,
	RAM_FIRST,
	READ_HOOK,
	REGISTERS,
	SPH,
	SPL,
	SREG,
	TCNT0,
	TIFR0,
	WRITE_HOOK,
} from "./memory-layout.ts";
import { OP } from "./operations.ts";
import type { Translation } from "./translate.ts";
import type { WasmCompiled, WasmMemory, webAssembly } from "./web-assembly.ts";

/** A stay in the module lasts this many cycles at most: a recursion of the sketch is one of the native stack. */
const LONGEST_STAY = 8192;
/** What is in no block is interpreted for this many cycles at a time. */
const UNKNOWN_CYCLES = 64;
const MOST_MISSED = 200;
/** More than any budget: see `LAYOUT.steadyAbove`. */
const NEVER = 0x7fff_ffff;
const BEHIND_THE_LAST_WORD = 0x1_0000;

/** What is hooked on a chip, as input of `translate`. */
export function hooksOf(cpu: ChipCpu): (address: number) => number {
	return (address) => {
		if (address >= RAM_FIRST) return 0;
		return (cpu.readHooks[address] ? READ_HOOK : 0) | (cpu.writeHooks[address] ? WRITE_HOOK : 0);
	};
}

/** The memory for a program's translations, with the tables that all of them share. */
export function memoryFor(
	host: NonNullable<typeof webAssembly>,
	{ words }: Program,
	{ pages }: Translation,
	hooksAt: (address: number) => number,
): WasmMemory {
	const memory = new host.Memory({ initial: pages });
	const bytes = new Uint8Array(memory.buffer);
	bytes.set(NZS, LAYOUT.nzs);
	for (let address = 0; address < RAM_FIRST; address++)
		bytes[LAYOUT.hooks + address] = isOwn(address) ? OWN : hooksAt(address);
	bytes.set(new Uint8Array(words.buffer, words.byteOffset, BEHIND_THE_LAST_WORD), LAYOUT.flash);
	return memory;
}

/** What the translation keeps in locals within a block. */
function isOwn(address: number): boolean {
	return address < REGISTERS || address === SPL || address === SPH || address === SREG;
}

/**
 * A translated program at work. `run` has the contract of `execute`, to the last byte and cycle; the interpreter does what
 * the module cannot: the last instructions before an event, and code in no block.
 */
export class TranslatedProgram {
	/** Addresses in no block at which the interpreter had to begin, and how many cycles that took. */
	readonly missed = new Set<number>();
	missedCycles = 0;
	private missing = false;
	private readonly program: Program;
	private readonly queue: EventQueue;
	private readonly rest: Uint16Array;
	private readonly memory: WasmMemory;
	private readonly cells: Int32Array;
	private readonly enter: (pc: number, left: number) => number;
	private cpu: ChipCpu | undefined;
	/** The cycle at which the budget will be spent. */
	private end = 0;
	/** The cycle at which the stay is over, whatever the events say. */
	private stayEnd = 0;
	private until = 0;

	constructor(
		host: NonNullable<typeof webAssembly>,
		module: WasmCompiled,
		{
			program,
			queue,
			translation,
			memory,
		}: { program: Program; queue: EventQueue; translation: Translation; memory: WasmMemory },
	) {
		this.program = program;
		this.queue = queue;
		this.rest = translation.rest;
		this.memory = memory;
		this.cells = new Int32Array(memory.buffer);
		new Uint32Array(memory.buffer, LAYOUT.dispatch).set(translation.dispatch);
		const { exports } = new host.Instance(module, {
			host: {
				memory,
				write: (address: number, value: number, mask: number, pc: number, left: number) => {
					const cpu = this.at(pc, left);
					const { next } = queue;
					const pending = cpu.nextInterrupt;
					cpu.writeData(address, value, mask);
					this.cells[LAYOUT.steadyAbove >> 2] = NEVER;
					return this.budgetAfter(cpu, left, next, pending);
				},
				read: (address: number, pc: number, left: number) => {
					const cpu = this.at(pc, left);
					const { next } = queue;
					const pending = cpu.nextInterrupt;
					this.cells[LAYOUT.value >> 2] = cpu.readData(address);
					const budget = this.budgetAfter(cpu, left, next, pending);
					if (address === TCNT0 || address === TIFR0) this.noteTimer0(cpu);
					return budget;
				},
				step: (pc: number, left: number) => {
					const cpu = this.at(pc, left);
					execute(cpu, program.decoded, queue, cpu.cycles + 1);
					return this.budget(cpu);
				},
			},
		});
		this.enter = exports.enter as (pc: number, left: number) => number;
	}

	run(cpu: ChipCpu, until: number): void {
		const { rest, program, queue } = this;
		const { decoded } = program;
		if (cpu !== this.cpu) {
			cpu.moveData(this.memory.buffer, DATA_SPACE);
			this.cpu = cpu;
		}
		this.until = until;
		for (;;) {
			const limit = limitOf(cpu, queue, until);
			const from = cpu.cycles;
			const { pc } = cpu;
			if (from >= limit || decoded.op[pc] === OP.stop) return;
			const known = rest[pc] ?? 0;
			if (known > 0 && limit - from >= known) {
				this.stay(cpu);
				if (cpu.cycles !== from) continue;
			}
			execute(cpu, decoded, queue, Math.min(until, cpu.cycles + (known > 0 ? known : UNKNOWN_CYCLES)));
			if (known === 0) {
				// Only where such code begins: in its midst a piece may end at any instruction.
				if (!this.missing && this.missed.size < MOST_MISSED) this.missed.add(pc);
				this.missedCycles += cpu.cycles - from;
			}
			this.missing = known === 0;
		}
	}

	/** Runs in the module as long as it can; not at all where no block begins. */
	private stay(cpu: ChipCpu): void {
		this.stayEnd = cpu.cycles + LONGEST_STAY;
		const left = this.budget(cpu);
		const pc = this.enter(cpu.pc, left);
		cpu.pc = pc;
		cpu.cycles = this.end - (this.cells[LAYOUT.left >> 2] ?? 0);
	}

	/** The chip as it is before the instruction at an address, with so much of the budget left. */
	private at(pc: number, left: number): ChipCpu {
		const { cpu } = this;
		if (!cpu) throw new Error("no chip runs");
		cpu.pc = pc;
		cpu.cycles = this.end - left;
		return cpu;
	}

	/**
	 * The budget after a hook: what was left before it, where nothing that limits it has changed since. That is usual: a
	 * pin is moved, or a timer is read. `next` and `pending` are the next event and interrupt before it.
	 */
	private budgetAfter(cpu: ChipCpu, left: number, next: number, pending: number): number {
		const same = pending < 0 && cpu.nextInterrupt < 0 && this.queue.next === next;
		return same && cpu.cycles === this.end - left ? left : this.budget(cpu);
	}

	/** What `readTimer0` needs until the budget or a register changes. */
	private noteTimer0({ timer0 }: ChipCpu): void {
		if (!timer0?.steadyUntil) return;
		this.cells[LAYOUT.steadyAbove >> 2] = this.end - timer0.steadyUntil;
		this.cells[LAYOUT.countFrom >> 2] = this.end - timer0.zeroAt;
		this.cells[LAYOUT.countShift >> 2] = Math.log2(timer0.divider);
	}

	/** The budget from now on; notes whether an interrupt is pending. */
	private budget(cpu: ChipCpu): number {
		this.cells[LAYOUT.pending >> 2] = cpu.nextInterrupt >= 0 ? 1 : 0;
		const limit = Math.min(limitOf(cpu, this.queue, this.until), this.stayEnd);
		const left = Math.max(0, Math.ceil(limit - cpu.cycles));
		this.end = cpu.cycles + left;
		this.cells[LAYOUT.steadyAbove >> 2] = NEVER;
		return left;
	}
}
