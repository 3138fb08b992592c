import { join } from "node:path";
import { arduinoCliBuilder } from "./arduino-cli/arduino-cli-builder.ts";
import { findArduinoCli } from "./arduino-cli/find-arduino-cli.ts";
import { compilerWith, type OpenedCompiler, openCompiler } from "./compiler.ts";
import { findSourceFolders } from "./project-folder.ts";
import { provisionToolchain } from "./toolchain/provision.ts";

export interface LocalCompilerOptions {
	toolchainDir: string;
	cacheDir: string;
	log: (line: string) => void;
	/** See `openCompiler`. */
	analysisWorker?: URL | undefined;
	/**
	 * Whether a program may be compiled with the rights of the server, where no sandbox can be had: only by the installer's
	 * explicit setting, and only when the server listens on loopback.
	 */
	withoutSandbox: "allowed" | "not_local" | "not_wanted";
}

/**
 * Opens the compiler of this machine: its toolchain in a sandbox, set up if need be; else, where it is allowed without a
 * sandbox, an arduino-cli on the PATH.
 */
export async function openCompilerHere(options: LocalCompilerOptions): Promise<OpenedCompiler> {
	const provisioned = await provisionToolchain(options);
	const opened = provisioned.state === "ready" ? await openCompiler(options) : provisioned;
	if (opened.state === "ready") return opened;
	const found = await findArduinoCli();
	if (found.state === "missing") {
		const isWanted = options.withoutSandbox !== "not_wanted";
		return isWanted ? { ...found, reason: `${opened.reason} ${found.reason}` } : opened;
	}
	if (options.withoutSandbox !== "allowed")
		return { ...opened, remedy: `${opened.remedy}\n${HOW[options.withoutSandbox]}` };
	const sources = findSourceFolders();
	const builder = await arduinoCliBuilder(found.cli, sources);
	const { log, analysisWorker } = options;
	const cacheDir = join(options.cacheDir, "arduino-cli");
	log("Programs are compiled by arduino-cli WITHOUT a sandbox, for the people of this computer only.");
	const compiler = await compilerWith(builder, {
		cacheDir,
		librariesFolder: sources.libraries,
		log,
		analysisWorker,
	});
	return { state: "ready", compiler };
}

const HOW = {
	not_wanted:
		"There is an arduino-cli. It has no sandbox: for this computer alone, set COMPILE_WITHOUT_SANDBOX=yes and HOST=127.0.0.1.",
	not_local:
		"COMPILE_WITHOUT_SANDBOX holds only where nobody else can ask: set HOST=127.0.0.1, and no SITE_URL of another computer.",
} as const;
