import type { Builder } from "./build/builder.ts";
import { openNativeBuilder } from "./build/native-builder.ts";
import { type Compiler, compilerWith } from "./compiler.ts";
import { findSourceFolders } from "./project-folder.ts";
import { findToolchain } from "./toolchain/find.ts";
import { provisionToolchain } from "./toolchain/provision.ts";
import { firstOtherFile } from "./wasm/first-other-file.ts";
import { openWasmBuilder } from "./wasm/wasm-builder.ts";

export interface LocalCompilerOptions {
	toolchainDir: string;
	cacheDir: string;
	log: (line: string) => void;
	/** The built `analysis/analysis-worker.ts` and `wasm/wasm-worker.ts`; without them it is done on the caller's thread. */
	workers?: { analysis: URL; wasm: URL } | undefined;
}

/**
 * Opens the compiler of this machine: its toolchain in a sandbox, set up if need be; else the one in WebAssembly, which
 * makes the same programs and says the same, more slowly.
 */
export async function openCompilerHere(options: LocalCompilerOptions): Promise<Compiler> {
	const { cacheDir, log, workers } = options;
	const sources = findSourceFolders();
	return compilerWith(await openBuilder(), {
		cacheDir,
		librariesFolder: sources.libraries,
		log,
		analysisWorker: workers?.analysis,
	});

	async function openBuilder(): Promise<Builder> {
		const native = await openNative();
		if (native.state === "ready") {
			log(`Programs are compiled in a sandbox (${native.sandbox}).`);
			return native.builder;
		}
		log(`Programs are compiled by WebAssembly, which takes some times as long. ${native.reason}\n${native.remedy}`);
		return openWasmBuilder(sources.wasmFiles, workers?.wasm);
	}

	async function openNative() {
		const provisioned = await provisionToolchain(options);
		if (provisioned.state === "missing") return provisioned;
		const toolchain = findToolchain(options.toolchainDir);
		const other = toolchain && (await firstOtherFile(toolchain.root, sources.wasmFiles));
		if (!other) return openNativeBuilder({ ...options, sources });
		return {
			state: "missing" as const,
			reason: `The toolchain of this machine is another one (${other}).`,
			remedy: "Nothing need be done.",
		};
	}
}
