import { type BlockState, C, H, N, S, T, V, Z } from "./block-state.ts";
import { LAYOUT } from "./memory-layout.ts";
import type { UnitWriter } from "./unit-writer.ts";
import { WASM, type WasmCode } from "./wasm-code.ts";

/** Writes what one instruction does. */
export type Emit = (writer: UnitWriter) => void;

const { add, and, eq, eqz, extend8S, mul, or, shl, shrU, sub, xor } = WASM;

function setCarryHalves(code: WasmCode, state: BlockState, d: number, r: number, result: number) {
	state.setFlag(H, () => code.get(d).get(r).op(xor).get(result).op(xor), 4, false);
}

function adding(withCarry: boolean): Emit {
	return ({ code, state, operands: { a, b } }) => {
		const [d, r] = [state.register(a), state.register(b)];
		code.get(d).get(r).op(add);
		if (withCarry) {
			state.pushFlag(C);
			code.op(add);
		}
		const sum = state.keep();
		code.get(sum).num(0xff).op(and);
		const result = state.takeRegister(a);
		state.setResultFlags(result, () => code.get(d).get(result).op(xor).get(r).get(result).op(xor, and));
		setCarryHalves(code, state, d, r, result);
		state.setFlag(C, () => code.get(sum), 8, false);
	};
}

/** Flags of d - r; with `borrow` also less the carry, and Z only stays set. The local with the result. */
function subtract(code: WasmCode, state: BlockState, d: number, r: number, borrow: boolean): number {
	code.get(d).get(r).op(sub);
	if (borrow) {
		state.pushFlag(C);
		code.op(sub);
	}
	const difference = state.keep();
	code.get(difference).num(0xff).op(and);
	const result = state.keep();
	let zero: number | undefined;
	if (borrow) {
		state.pushFlag(Z);
		code.get(result).op(eqz, and);
		zero = state.keep();
	}
	state.setResultFlags(result, () => code.get(d).get(r).op(xor).get(d).get(result).op(xor, and));
	if (zero !== undefined) {
		const still = zero;
		state.setFlag(Z, () => code.get(still));
	}
	setCarryHalves(code, state, d, r, result);
	state.setFlag(C, () => code.get(difference), 31, false);
	return result;
}

const constant = (code: WasmCode, state: BlockState, value: number) => {
	code.num(value);
	return state.keep();
};

function subtracting(how: { borrow?: boolean; keeps?: boolean; fromConstant?: boolean }): Emit {
	return ({ code, state, operands: { a, b } }) => {
		const d = state.register(a);
		const r = how.fromConstant ? constant(code, state, b) : state.register(b);
		const result = subtract(code, state, d, r, how.borrow ?? false);
		if (how.keeps) state.setRegister(a, result);
	};
}

function logic(operation: number, withConstant = false): Emit {
	return ({ code, state, operands: { a, b } }) => {
		const d = state.register(a);
		if (withConstant) code.get(d).num(b);
		else code.get(d).get(state.register(b));
		code.op(operation);
		state.setResultFlags(state.takeRegister(a));
	};
}

/** INC and DEC: V where the result is the one that has changed sides. */
function counting(by: number, overflown: number): Emit {
	return ({ code, state, operands: { a } }) => {
		code.get(state.register(a)).num(by).op(add).num(0xff).op(and);
		const result = state.takeRegister(a);
		state.setResultFlags(result, () => code.get(result).num(overflown).op(eq).num(7).op(shl));
	};
}

/** Shifts to the right: the bit that falls out is the carry, and V is N xor C. */
function shifting(pushHighest: (code: WasmCode, state: BlockState, d: number) => void): Emit {
	return ({ code, state, operands: { a } }) => {
		const d = state.register(a);
		code.get(d).num(1).op(shrU);
		pushHighest(code, state, d);
		const result = state.takeRegister(a);
		state.setResultFlags(result, () => code.get(d).num(7).op(shl).get(result).op(xor));
		state.setFlag(C, () => code.get(d), 0, false);
	};
}

/** ADIW and SBIW. */
function word(operation: number): Emit {
	return ({ code, state, operands: { a, b } }) => {
		state.pushPair(a);
		const d = state.keep();
		code.get(d).num(b).op(operation).num(0xffff).op(and);
		const result = state.keep();
		state.setPair(a, result);
		const [before, after] = operation === add ? [result, d] : [d, result];
		// Overflow: the sign bit of `before` alone; carry: that of `after` alone.
		const only = (one: number, other: number) => () => code.get(one).get(other).num(-1).op(xor, and);
		state.setFlag(Z, () => code.get(result).op(eqz));
		state.setFlag(N, () => code.get(result), 15, false);
		state.setFlag(V, only(before, after), 15, false);
		state.setFlag(
			S,
			() => {
				only(before, after)();
				code.get(result).op(xor);
			},
			15,
			false,
		);
		state.setFlag(C, only(after, before), 15, false);
	};
}

function multiplying(signedA: boolean, signedB: boolean): Emit {
	return ({ code, state, operands: { a, b } }) => {
		const [d, r] = [state.register(a), state.register(b)];
		code.get(d);
		if (signedA) code.op(extend8S);
		code.get(r);
		if (signedB) code.op(extend8S);
		code.op(mul).num(0xffff).op(and);
		const result = state.keep();
		state.setPair(0, result);
		state.setFlag(Z, () => code.get(result).op(eqz));
		state.setFlag(C, () => code.get(result), 15, false);
	};
}

function loadProgram(increments: boolean): Emit {
	return ({ code, state, operands: { a } }) => {
		state.pushPair(30);
		const address = state.keep();
		code.get(address).memory(WASM.load8, LAYOUT.flash);
		state.takeRegister(a);
		if (!increments) return;
		code.get(address).num(1).op(add);
		state.setPair(30, state.keep());
	};
}

/** What instructions without a jump and without the data space do, by their number in `DecodedProgram.op`. */
export const ARITHMETIC: Readonly<Record<number, Emit>> = {
	2: () => undefined, // NOP
	3: adding(false),
	4: adding(true),
	5: subtracting({ keeps: true }),
	6: subtracting({ borrow: true, keeps: true }),
	7: logic(and),
	8: logic(or),
	9: logic(xor),
	10: ({ state, operands: { a, b } }) => state.setRegister(a, state.register(b)), // MOV
	11: subtracting({}),
	12: subtracting({ borrow: true }),
	// LDI
	14: ({ code, state, operands: { a, b } }) => {
		code.num(b);
		state.takeRegister(a);
	},
	15: subtracting({ fromConstant: true }),
	16: subtracting({ fromConstant: true, keeps: true }),
	17: subtracting({ fromConstant: true, borrow: true, keeps: true }),
	18: logic(and, true),
	19: logic(or, true),
	// COM
	20: ({ code, state, operands: { a } }) => {
		code.get(state.register(a)).num(0xff).op(xor);
		state.setResultFlags(state.takeRegister(a));
		state.setFlag(C, () => code.num(1));
	},
	// NEG
	21: ({ code, state, operands: { a } }) => {
		const r = state.register(a);
		state.setRegister(a, subtract(code, state, constant(code, state, 0), r, false));
	},
	22: counting(1, 0x80),
	23: counting(-1, 0x7f),
	24: shifting(() => undefined),
	25: shifting((code, state) => {
		state.pushFlag(C, 7);
		code.op(or);
	}),
	26: shifting((code, _state, d) => code.get(d).num(0x80).op(and, or)),
	// SWAP
	27: ({ code, state, operands: { a } }) => {
		const d = state.register(a);
		code.get(d).num(4).op(shl).get(d).num(4).op(shrU, or).num(0xff).op(and);
		state.takeRegister(a);
	},
	28: word(add),
	29: word(sub),
	// MOVW
	30: ({ state, operands: { a, b } }) => {
		const [low, high] = [state.register(b), state.register(b + 1)];
		state.setRegister(a, low);
		state.setRegister(a + 1, high);
	},
	31: multiplying(false, false),
	53: loadProgram(false),
	54: loadProgram(true),
	// BST
	55: ({ code, state, operands: { a, c } }) => {
		const d = state.register(a);
		state.setFlag(T, () => code.get(d), c, false);
	},
	// BLD
	56: ({ code, state, operands: { a, c } }) => {
		code
			.get(state.register(a))
			.num(0xff & ~(1 << c))
			.op(and);
		state.pushFlag(T, c);
		code.op(or);
		state.takeRegister(a);
	},
	66: multiplying(true, true),
	67: multiplying(true, false),
};
