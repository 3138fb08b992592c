import {
	BLOCK_SHIFT,
	DATA_SPACE,
	GLOBAL,
	HOST,
	LAYOUT,
	OWN,
	RAM_FIRST,
	READ_HOOK,
	TCNT0,
	takes,
	WRITE_HOOK,
} from "./memory-layout.ts";
import { WASM, WasmCode } from "./wasm-code.ts";
import type { WasmFunction } from "./wasm-module.ts";

/** Cycles of every store: what `store` answers when the run must leave the module after it. */
export const STORE_CYCLES = 2;

/** The functions of `OWN_FUNCTIONS`, in their order. @param length words of the program */
export function supportFunctions(length: number): WasmFunction[] {
	return [enter(length), exit(), invoke(length), load(), store(), readTimer0()];
}

function pushDispatch(code: WasmCode, pc: number): WasmCode {
	return code.get(pc).num(2).op(WASM.shl).memory(WASM.load32, LAYOUT.dispatch);
}

/** Calls the unit of an entry of the dispatch table. */
function callUnit(code: WasmCode, entry: number): WasmCode {
	code.get(entry).num(BLOCK_SHIFT).op(WASM.shrU);
	code.get(entry).num(0xffff).op(WASM.and);
	return code.callIndirect(takes(1));
}

function enter(length: number): WasmFunction {
	const [pc, left, entry] = [0, 1, 2];
	const code = new WasmCode();
	code.get(left).setGlobal(GLOBAL.left).num(0).setGlobal(GLOBAL.returned);
	code.open(WASM.block).open(WASM.loop);
	code.get(pc).num(length).op(WASM.geU).with(WASM.brIf, 1);
	pushDispatch(code, pc).tee(entry).num(-1).op(WASM.eq).with(WASM.brIf, 1);
	callUnit(code, entry).set(pc);
	code.getGlobal(GLOBAL.left).num(0).op(WASM.gtS).with(WASM.brIf, 0);
	code.end().end();
	code.num(0).getGlobal(GLOBAL.left).getGlobal(GLOBAL.returned).op(WASM.add).memory(WASM.store32, LAYOUT.left);
	code.get(pc);
	return { type: takes(2), locals: 1, code: code.bytes };
}

function exit(): WasmFunction {
	const [left, pc] = [0, 1];
	const code = new WasmCode();
	code.getGlobal(GLOBAL.returned).get(left).op(WASM.add).setGlobal(GLOBAL.returned);
	code.num(0).setGlobal(GLOBAL.left).get(pc);
	return { type: takes(2), locals: 0, code: code.bytes };
}

function invoke(length: number): WasmFunction {
	const [pc, entry] = [0, 1];
	const code = new WasmCode();
	code.open(WASM.block);
	code.get(pc).num(length).op(WASM.geU).with(WASM.brIf, 0);
	pushDispatch(code, pc).tee(entry).num(-1).op(WASM.eq).with(WASM.brIf, 0);
	callUnit(code, entry).op(WASM.return);
	code.end().get(pc);
	return { type: takes(1), locals: 1, code: code.bytes };
}

function load(): WasmFunction {
	const [address, pc, left] = [0, 1, 2];
	const code = new WasmCode();
	code.get(left).setGlobal(GLOBAL.left);
	code.get(address).num(DATA_SPACE).op(WASM.geU).open(WASM.if).num(0).op(WASM.return).end();
	code.get(address).memory(WASM.load8, LAYOUT.hooks).num(READ_HOOK).op(WASM.and).open(WASM.if);
	code.get(address).get(pc).get(left).call(HOST.read).setGlobal(GLOBAL.left);
	code.load8At(LAYOUT.value).op(WASM.return).end();
	code.get(address).memory(WASM.load8);
	return { type: takes(3), locals: 0, code: code.bytes };
}

function store(): WasmFunction {
	const [address, value, pc, left, hooks] = [0, 1, 2, 3, 4];
	const code = new WasmCode();
	code.get(address).num(RAM_FIRST).op(WASM.ltU).open(WASM.if);
	code.get(address).memory(WASM.load8, LAYOUT.hooks);
	code
		.num(WRITE_HOOK | OWN)
		.op(WASM.and)
		.tee(hooks)
		.op(WASM.eqz)
		.open(WASM.if);
	code.get(address).get(value).memory(WASM.store8).get(left).op(WASM.return).end();
	code.get(hooks).num(WRITE_HOOK).op(WASM.eq).open(WASM.if);
	code.get(address).get(value).num(0xff).get(pc).get(left).call(HOST.write).op(WASM.return).end();
	code.end();
	code.get(pc).get(left).call(HOST.step).getGlobal(GLOBAL.returned).op(WASM.add).setGlobal(GLOBAL.returned);
	code.num(STORE_CYCLES);
	return { type: takes(4), locals: 1, code: code.bytes };
}

function readTimer0(): WasmFunction {
	const [address, pc, left] = [0, 1, 2];
	const code = new WasmCode();
	code.get(left).load32At(LAYOUT.steadyAbove).op(WASM.gtS).open(WASM.if);
	code.get(address).num(TCNT0).op(WASM.eq).open(WASM.if);
	code.num(0).load32At(LAYOUT.countFrom).get(left).op(WASM.sub).load32At(LAYOUT.countShift).op(WASM.shrU);
	code.memory(WASM.store8, TCNT0).end();
	code.num(0).get(address).memory(WASM.load8).memory(WASM.store8, LAYOUT.value);
	code.get(left).op(WASM.return).end();
	code.get(address).get(pc).get(left).call(HOST.read);
	return { type: takes(3), locals: 0, code: code.bytes };
}
