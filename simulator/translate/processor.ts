import type { ChipCpu } from "../board/chip-cpu.ts";
import type { EventQueue } from "../board/event-queue.ts";
import { execute } from "../board/execute.ts";
import type { Program } from "../board/program.ts";
import { type Translation, translate } from "./translate.ts";
import { hooksOf, memoryFor, TranslatedProgram } from "./translated-program.ts";
import { type WasmCompiled, type WasmMemory, webAssembly } from "./web-assembly.ts";

/** A translation costs about 10 ms: it begins to pay after 0.3 simulated seconds in which the chip was awake. */
const BUSY_CYCLES = 4_800_000;
/** Code that only pointers lead to is found while it runs: after this many interpreted cycles the program is translated again. */
const MISSED_CYCLES = 480_000;
const MOST_TRANSLATIONS = 5;

/** How many cycles are interpreted before a translation, and before a further one. */
interface Patience {
	readonly busyCycles: number;
	readonly missedCycles: number;
}

interface Compiled {
	readonly translation: Translation;
	readonly module: WasmCompiled;
	readonly entries: readonly number[];
}

/** Translations are kept with their program: a board that is switched on again has its own at once. */
const compiled = new WeakMap<Program, Compiled>();
/** The host has no WebAssembly, or its policy forbids it. */
let refused = webAssembly === undefined;

/** Runs a program's instructions: interpreted at first, translated when it keeps the chip busy. */
export interface Processor {
	/** As `execute`. */
	run(cpu: ChipCpu, until: number): void;
	/** It has reached where a debugger wants it to stop: no more instructions until that is over. */
	readonly halted: boolean;
	/** How many translations it has taken, with those that were ready. */
	readonly translations: number;
}

/** The processor of one board; its chips follow one another. */
export function createProcessor(
	program: Program,
	queue: EventQueue,
	{ busyCycles, missedCycles }: Patience = { busyCycles: BUSY_CYCLES, missedCycles: MISSED_CYCLES },
): Processor {
	let busy = 0;
	let translated: TranslatedProgram | undefined;
	let memory: WasmMemory | undefined;
	let translations = 0;

	/** Takes the program's translation, or makes one that knows these further entries. */
	function takeTranslation(cpu: ChipCpu, entries: readonly number[]): void {
		if (refused || !webAssembly || translations >= MOST_TRANSLATIONS) return;
		translations++;
		const hooksAt = hooksOf(cpu);
		try {
			const known = compiled.get(program);
			const all = [...new Set([...(known?.entries ?? []), ...entries])];
			const ready = known && all.length === known.entries.length ? known : compile(hooksAt, all);
			compiled.set(program, ready);
			memory ??= memoryFor(webAssembly, program, ready.translation, hooksAt);
			translated = new TranslatedProgram(webAssembly, ready.module, { program, queue, memory, ...ready });
		} catch (problem) {
			if (!isRefusal(problem)) throw problem;
			refused = true;
		}
	}

	function compile(hooksAt: (address: number) => number, entries: readonly number[]): Compiled {
		const translation = translate(program, hooksAt, { entries });
		if (!webAssembly) throw new Error("no WebAssembly");
		return { translation, module: new webAssembly.Module(translation.bytes), entries };
	}

	return {
		halted: false,
		get translations() {
			return translations;
		},
		run(cpu, until) {
			if (translated) {
				translated.run(cpu, until);
				if (translated.missedCycles >= missedCycles) takeTranslation(cpu, [...translated.missed]);
				return;
			}
			const before = cpu.cycles;
			execute(cpu, program.decoded, queue, until);
			busy += cpu.cycles - before;
			if (busy >= busyCycles || compiled.has(program)) takeTranslation(cpu, []);
		},
	};
}

/** A policy without 'wasm-unsafe-eval' ends in a CompileError, a lack of address space in a RangeError. */
function isRefusal(problem: unknown): boolean {
	return problem instanceof RangeError || (problem instanceof Error && problem.name === "CompileError");
}
