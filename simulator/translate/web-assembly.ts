/** What is used of the host's WebAssembly, which is neither JavaScript's own nor the DOM's alone. */
interface WebAssemblyHost {
	readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => WasmCompiled;
	readonly Memory: new (pages: { initial: number }) => WasmMemory;
	readonly Instance: new (
		module: WasmCompiled,
		imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
	) => { readonly exports: Readonly<Record<string, unknown>> };
}

/** A compiled module. */
export type WasmCompiled = object & { readonly __module?: never };

export interface WasmMemory {
	readonly buffer: ArrayBuffer;
}

/** Undefined where the host has none. */
export const webAssembly = (globalThis as unknown as { WebAssembly?: WebAssemblyHost }).WebAssembly;
