import type { DebugInfo } from "#domain/bench/debug-info.ts";
import type { ChipCpu } from "../board/chip-cpu.ts";
import type { EventQueue } from "../board/event-queue.ts";
import { execute, limitOf } from "../board/execute.ts";
import { isSleepOrBreak, type Program } from "../board/program.ts";
import type { Processor } from "../translate/processor.ts";
import { frameBase, functionAt } from "./frame-base.ts";
import { readValues, type ValueRow } from "./read-values.ts";

/** Where the program is paused: before this line. */
export interface Halt {
	line: number;
	function: string;
	values: ValueRow[];
}

/** How far it runs: on to a breakpoint; to the next line of this or a calling function; to the next line anywhere. */
export type Stride = "run" | "over" | "into";

interface Stop {
	address: number;
	line: number;
	frame: number;
}

/**
 * Runs a program up to lines of its sketch. Stops cost nothing: a copy of the program has BREAK where it is to stop, which
 * ends the interpreter's run as SLEEP does. It is interpreted always: a translated program has no stops.
 */
export class DebugSession {
	/** The program has reached a stop, and waits. */
	halted = false;
	private readonly info: DebugInfo;
	private readonly lineAt: ReadonlyMap<number, number>;
	private breakpoints: ReadonlySet<number> = new Set();
	private stride: Stride = "run";
	/** Where the present stride began; null: any line ends it. */
	private began: Stop | null = null;
	/** The stop at which the program is: it is not stopped there again before the instruction has been executed. */
	private leaving: Stop | null = null;
	private armed: Uint8Array | undefined;
	private cpu: ChipCpu | undefined;

	constructor(info: DebugInfo) {
		this.info = info;
		this.lineAt = new Map(info.lines);
	}

	/** Stops before these lines from now on; a line without code counts as the next one that has some. */
	setBreakpoints(lines: readonly number[]): void {
		this.breakpoints = new Set(lines.flatMap((line) => addressesOf(this.info, line)));
		this.armed = undefined;
	}

	/** Continues from a stop. */
	go(stride: Stride): void {
		this.stride = stride;
		this.began = this.halted ? this.leaving : null;
		this.halted = false;
		this.armed = undefined;
	}

	/** Stops before the next line that the program comes to. */
	pause(): void {
		this.stride = "into";
		this.began = null;
		this.armed = undefined;
	}

	/** The board was switched off and on. */
	restart(): void {
		this.halted = false;
		this.leaving = null;
		this.began = null;
	}

	/** Where it is halted. */
	halt(): Halt | null {
		if (!this.halted || !this.leaving || !this.cpu) return null;
		const { address, line } = this.leaving;
		return {
			line,
			function: functionAt(this.info, address)?.name ?? "",
			values: readValues(this.info, this.cpu.data, address),
		};
	}

	/** What runs the instructions of a board with this session: for `createUno`. */
	readonly processor = (program: Program, queue: EventQueue): Processor => {
		const session = this;
		return {
			translations: 0,
			get halted() {
				return session.halted;
			},
			run: (cpu, until) => this.run(program, queue, cpu, until),
		};
	};

	private run(program: Program, queue: EventQueue, cpu: ChipCpu, until: number): void {
		this.cpu = cpu;
		this.armed ??= this.arm(program);
		const armed = { ...program.decoded, op: this.armed };
		while (!this.halted && cpu.cycles < limitOf(cpu, queue, until)) {
			const here = this.stopAt(cpu);
			if (here && this.isAt(here)) {
				if (isSleepOrBreak(program.words[cpu.pc] ?? 0)) return;
				execute(cpu, program.decoded, queue, cpu.cycles + 1);
				this.leaving = null;
				continue;
			}
			execute(cpu, armed, queue, until);
			if (cpu.cycles >= limitOf(cpu, queue, until)) return;
			const reached = this.armed[cpu.pc] === 0 ? this.stopAt(cpu) : null;
			if (!reached) return;
			this.leaving = reached;
			this.halted = this.isEnd(reached);
		}
	}

	private stopAt({ pc, data }: ChipCpu): Stop | null {
		const address = 2 * pc;
		const line = this.lineAt.get(address);
		const inside = line === undefined ? undefined : functionAt(this.info, address);
		return line !== undefined && inside ? { address, line, frame: frameBase(inside, address, data) } : null;
	}

	private isAt({ address, frame }: Stop): boolean {
		return this.leaving?.address === address && this.leaving.frame === frame;
	}

	/** Whether the stride ends here. */
	private isEnd({ address, line, frame }: Stop): boolean {
		if (this.breakpoints.has(address)) return true;
		if (this.stride === "run") return false;
		if (!this.began) return true;
		if (frame < this.began.frame) return this.stride === "into";
		return frame > this.began.frame || line !== this.began.line || address === this.began.address;
	}

	/** The instructions' numbers, with BREAK wherever the stride may end. */
	private arm({ decoded }: Program): Uint8Array {
		const op = decoded.op.slice();
		const stops = this.stride === "run" ? this.breakpoints : this.lineAt.keys();
		for (const address of stops) op[address / 2] = 0;
		for (const address of this.breakpoints) op[address / 2] = 0;
		return op;
	}
}

/** Where a line of each function begins. */
function addressesOf({ functions, lines }: DebugInfo, wanted: number): number[] {
	const next = Math.min(...lines.map(([, line]) => line).filter((line) => line >= wanted));
	return functions.flatMap(({ body, to }) => {
		const first = lines.find(([address, line]) => line === next && address >= body && address < to);
		return first ? [first[0]] : [];
	});
}
