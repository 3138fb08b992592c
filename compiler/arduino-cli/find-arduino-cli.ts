import { tmpdir } from "node:os";
import { findOnPath } from "../toolchain/find.ts";
import { runLimited } from "./run-limited.ts";

export interface ArduinoCli {
	program: string;
	/** The program's and the core's versions, as it reports them. */
	version: string;
}

const SECONDS = 20;

/** An `arduino-cli` on the PATH that has the core of the Uno, else why not and what helps. */
export async function findArduinoCli(): Promise<
	{ state: "ready"; cli: ArduinoCli } | { state: "missing"; reason: string; remedy: string }
> {
	const program = findOnPath("arduino-cli");
	if (program === null) {
		return { state: "missing", reason: "There is no arduino-cli on the PATH.", remedy: "Install arduino-cli." };
	}
	const ask = (...args: string[]) => runLimited(program, args, { cwd: tmpdir(), seconds: SECONDS });
	const version = await ask("version", "--format", "json");
	const cores = await ask("core", "list", "--format", "json");
	if (version.exit !== 0 || cores.exit !== 0) {
		return { state: "missing", reason: "arduino-cli does not run.", remedy: "Try: arduino-cli core list" };
	}
	if (!cores.output.includes('"arduino:avr"')) {
		return {
			state: "missing",
			reason: "arduino-cli has no core for the Arduino Uno.",
			remedy: "Run: arduino-cli core install arduino:avr",
		};
	}
	return { state: "ready", cli: { program, version: version.output + cores.output } };
}
