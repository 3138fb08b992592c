import { type OpenedCompiler, openCompiler } from "./compiler.ts";
import { provisionToolchain } from "./toolchain/provision.ts";
export async function openCompilerHere(options: {
	toolchainDir: string;
	cacheDir: string;
	log: (line: string) => void;
	analysisWorker?: URL | undefined;
}): Promise<OpenedCompiler> {
	const provisioned = await provisionToolchain(options);
	return provisioned.state === "ready" ? await openCompiler(options) : provisioned;
}
