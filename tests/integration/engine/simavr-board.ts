import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { readIntelHex } from "#simulator/board/intel-hex.ts";
import type { Run } from "./avr8js-board.ts";

const execute = promisify(execFile);
const SOURCE = fileURLToPath(new URL("run-simavr.c", import.meta.url));
/** Of Debian's libsimavr-dev. */
const HEADER = "/usr/include/simavr/sim_avr.h";
const MOST_OUTPUT = 256 * 1024 * 1024;

export interface Simavr {
	run(hex: string, cycles: number): Promise<Run>;
	close(): Promise<void>;
}

/** simavr, where its library is installed (Debian: `apt-get install libsimavr-dev gcc`); null elsewhere. */
export async function openSimavr(): Promise<Simavr | null> {
	if (!existsSync(HEADER)) return null;
	const folder = mkdtempSync(join(tmpdir(), "simavr-"));
	const program = join(folder, "run-simavr");
	await execute("cc", ["-O2", "-o", program, SOURCE, "-lsimavr"]);
	return {
		async run(hex, cycles) {
			const flash = join(folder, "flash.bin");
			writeFileSync(flash, readIntelHex(hex));
			const { stdout } = await execute(program, [flash, `${cycles}`], { maxBuffer: MOST_OUTPUT });
			return readRun(stdout);
		},
		close: () => rm(folder, { recursive: true }),
	};
}

function readRun(lines: string): Run {
	const run: Run = { changes: [], printed: "" };
	for (const line of lines.split("\n")) {
		const [name = "", value, cycle] = line.split(" ");
		if (name === ">") run.printed += String.fromCharCode(Number(value));
		else if (cycle !== undefined) run.changes.push({ port: name, value: Number(value), cycle: Number(cycle) });
	}
	return run;
}
