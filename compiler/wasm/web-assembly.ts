// TypeScript declares WebAssembly with the browser's interfaces, which this room has nothing else of. What is used here:

export interface WasmModule {
	readonly isModule: never;
}

export interface WasmInstance {
	readonly exports: Readonly<Record<string, unknown>>;
}

interface WasmMemory {
	readonly buffer: ArrayBuffer;
	grow(pages: number): number;
}

interface WebAssemblyObject {
	compile(bytes: Uint8Array): Promise<WasmModule>;
	Instance: new (module: WasmModule, imports: object) => WasmInstance;
	Memory: new (options: { initial: number }) => WasmMemory;
	RuntimeError: new () => Error;
}

export const { compile, Instance, Memory, RuntimeError } = (globalThis as unknown as { WebAssembly: WebAssemblyObject })
	.WebAssembly;
