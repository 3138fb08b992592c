// biome-ignore-all lint/style/noNonNullAssertion: every index lies within its table
import type { Program } from "../board/program.ts";
import { type Block, findUnits } from "./blocks.ts";
import { ARITHMETIC, type Emit } from "./emit-arithmetic.ts";
import { FLOW } from "./emit-flow.ts";
import { MEMORY } from "./emit-memory.ts";
import {
	BLOCK_SHIFT,
	FIRST_UNIT,
	GLOBALS,
	LAYOUT,
	NO_BLOCK,
	OWN_FUNCTIONS,
	READ_HOOK,
	SREG,
	TYPES,
	takes,
	WRITE_HOOK,
} from "./memory-layout.ts";
import { cyclesOf, OP } from "./operations.ts";
import { supportFunctions } from "./support-functions.ts";
import { type Surroundings, UnitWriter } from "./unit-writer.ts";
import { encodeModule } from "./wasm-module.ts";

const PAGE = 0x1_0000;
/** Interrupt vectors of the ATmega328P: 26 of two words each; the first is the reset's. */
const VECTORS = Array.from({ length: 25 }, (_, vector) => 2 * (vector + 1));

/** How each operation is written, by its number in `DecodedProgram.op`. */
export type Emitters = Readonly<Record<number, Emit>>;
export const EMITTERS: Emitters = { ...ARITHMETIC, ...MEMORY, ...FLOW };

/** A program as a WebAssembly module, and what is to be known of its blocks from outside. */
export interface Translation {
	readonly bytes: Uint8Array<ArrayBuffer>;
	/** Pages of the memory the module imports. */
	readonly pages: number;
	/** What belongs at `LAYOUT.dispatch`. */
	readonly dispatch: Uint32Array;
	/** By word address of an instruction: cycles from its begin to the begin of its block's last instruction, plus 1; 0 in no block. */
	readonly rest: Uint16Array;
}

/**
 * Translates what can be reached from the vectors and from `entries`, further addresses at which the run has been seen.
 * @param hooksAt `READ_HOOK` and `WRITE_HOOK` for the registers below the RAM as they are hooked on the chip
 */
export function translate(
	{ decoded, length, entry }: Program,
	hooksAt: (address: number) => number,
	{ entries = [], emitters = EMITTERS }: { entries?: readonly number[]; emitters?: Emitters } = {},
): Translation {
	const endsBlock = (pc: number) => touchesHook(decoded.op[pc]!, decoded.b[pc]!, decoded.a[pc]!, hooksAt);
	const units = findUnits(decoded, length, [entry, ...VECTORS, ...entries], endsBlock);
	const unitsByPc = new Map<number, { function: number; block: number }>();
	const dispatch = new Uint32Array(length).fill(NO_BLOCK);
	const rest = new Uint16Array(length);
	units.forEach((unit, at) => {
		unit.forEach((block, index) => {
			const leader = block.instructions[0]!;
			unitsByPc.set(leader, { function: FIRST_UNIT + at, block: index });
			dispatch[leader] = at | (index << BLOCK_SHIFT);
			noteRest(block, decoded.op, rest);
		});
	});
	const surroundings: Surroundings = { program: decoded, hooksAt, unitOf: (pc) => unitsByPc.get(pc) };
	const functions = units.map((unit) => {
		const writer = new UnitWriter(unit, surroundings);
		writer.write((one) => writeInstruction(one, emitters));
		return { type: takes(1), locals: writer.locals, code: writer.code.bytes };
	});
	const pages = Math.ceil((LAYOUT.dispatch + 4 * length) / PAGE);
	return { pages, dispatch, rest, bytes: encode(pages, length, functions) };
}

function encode(pages: number, length: number, units: readonly { type: number; locals: number; code: number[] }[]) {
	return encodeModule({
		parameters: TYPES,
		imports: [
			{ name: "write", type: takes(5) },
			{ name: "read", type: takes(3) },
			{ name: "step", type: takes(2) },
		],
		functions: [...supportFunctions(length), ...units],
		globals: GLOBALS,
		table: units.map((_, at) => FIRST_UNIT + at),
		exported: { name: "enter", function: OWN_FUNCTIONS.enter },
		pages,
	});
}

function writeInstruction(writer: UnitWriter, emitters: Emitters): void {
	const op = writer.surroundings.program.op[writer.pc]!;
	emitters[op]!(writer);
	if (!writer.isLast || FLOW[op]) return;
	writer.state.settle();
	writer.goTo(writer.next);
}

/** Instructions behind which the budget may be another: registers with hooks, SREG, and what the interpreter does. */
function touchesHook(op: number, address: number, flag: number, hooksAt: (address: number) => number): boolean {
	if (op === OP.rare) return true;
	if (op === OP.bset) return flag === 7;
	if (op === OP.in || op === OP.lds) return (hooksAt(address) & READ_HOOK) !== 0;
	if (op === OP.out || op === OP.sts) return address === SREG || (hooksAt(address) & WRITE_HOOK) !== 0;
	return (op === OP.sbi || op === OP.cbi) && hooksAt(address) !== 0;
}

function noteRest({ instructions, cyclesBeforeLast }: Block, op: Uint8Array, rest: Uint16Array): void {
	let left = cyclesBeforeLast + 1;
	for (const pc of instructions) {
		rest[pc] = left;
		left -= cyclesOf(op[pc]!);
	}
}
