import { appendUnsigned, I32, WASM } from "./wasm-code.ts";

/** A function: which of the module's types it has, how many locals beside its parameters, and its body without the last `end`. */
export interface WasmFunction {
	readonly type: number;
	readonly locals: number;
	readonly code: readonly number[];
}

export interface WasmModule {
	/** Every type takes this many i32 and answers one. */
	readonly parameters: readonly number[];
	/** Imported functions of the module `host`, in the order of their indices. */
	readonly imports: readonly { readonly name: string; readonly type: number }[];
	/** Numbered after the imports. */
	readonly functions: readonly WasmFunction[];
	/** How many i32 globals, all 0 at first. */
	readonly globals: number;
	/** Functions of the table, in order. */
	readonly table: readonly number[];
	readonly exported: { readonly name: string; readonly function: number };
	/** Least pages of the imported memory `host.memory`. */
	readonly pages: number;
}

const [FUNCTION, MEMORY] = [0, 2];
const FUNCTION_REFERENCE = 0x70;

/** The bytes of a module in WebAssembly's binary format (Core Specification 1.0, section 5.5). */
export function encodeModule(module: WasmModule): Uint8Array<ArrayBuffer> {
	const bytes: number[] = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
	const section = (id: number, count: number, write: (out: number[]) => void) => {
		const out: number[] = [];
		appendUnsigned(out, count);
		write(out);
		bytes.push(id);
		appendUnsigned(bytes, out.length);
		append(bytes, out);
	};
	section(1, module.parameters.length, (out) => {
		for (const count of module.parameters) {
			out.push(0x60);
			appendUnsigned(out, count);
			for (let at = 0; at < count; at++) out.push(I32);
			out.push(1, I32);
		}
	});
	section(2, module.imports.length + 1, (out) => {
		for (const { name, type } of module.imports) {
			appendName(out, "host");
			appendName(out, name);
			out.push(FUNCTION, type);
		}
		appendName(out, "host");
		appendName(out, "memory");
		out.push(MEMORY, 0);
		appendUnsigned(out, module.pages);
	});
	section(3, module.functions.length, (out) => {
		for (const { type } of module.functions) out.push(type);
	});
	section(4, 1, (out) => {
		out.push(FUNCTION_REFERENCE, 0);
		appendUnsigned(out, module.table.length);
	});
	section(6, module.globals, (out) => {
		for (let at = 0; at < module.globals; at++) out.push(I32, 1, WASM.const, 0, WASM.end);
	});
	section(7, 1, (out) => {
		appendName(out, module.exported.name);
		out.push(FUNCTION);
		appendUnsigned(out, module.exported.function);
	});
	section(9, 1, (out) => {
		out.push(0, WASM.const, 0, WASM.end);
		appendUnsigned(out, module.table.length);
		for (const index of module.table) appendUnsigned(out, index);
	});
	section(10, module.functions.length, (out) => {
		for (const { locals, code } of module.functions) {
			const body: number[] = locals === 0 ? [0] : [1];
			if (locals > 0) {
				appendUnsigned(body, locals);
				body.push(I32);
			}
			appendUnsigned(out, body.length + code.length + 1);
			append(out, body);
			append(out, code);
			out.push(WASM.end);
		}
	});
	return Uint8Array.from(bytes);
}

function appendName(out: number[], name: string): void {
	appendUnsigned(out, name.length);
	for (const letter of name) out.push(letter.charCodeAt(0));
}

function append(out: number[], more: readonly number[]): void {
	for (const byte of more) out.push(byte);
}
