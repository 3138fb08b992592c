// Records what the pins of the fixtures' programs do in simavr, a second opinion on our simulator, into simulator/fixtures/traces.
//   SIMAVR=/usr/bin/simavr node tools/record-simavr/record.mjs [NAME…]
// Debian: `apt-get install simavr`, or `apt-get download simavr libsimavr2` and `dpkg -x` into a folder, with
// LD_LIBRARY_PATH on its libraries. The tests only read what is recorded here.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { traceElf } from "./trace-elf.mjs";
import { readVcd } from "./vcd.mjs";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const fixtures = join(root, "simulator", "fixtures");
/** Real time in which simavr must reach the end of the trace; it sleeps in real time when the program sleeps. */
const PATIENCE_MS = 60_000;

const TRACED = JSON.parse(readFileSync(join(fixtures, "traces", "traced.json"), "utf8"));
const wanted = process.argv.slice(2);
for (const { name, milliseconds } of TRACED) {
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	const toggles = await record(name, milliseconds);
	const count = Object.values(toggles).flat().length;
	const lines = Object.entries(toggles).map(([pin, cycles]) => `\t\t"${pin}": [${cycles.join(", ")}]`);
	writeFileSync(
		join(fixtures, "traces", `${name}.json`),
		`{\n\t"milliseconds": ${milliseconds},\n\t"toggles": {\n${lines.join(",\n")}\n\t}\n}\n`,
	);
	console.log(`${name}: ${count} edges in ${milliseconds} ms`);
}

/** Runs one program in simavr; answers the cycles at which each pin toggles, from low at power-on. */
async function record(name, milliseconds) {
	const folder = mkdtempSync(join(tmpdir(), "record-simavr-"));
	try {
		const vcd = join(folder, "pins.vcd");
		const elf = await traceElf({ root, folder, hex: join(fixtures, `${name}.hex`), vcd });
		await runSimavr(elf, () => existsSync(vcd) && readVcd(readFileSync(vcd, "utf8")).milliseconds >= milliseconds);
		const { toggles, milliseconds: reached } = readVcd(readFileSync(vcd, "utf8"), milliseconds);
		if (reached < milliseconds) throw new Error(`${name}: no edge after ${reached} ms`);
		return toggles;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Runs simavr until the trace is long enough (polled ten times a second) or a timeout. */
function runSimavr(elf, isDone) {
	const child = spawn(process.env.SIMAVR ?? "simavr", [elf], { stdio: ["ignore", "ignore", "inherit"] });
	const began = Date.now();
	const watch = setInterval(() => {
		if (isDone() || Date.now() - began > PATIENCE_MS) child.kill("SIGINT");
	}, 100);
	return new Promise((resolve, reject) => {
		child.on("error", reject);
		child.on("exit", resolve);
	}).finally(() => clearInterval(watch));
}
