import { I } from "./block-state.ts";
import type { Emit } from "./emit-arithmetic.ts";
import {
	DATA_SPACE,
	GLOBAL,
	HOST,
	INTERRUPTS,
	LAYOUT,
	OWN_FUNCTIONS,
	RAM_BYTES,
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
import { LEFT, type UnitWriter } from "./unit-writer.ts";
import { WASM } from "./wasm-code.ts";

const { add, and, geU, or, sub } = WASM;

/** Cycles of a load that have passed when it reads: it does so in its second one. */
const LOAD_SPENT = 1;

/** Pushes whether the address in a local is outside of the RAM. */
function pushOutside({ code }: UnitWriter, address: number): void {
	code.get(address).num(RAM_FIRST).op(sub).num(RAM_BYTES).op(geU);
}

/** LD and LDD, by what happens to the pointer. */
function loading(step: -1 | 0 | 1): Emit {
	return (writer) => {
		const { code, state, pc } = writer;
		const { a, b, c } = writer.operands;
		state.pushPair(b);
		const distance = step === -1 ? -1 : c;
		if (distance !== 0) code.num(distance).op(add);
		const address = state.keep();
		const value = state.fresh();
		pushOutside(writer, address);
		code.open(WASM.if);
		if (step === -1) writer.bail();
		else {
			state.flush();
			code.get(address).num(pc);
			writer.pushLeft(LOAD_SPENT);
			code.call(OWN_FUNCTIONS.load).set(value).getGlobal(GLOBAL.left);
			writer.takeLeft(LOAD_SPENT);
			writer.leaveIfSpent(() => {
				code.num(0).get(value).memory(WASM.store8, a);
				if (step === 1) code.num(0).get(address).num(1).op(add).memory(WASM.store16, b);
			});
			code.otherwise();
			code.get(address).memory(WASM.load8).set(value);
		}
		code.end();
		if (step === -1) {
			state.setPair(b, address);
			code.get(address).memory(WASM.load8).set(value);
		}
		state.setRegister(a, value);
		if (step === 1) movePointer(writer, b, address);
	};
}

function movePointer({ code, state }: UnitWriter, pair: number, address: number): void {
	code.get(address).num(1).op(add);
	state.setPair(pair, state.keep());
}

/** ST and STD. */
function storing(step: -1 | 0 | 1): Emit {
	return (writer) => {
		const { code, state, pc } = writer;
		const { a, b, c } = writer.operands;
		const value = state.register(a);
		state.pushPair(b);
		const distance = step === -1 ? -1 : c;
		if (distance !== 0) code.num(distance).op(add);
		const address = state.keep();
		pushOutside(writer, address);
		code.open(WASM.if);
		if (step === -1) {
			writer.bail();
			code.end();
		} else {
			state.flush();
			code.get(address).get(value).num(pc);
			writer.pushLeft();
			code.call(OWN_FUNCTIONS.store);
			writer.takeLeft();
			writer.leaveIfSpent(() => {
				if (step === 1) code.num(0).get(address).num(1).op(add).memory(WASM.store16, b);
			});
			code.otherwise();
		}
		code.get(address).get(value).memory(WASM.store8);
		if (step === -1) state.setPair(b, address);
		else code.end();
		if (step === 1) movePointer(writer, b, address);
	};
}

function push(writer: UnitWriter): void {
	const { code, state } = writer;
	const value = state.register(writer.operands.a);
	const stack = state.stackPointer();
	pushOutside(writer, stack);
	code.open(WASM.if);
	writer.bail();
	code.end();
	code.get(stack).get(value).memory(WASM.store8);
	state.moveStack(-1);
}

function pop(writer: UnitWriter): void {
	const { code, state } = writer;
	code.get(state.stackPointer()).num(1).op(add);
	const stack = state.keep();
	pushOutside(writer, stack);
	code.open(WASM.if);
	writer.bail();
	code.end();
	code.get(stack).memory(WASM.load8);
	state.takeRegister(writer.operands.a);
	state.moveStack(1);
}

/** Reads a register with its hook, as the last instruction of a block does. */
export function pushHookedRead(writer: UnitWriter, address: number): void {
	const { code, state, pc } = writer;
	state.settle();
	const spent = writer.operation === OP.lds ? LOAD_SPENT : 0;
	code.num(address).num(pc);
	writer.pushLeft(spent);
	code.call(address === TCNT0 || address === TIFR0 ? OWN_FUNCTIONS.readTimer0 : HOST.read);
	writer.takeLeft(spent);
	code.load8At(LAYOUT.value);
}

/** IN and LDS. */
function reading(writer: UnitWriter): void {
	const { code, state } = writer;
	const { a, b } = writer.operands;
	if (b < REGISTERS) state.setRegister(a, state.register(b));
	else if (b >= DATA_SPACE) {
		code.num(0);
		state.takeRegister(a);
	} else if (b === SREG) {
		state.pushStatus();
		state.takeRegister(a);
	} else if (b === SPL || b === SPH) {
		const stack = state.stackPointer();
		code.get(stack);
		if (b === SPL) code.num(0xff).op(and);
		else code.num(8).op(WASM.shrU);
		state.takeRegister(a);
	} else if (writer.surroundings.hooksAt(b) & READ_HOOK) {
		pushHookedRead(writer, b);
		state.takeRegister(a);
	} else {
		code.load8At(b);
		state.takeRegister(a);
	}
}

/** OUT and STS. */
function writing(writer: UnitWriter): void {
	const { code, state, pc } = writer;
	const { a, b } = writer.operands;
	if (b >= DATA_SPACE) return;
	const value = state.register(a);
	if (b < REGISTERS) state.setRegister(b, value);
	else if (b === SREG) {
		state.setStatus(value);
		writer.stopIfInterrupted();
	} else if (b === SPL || b === SPH) {
		state.releaseStack();
		code.num(0).get(value).memory(WASM.store8, b);
	} else if (writer.surroundings.hooksAt(b) & WRITE_HOOK) {
		state.settle();
		code.num(b).get(value).num(0xff).num(pc);
		writer.pushLeft();
		code.call(HOST.write);
		writer.takeLeft();
	} else code.num(0).get(value).memory(WASM.store8, b);
}

/** SBI and CBI. @param spent cycles of its two that pass before the write */
function settingBit(high: boolean, spent: number): Emit {
	return (writer) => {
		const { code, state, pc } = writer;
		const { a: mask, b } = writer.operands;
		const pushValue = () => {
			code.load8At(b);
			if (high) code.num(mask).op(or);
			else code.num(0xff & ~mask).op(and);
		};
		const hooks = writer.surroundings.hooksAt(b);
		if (hooks & READ_HOOK) stepping(writer);
		else if (hooks & WRITE_HOOK) {
			state.settle();
			code.num(b);
			pushValue();
			code.num(mask).num(pc);
			writer.pushLeft(spent);
			code.call(HOST.write);
			writer.takeLeft(spent);
		} else {
			code.num(0);
			pushValue();
			code.memory(WASM.store8, b);
		}
	};
}

/** SEI, CLI and the other flags. */
function settingFlag(value: 0 | 1): Emit {
	return (writer) => {
		const { code, state } = writer;
		const { a: flag } = writer.operands;
		if (flag !== I) {
			state.setFlag(flag, () => code.num(value));
			return;
		}
		code
			.num(0)
			.load8At(SREG)
			.num(value ? INTERRUPTS : 0xff & ~INTERRUPTS)
			.op(value ? or : and)
			.memory(WASM.store8, SREG);
		if (value) writer.stopIfInterrupted();
	};
}

/** One step of the interpreter, for what is not worth a translation. It ends its block. */
function stepping(writer: UnitWriter): void {
	const { code, state, pc } = writer;
	state.settle();
	code.num(pc);
	writer.pushLeft();
	code.call(HOST.step).set(LEFT);
}

/** How each instruction that touches the data space is written, by its number in `DecodedProgram.op`. */
export const MEMORY: Readonly<Record<number, Emit>> = {
	[OP.rare]: stepping,
	[OP.lds]: reading,
	[OP.sts]: writing,
	[OP.ld]: loading(0),
	[OP.ld + 1]: loading(1),
	[OP.ldDecrement]: loading(-1),
	[OP.st]: storing(0),
	[OP.st + 1]: storing(1),
	[OP.stDecrement]: storing(-1),
	[OP.push]: push,
	[OP.pop]: pop,
	[OP.in]: reading,
	[OP.out]: writing,
	[OP.cbi]: settingBit(false, 1),
	[OP.sbi]: settingBit(true, 0),
	[OP.bset]: settingFlag(1),
	[OP.bset + 1]: settingFlag(0),
};
