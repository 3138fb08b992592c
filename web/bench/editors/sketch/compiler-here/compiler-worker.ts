import makeAs from "#compiler/wasm/files/as.js";
import makeCc1plus from "#compiler/wasm/files/cc1plus.js";
import makeLd from "#compiler/wasm/files/ld.js";
import { type SketchCompiler, sketchCompiler } from "#compiler/wasm/sketch-compiler.ts";
import { type ToolkitParts, toolkitOf } from "#compiler/wasm/toolkit.ts";
import type { CompilerFile } from "#domain/bench/compiler-files.ts";
import { COMPILER_FILES, WHOLE_BYTES } from "./compiler-files.ts";
import type { CompilerAnswer, CompilerQuestion } from "./compiler-messages.ts";
import { areKept, FileNotHad, openFile, removeOthers } from "./kept-files.ts";

/** The compiler in the page, in a thread of its own. It fetches and keeps its files itself. */

type Answer = CompilerAnswer extends infer One ? (One extends unknown ? Omit<One, "id"> : never) : never;
type Tell = (answer: Answer) => void;

addEventListener("message", ({ data: { id, ask } }: MessageEvent<CompilerQuestion>) => {
	const tell: Tell = (answer) => postMessage({ id, ...answer });
	answer(ask, tell).catch((error: unknown) => {
		if (error instanceof FileNotHad) return tell({ state: "failed", why: "network" });
		console.error(error);
		tell({ state: "failed", why: "broken" });
	});
});

async function answer(ask: CompilerQuestion["ask"], tell: Tell): Promise<void> {
	if (ask.do === "look") return tell({ state: "looked", kept: await areKept(COMPILER_FILES) });
	if (ask.do === "keep") {
		const progress = progressTo(tell);
		// One after another: what is broken off is a smaller part.
		for (const file of COMPILER_FILES) await openFile(file, progress);
		await removeOthers(COMPILER_FILES);
		return tell({ state: "kept" });
	}
	const { compile } = await compiler(tell);
	tell({ state: "begun" });
	tell({ state: "compiled", result: await compile(ask.source, { debug: ask.debug }) });
}

let opened: Promise<SketchCompiler> | undefined;

function compiler(tell: Tell): Promise<SketchCompiler> {
	opened ??= open(progressTo(tell)).catch((error: unknown) => {
		opened = undefined;
		throw error;
	});
	return opened;
}

async function open(onBytes: (bytes: number) => void): Promise<SketchCompiler> {
	const module = async (name: string) => WebAssembly.compileStreaming(await openFile(fileNamed(name), onBytes));
	const pack = async (name: string) => new Uint8Array(await (await openFile(fileNamed(name), onBytes)).arrayBuffer());
	const [cc1plus, as, ld, headers, libraries, prebuilt] = await Promise.all([
		...([module("cc1plus.wasm"), module("as.wasm"), module("ld.wasm")] as const),
		...([pack("headers.pack"), pack("libraries.pack"), pack("prebuilt.pack")] as const),
	]);
	const parts = { modules: { cc1plus, as, ld }, packs: { headers, libraries, prebuilt } };
	return sketchCompiler(toolkitOf(parts as unknown as ToolkitParts, { cc1plus: makeCc1plus, as: makeAs, ld: makeLd }));
}

function fileNamed(name: string): CompilerFile {
	const file = COMPILER_FILES.find((one) => one.name === name);
	if (!file) throw new Error(`There is no ${name}`);
	return file;
}

function progressTo(tell: Tell): (bytes: number) => void {
	let loaded = 0;
	return (bytes) => {
		loaded += bytes;
		tell({ state: "loading", loaded, whole: WHOLE_BYTES });
	};
}
