// biome-ignore-all lint/style/noNonNullAssertion: every index lies within its table
import type { Emit } from "./emit-arithmetic.ts";
import { pushHookedRead } from "./emit-memory.ts";
import { INTERRUPTS, OWN_FUNCTIONS, RAM_BYTES, RAM_FIRST, READ_HOOK, SREG } from "./memory-layout.ts";
import { OP } from "./operations.ts";
import type { UnitWriter } from "./unit-writer.ts";
import { WASM } from "./wasm-code.ts";

const { and, eq, eqz, geU, ne, or, shl, sub } = WASM;
const Z_POINTER = 30;

function jump(writer: UnitWriter): void {
	writer.state.settle();
	writer.goTo(writer.operands.b);
}

/** BRBS and BRBC. */
function branching(whenSet: boolean): Emit {
	return (writer) => {
		const { code, state } = writer;
		const { a, b } = writer.operands;
		state.flush();
		state.pushCondition(31 - Math.clz32(a));
		if (!whenSet) code.op(eqz);
		code.open(WASM.if);
		writer.spend(1);
		writer.goTo(b);
		code.end();
		writer.goTo(writer.next);
	};
}

/** Instructions that skip the next one where what `push` puts on the stack is not 0. */
function skipping(push: (writer: UnitWriter) => void): Emit {
	return (writer) => {
		const { code, state, next } = writer;
		const size = writer.surroundings.program.size[next]!;
		push(writer);
		const condition = state.keep();
		state.settle();
		code.get(condition).open(WASM.if);
		writer.spend(size);
		writer.goTo(next + size);
		code.end();
		writer.goTo(next);
	};
}

function pushBitOfRegister({ code, state, operands: { a, c } }: UnitWriter): void {
	code.get(state.register(a)).num(c).op(and);
}

function pushBitOfInput(writer: UnitWriter): void {
	const { code } = writer;
	const { b, c } = writer.operands;
	if (writer.surroundings.hooksAt(b) & READ_HOOK) pushHookedRead(writer, b);
	else code.load8At(b);
	code.num(c).op(and);
}

/**
 * CALL, RCALL and ICALL.
 * @param prepare writes what must be looked at before the call; what it gives back writes the call itself, with the
 *  address at which the run continues left on the stack
 */
function calling(prepare: (writer: UnitWriter) => () => void): Emit {
	return (writer) => {
		const { code, state, next } = writer;
		const call = prepare(writer);
		const stack = state.stackPointer();
		code
			.get(stack)
			.num(RAM_FIRST + 1)
			.op(sub)
			.num(RAM_BYTES - 1)
			.op(geU)
			.open(WASM.if);
		writer.bail();
		code.end();
		code
			.get(stack)
			.num(next & 0xff)
			.memory(WASM.store8);
		code
			.get(stack)
			.num(1)
			.op(sub)
			.num(next >> 8)
			.memory(WASM.store8);
		state.moveStack(-2);
		state.settle();
		writer.giveLeft();
		call();
		const back = state.keep();
		code.get(back).num(next).op(ne).open(WASM.if).get(back).op(WASM.return).end();
		writer.regainLeft();
		writer.goTo(next);
	};
}

function callKnown({ code, surroundings, operands: { b: target } }: UnitWriter): () => void {
	const unit = surroundings.unitOf(target);
	return () => (unit ? code.num(unit.block).call(unit.function) : code.num(target));
}

function callByPointer({ code, state }: UnitWriter): () => void {
	state.pushPair(Z_POINTER);
	const pointer = state.keep();
	return () => code.get(pointer).call(OWN_FUNCTIONS.invoke);
}

/** RET and RETI. */
function returning(enablesInterrupts: boolean): Emit {
	return (writer) => {
		const { code, state } = writer;
		const stack = state.stackPointer();
		code
			.get(stack)
			.num(RAM_FIRST - 1)
			.op(sub)
			.num(RAM_BYTES - 1)
			.op(geU)
			.open(WASM.if);
		writer.bail();
		code.end();
		code.get(stack).memory(WASM.load8, 1).num(8).op(shl).get(stack).memory(WASM.load8, 2).op(or);
		const back = state.keep();
		state.moveStack(2);
		state.settle();
		if (enablesInterrupts) {
			code.num(0).load8At(SREG).num(INTERRUPTS).op(or).memory(WASM.store8, SREG);
			writer.stopIfInterrupted();
		}
		writer.leave(() => code.get(back));
	};
}

function jumpByPointer(writer: UnitWriter): void {
	const { code, state } = writer;
	state.pushPair(Z_POINTER);
	const target = state.keep();
	state.settle();
	writer.leave(() => code.get(target));
}

/** How each instruction that ends a block by itself is written, by its number in `DecodedProgram.op`. */
export const FLOW: Readonly<Record<number, Emit>> = {
	[OP.stop]: (writer) => writer.bail(),
	[OP.foreign]: (writer) => writer.bail(),
	[OP.rjmp]: jump,
	[OP.jmp]: jump,
	[OP.rcall]: calling(callKnown),
	[OP.call]: calling(callKnown),
	[OP.icall]: calling(callByPointer),
	[OP.ijmp]: jumpByPointer,
	[OP.ret]: returning(false),
	[OP.reti]: returning(true),
	[OP.brbs]: branching(true),
	[OP.brbc]: branching(false),
	[OP.cpse]: skipping(({ code, state, operands: { a, b } }) => {
		code.get(state.register(a)).get(state.register(b)).op(eq);
	}),
	[OP.sbrc]: skipping((writer) => {
		pushBitOfRegister(writer);
		writer.code.op(eqz);
	}),
	[OP.sbrs]: skipping(pushBitOfRegister),
	[OP.sbic]: skipping((writer) => {
		pushBitOfInput(writer);
		writer.code.op(eqz);
	}),
	[OP.sbis]: skipping(pushBitOfInput),
};
