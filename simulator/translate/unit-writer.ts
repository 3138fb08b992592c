// biome-ignore-all lint/style/noNonNullAssertion: every index lies within its table
import type { DecodedProgram } from "../board/decode.ts";
import { BlockState } from "./block-state.ts";
import type { Block, Unit } from "./blocks.ts";
import { GLOBAL, INTERRUPTS, LAYOUT, OWN_FUNCTIONS, SREG } from "./memory-layout.ts";
import { cyclesOf } from "./operations.ts";
import { WASM, WasmCode } from "./wasm-code.ts";

/** The block to begin with, which a jump back sets too; and the budget. The temporaries of a block follow. */
export const [ENTRY, LEFT] = [0, 1];
const FIRST_TEMPORARY = 2;

/** What the translation of one instruction must know of the rest. */
export interface Surroundings {
	readonly program: DecodedProgram;
	/** `READ_HOOK`, `WRITE_HOOK` and `OWN` of an address below the RAM. */
	hooksAt(address: number): number;
	/** The function and the block that begin at an address; undefined where none does. */
	unitOf(pc: number): { readonly function: number; readonly block: number } | undefined;
}

/**
 * Writes the function of one unit. Its parameter is the number of the block to begin with; it returns the address at which
 * the run continues. A call is a call of WebAssembly; the returned address is authoritative, and where it is not the one after
 * the call, the caller returns it in turn. So the native stack is never more than a shortcut.
 */
export class UnitWriter {
	readonly code = new WasmCode();
	readonly surroundings: Surroundings;
	state: BlockState;
	/** The instruction that is being written. */
	pc = 0;
	private readonly unit: Unit;
	private readonly indexOf: ReadonlyMap<number, number>;
	/** The block that is being written, and which of its instructions. */
	private block: Block;
	private index = 0;
	private at = 0;
	private temporaries = 0;
	private mostTemporaries = 0;

	constructor(unit: Unit, surroundings: Surroundings) {
		this.unit = unit;
		this.surroundings = surroundings;
		this.indexOf = new Map(unit.map((block, index) => [block.instructions[0]!, index]));
		this.block = unit[0]!;
		this.state = this.freshState();
	}

	/** Locals beside the parameter. */
	get locals(): number {
		return FIRST_TEMPORARY - 1 + this.mostTemporaries;
	}

	/** Writes all blocks: one loop whose `br_table` leads to each, and forward jumps straight to theirs. */
	write(instruction: (writer: UnitWriter) => void): void {
		const { code, unit } = this;
		this.regainLeft();
		code.open(WASM.loop);
		for (const _ of unit) code.open(WASM.block);
		code.get(ENTRY).op(WASM.brTable);
		code.count(unit.length);
		for (let index = 0; index <= unit.length; index++) code.count(Math.min(index, unit.length - 1));
		unit.forEach((block, index) => {
			code.end();
			this.begin(block, index);
			for (const [at, pc] of block.instructions.entries()) {
				this.at = at;
				this.pc = pc;
				instruction(this);
			}
		});
		code.end().op(WASM.unreachable);
	}

	private begin(block: Block, index: number): void {
		const { code } = this;
		this.block = block;
		this.index = index;
		this.at = 0;
		this.temporaries = 0;
		this.state = this.freshState();
		code.get(LEFT).num(block.cyclesBeforeLast).op(WASM.leS).open(WASM.if);
		code.get(LEFT).num(block.instructions[0]!).call(OWN_FUNCTIONS.exit).op(WASM.return);
		code.end();
		code.get(LEFT).num(block.cycles).op(WASM.sub).set(LEFT);
	}

	private freshState(): BlockState {
		return new BlockState(this.code, () => {
			this.temporaries++;
			this.mostTemporaries = Math.max(this.mostTemporaries, this.temporaries);
			return FIRST_TEMPORARY + this.temporaries - 1;
		});
	}

	get operation(): number {
		return this.surroundings.program.op[this.pc]!;
	}

	/** The instruction's operands, as `DecodedProgram` has them. */
	get operands(): { readonly a: number; readonly b: number; readonly c: number } {
		const { a, b, c } = this.surroundings.program;
		return { a: a[this.pc]!, b: b[this.pc]!, c: c[this.pc]! };
	}

	/** The address behind the instruction. */
	get next(): number {
		return this.pc + this.surroundings.program.size[this.pc]!;
	}

	get isLast(): boolean {
		return this.at === this.block.instructions.length - 1;
	}

	/** Base cycles of the block's instructions from this one on, or from the next one on. */
	cyclesFrom(where: "here" | "next"): number {
		const { op } = this.surroundings.program;
		const rest = this.block.instructions.slice(where === "here" ? this.at : this.at + 1);
		return rest.reduce((sum, pc) => sum + cyclesOf(op[pc]!), 0);
	}

	/** Puts the budget as it is before this instruction on the stack; `spent` are its own cycles so far. */
	pushLeft(spent = 0): void {
		const { code } = this;
		code.get(LEFT);
		const later = this.cyclesFrom("here") - spent;
		if (later !== 0) code.num(later).op(WASM.add);
	}

	/** Pops the budget from the stack, as pushed by `pushLeft` and changed by a hook. */
	takeLeft(spent = 0): void {
		const { code } = this;
		const later = this.cyclesFrom("here") - spent;
		if (later !== 0) code.num(later).op(WASM.sub);
		code.set(LEFT);
	}

	/** Leaves the module before this instruction, for the interpreter to continue with it. */
	bail(): void {
		this.state.flush();
		this.pushLeft();
		this.code.num(this.pc).call(OWN_FUNCTIONS.exit).op(WASM.return);
	}

	/**
	 * Leaves the module behind this instruction where the budget, just changed, ends before the block does. Everything that
	 * changed before this instruction is in memory already; `writeRest` writes what it changed itself.
	 */
	leaveIfSpent(writeRest: () => void): void {
		const { code } = this;
		const later = this.cyclesFrom("next");
		const { op } = this.surroundings.program;
		const last = this.block.instructions.at(-1)!;
		const beforeLast = later === 0 ? 0 : later - cyclesOf(op[last]!);
		code.get(LEFT);
		if (later !== 0) code.num(later).op(WASM.add);
		code.num(beforeLast).op(WASM.leS).open(WASM.if);
		writeRest();
		code.get(LEFT);
		if (later !== 0) code.num(later).op(WASM.add);
		code.num(this.next).call(OWN_FUNCTIONS.exit).op(WASM.return);
		code.end();
	}

	/** Spends cycles beyond the base ones. */
	spend(cycles: number): void {
		this.code.get(LEFT).num(cycles).op(WASM.sub).set(LEFT);
	}

	/** Gives up the budget where an interrupt waits and the I flag is set. */
	stopIfInterrupted(): void {
		const { code } = this;
		code.load8At(SREG).num(INTERRUPTS).op(WASM.and).open(WASM.if);
		code.load8At(LAYOUT.pending).open(WASM.if);
		code.get(LEFT).getGlobal(GLOBAL.returned).op(WASM.add).setGlobal(GLOBAL.returned);
		code.num(0).set(LEFT);
		code.end().end();
	}

	/** Jumps to an address: in this unit where there is such a block. Everything must be in memory. */
	goTo(pc: number): void {
		const { code, unit } = this;
		const index = this.indexOf.get(pc);
		if (index === undefined) {
			this.leave(() => code.num(pc));
			return;
		}
		// The loop was opened first, then the blocks from the last one to the first.
		if (index > this.index) {
			const follows = index === this.index + 1 && code.depth === unit.length - this.index;
			if (!follows) code.branchTo(unit.length - index);
			return;
		}
		code.num(index).set(ENTRY).branchTo(0);
	}

	/** Puts the budget where other functions find it, and takes it back from there. */
	giveLeft(): void {
		this.code.get(LEFT).setGlobal(GLOBAL.left);
	}

	regainLeft(): void {
		this.code.getGlobal(GLOBAL.left).set(LEFT);
	}

	/** Leaves the unit with the address that `push` puts on the stack. */
	leave(push: () => void): void {
		this.giveLeft();
		push();
		this.code.op(WASM.return);
	}
}
