import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Builder, Built } from "../build/builder.ts";
import { contentHash } from "../build/content-hash.ts";
import { openNativeBuilder } from "../build/native-builder.ts";
import { findSourceFolders } from "../project-folder.ts";
import { translateSketch } from "../sketch/translate.ts";
import { openWasmBuilder } from "../wasm/wasm-builder.ts";
import { TOOLCHAIN_DIR, testToolchain } from "./test-compiler.ts";

/** The thread of the built product; `npm test` has built it. */
const WORKER = new URL("../../dist/server/wasm-worker.js", import.meta.url);

/** The compiler in WebAssembly, in threads as the server has it. */
export function wasmBuilder(): Promise<Builder> {
	return openWasmBuilder(findSourceFolders().wasmFiles, WORKER);
}

/** The same compiler natively and in WebAssembly. `close` removes what was made for them. */
export async function bothEngines(): Promise<{ native: Builder; wasm: Builder; close(): Promise<void> }> {
	await testToolchain();
	const cacheDir = await mkdtemp(join(tmpdir(), "inspire-engines-"));
	const opened = await openNativeBuilder({ toolchainDir: TOOLCHAIN_DIR, cacheDir, sources: findSourceFolders() });
	if (opened.state === "missing") throw new Error(opened.reason);
	const close = () => rm(cacheDir, { recursive: true, force: true });
	return { native: opened.builder, wasm: await wasmBuilder(), close };
}

/** What a builder makes of a sketch, short: its program and what a debugger needs, by their hashes, and all that is said. */
export async function madeOf(builder: Builder, sketch: string): Promise<Record<string, unknown>> {
	const cpp = translateSketch(sketch);
	const [plain, debug] = [await builder.build(cpp), await builder.buildForDebugging?.(cpp)];
	return { plain: short(plain), debug: debug && short(debug) };
}

/** @throws where the compiler was stopped: on a busy computer it is by chance */
function short({ program, messages, stopped, debug }: Built): Record<string, unknown> {
	if (stopped !== null) throw new Error(`stopped: ${stopped}`);
	const bytes = program?.flash.map(({ address, bytes }) => `${address}:${Buffer.from(bytes).toString("hex")}`) ?? [];
	return {
		program: program && contentHash([...bytes, String(program.ramBytes)]),
		debug: debug && contentHash([JSON.stringify(debug)]),
		messages,
	};
}

/** `all`'s answers in their order, two at once as a compiler works. */
export async function mapTwoAtOnce<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
	const answers: R[] = [];
	const left = all.entries();
	const lane = async () => {
		for (const [index, one] of left) answers[index] = await work(one);
	};
	await Promise.all([lane(), lane()]);
	return answers;
}

export const COMPILER_FOLDER = fileURLToPath(new URL("../", import.meta.url));
