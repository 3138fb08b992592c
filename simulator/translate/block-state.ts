import { LAYOUT, SPL, SREG } from "./memory-layout.ts";
import { WASM, type WasmCode } from "./wasm-code.ts";

/** The flags of SREG by their bits. */
export const [C, Z, N, V, S, H, T, I] = [0, 1, 2, 3, 4, 5, 6, 7];
export type Flag = number;

/** A flag set in this block, as a bit of a value. */
export interface FlagSource {
	/** Puts the value on the stack. */
	push(): void;
	readonly bit: number;
	/** The value's other bits are 0. */
	readonly alone: boolean;
}

/** A result whose N, Z and S are looked up, and what makes V (and so S) at bit 7 where it is not always 0. */
interface FlagLookup {
	readonly result: number;
	readonly overflow: (() => void) | undefined;
}

/**
 * The known state of the chip inside a block: which registers, flags and pointers live in locals. A local is
 * written once in a block, so that facts about it hold to the block's end. `flush` writes to the memory
 * what the interpreter would have written; it may be called on a path that leaves the block, too.
 */
export class BlockState {
	private readonly code: WasmCode;
	private readonly temporary: () => number;
	private readonly registers = new Map<number, number>();
	private readonly changed = new Set<number>();
	private readonly flags: (FlagSource | undefined)[] = [];
	private flagLookup: FlagLookup | undefined;
	/** Z is that of the result that is looked up. */
	private zeroFromLookup = false;
	private stack: number | undefined;
	private stackChanged = false;

	/** @param temporary a fresh local */
	constructor(code: WasmCode, temporary: () => number) {
		this.code = code;
		this.temporary = temporary;
	}

	/** Keeps the value on the stack in a fresh local. */
	keep(): number {
		const local = this.temporary();
		this.code.set(local);
		return local;
	}

	/** A fresh local, to be set on every way to where it is used. */
	fresh(): number {
		return this.temporary();
	}

	/** The local with a register's value; only on the block's straight-line path. */
	register(register: number): number {
		const known = this.registers.get(register);
		if (known !== undefined) return known;
		this.code.load8At(register);
		const local = this.keep();
		this.registers.set(register, local);
		return local;
	}

	/** A register has the value of a local, a byte. */
	setRegister(register: number, local: number): void {
		this.registers.set(register, local);
		this.changed.add(register);
	}

	/** A register has the byte on the stack; the local that keeps it. */
	takeRegister(register: number): number {
		const local = this.keep();
		this.setRegister(register, local);
		return local;
	}

	/** Puts the 16 bits of a pair of registers on the stack. */
	pushPair(low: number): void {
		const [below, above] = [this.register(low), this.register(low + 1)];
		this.code.get(above).num(8).op(WASM.shl).get(below).op(WASM.or);
	}

	/** A pair of registers has the low 16 bits of a local. */
	setPair(low: number, local: number): void {
		this.code.get(local).num(0xff).op(WASM.and);
		this.takeRegister(low);
		this.code.get(local).num(8).op(WASM.shrU).num(0xff).op(WASM.and);
		this.takeRegister(low + 1);
	}

	/** The local with the stack pointer. */
	stackPointer(): number {
		if (this.stack === undefined) {
			this.code.num(0).memory(WASM.load16, SPL);
			this.stack = this.keep();
		}
		return this.stack;
	}

	/** Moves the stack pointer, which must stay within 16 bits. */
	moveStack(by: number): void {
		this.code.get(this.stackPointer()).num(by).op(WASM.add);
		this.stack = this.keep();
		this.stackChanged = true;
	}

	/** Writes the stack pointer and forgets it: its registers are about to be used. */
	releaseStack(): void {
		this.flushStack();
		this.stack = undefined;
		this.stackChanged = false;
	}

	setFlag(flag: Flag, push: () => void, bit = 0, alone = bit === 0): void {
		this.flags[flag] = { push, bit, alone };
		if (flag === N || flag === V || flag === S) this.flagLookup = undefined;
		if (flag === Z) this.zeroFromLookup = false;
	}

	/** Flags of a result in a local, a byte: N and Z as it is, V from bit 7 of what `overflow` pushes or 0, S from both. */
	setResultFlags(result: number, overflow?: () => void): void {
		const { code } = this;
		this.setFlag(Z, () => code.get(result).op(WASM.eqz));
		this.setFlag(N, () => code.get(result), 7, false);
		this.setFlag(V, overflow ?? (() => code.num(0)), 7, false);
		this.setFlag(
			S,
			() => {
				code.get(result);
				if (!overflow) return;
				overflow();
				code.op(WASM.xor);
			},
			7,
			false,
		);
		this.flagLookup = { result, overflow };
		this.zeroFromLookup = true;
	}

	/** Puts a flag at a bit of an otherwise empty value. */
	pushFlag(flag: Flag, bit = 0): void {
		const { code } = this;
		const source = this.flags[flag] ?? { push: () => code.load8At(SREG), bit: flag, alone: false };
		source.push();
		if (source.bit > bit) code.num(source.bit - bit).op(WASM.shrU);
		if (source.bit < bit) code.num(bit - source.bit).op(WASM.shl);
		const isHighest = source.bit === 31 && bit === 0;
		if (!source.alone && !isHighest) code.num(1 << bit).op(WASM.and);
	}

	/** Puts something that is not 0 where the flag is set. */
	pushCondition(flag: Flag): void {
		const source = this.flags[flag];
		if (!source?.alone) {
			const bit = source ? source.bit : flag;
			if (source) source.push();
			else this.code.load8At(SREG);
			if (bit === 31) this.code.num(31).op(WASM.shrU);
			else this.code.num(1 << bit).op(WASM.and);
		} else source.push();
	}

	/** Puts the whole SREG on the stack. */
	pushStatus(): void {
		const { code, flags, flagLookup } = this;
		let known = 0;
		for (let flag = C; flag <= T; flag++) if (flags[flag]) known |= 1 << flag;
		code.load8At(SREG);
		if (known !== 0) code.num(0xff & ~known).op(WASM.and);
		let left = known;
		if (flagLookup) {
			code.get(flagLookup.result).memory(WASM.load8, LAYOUT.nzs);
			if (!this.zeroFromLookup) code.num(0x14).op(WASM.and);
			if (flagLookup.overflow) {
				flagLookup.overflow();
				// 0x80 · 3 / 16 is V and S together.
				code.num(0x80).op(WASM.and).num(3).op(WASM.mul).num(4).op(WASM.shrU).op(WASM.xor);
			}
			code.op(WASM.or);
			left &= ~((1 << N) | (1 << V) | (1 << S) | (this.zeroFromLookup ? 1 << Z : 0));
		}
		for (let flag = C; flag <= T; flag++) {
			if ((left & (1 << flag)) === 0) continue;
			this.pushFlag(flag, flag);
			code.op(WASM.or);
		}
	}

	/** The program has put a value, in a local, into SREG. */
	setStatus(local: number): void {
		this.flags.length = 0;
		this.flagLookup = undefined;
		this.code.num(0).get(local).memory(WASM.store8, SREG);
	}

	/** Writes everything that has changed to the memory; the cached state stays valid. */
	flush(): void {
		const { code } = this;
		for (const register of this.changed)
			code
				.num(0)
				.get(this.registers.get(register) ?? 0)
				.memory(WASM.store8, register);
		this.flushStack();
		if (this.flags.length > 0) {
			code.num(0);
			this.pushStatus();
			code.memory(WASM.store8, SREG);
		}
	}

	/** As `flush`, on the block's straight way: there is nothing more to be written, and flags are those in memory. */
	settle(): void {
		this.flush();
		this.changed.clear();
		this.stackChanged = false;
		this.flags.length = 0;
		this.flagLookup = undefined;
	}

	private flushStack(): void {
		if (this.stackChanged && this.stack !== undefined) this.code.num(0).get(this.stack).memory(WASM.store16, SPL);
	}
}
