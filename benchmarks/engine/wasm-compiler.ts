import { pathToFileURL } from "node:url";
import { findSourceFolders } from "#compiler/project-folder.ts";
import { createFairQueue } from "#compiler/queue.ts";
import { translateSketch } from "#compiler/sketch/translate.ts";
import { openWasmBuilder } from "#compiler/wasm/wasm-builder.ts";

/** The compiler in WebAssembly by the built thread, as the server has it: two at once, the others wait. */
export async function openWasmCompiler(worker: string): Promise<(sketch: string) => Promise<void>> {
	const builder = await openWasmBuilder(findSourceFolders().wasmFiles, pathToFileURL(worker));
	const queue = createFairQueue();
	let people = 0;
	return async (sketch) => {
		const { program, messages } = await queue.run(`${people++}`, () => builder.build(translateSketch(sketch)));
		if (program === null) throw new Error(messages);
	};
}
