// The simulated board and the checks, each beside its limit or its peer (unmodified avr8js) in the same run.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { prepare } from "../../tools/prepare.mjs";
import { bundle } from "../bundle.mjs";
import { speedsInPage } from "../engine/page-speeds.mjs";
import { openSimavr } from "../engine/simavr.mjs";
import { waitsFor } from "../waits-for.mjs";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const RUNS = 3;
/** An LED at a program's pin. */
const led = (pin) => [`uno.${pin} led.A`, "led.C resistor.1", "resistor.2 uno.GND.1"];
const BLINK = `void setup() { pinMode(13, OUTPUT); }
void loop() { digitalWrite(13, HIGH); delay(500); digitalWrite(13, LOW); delay(500); }`;

export async function measure() {
	waitsFor("the product to be built");
	await prepare({ tools: true });
	const rooms = await bundle("benchmarks/engine/rooms.ts");
	const folder = mkdtempSync(join(tmpdir(), "inspire-stem-bench-"));
	try {
		const compiler = await rooms.openCompilerHere({
			toolchainDir: join(root, ".toolchain"),
			cacheDir: join(folder, "compiler"),
			log: () => undefined,
		});
		const compile = async (source, person = "bench") => {
			const answer = await compiler.compile(source, { person });
			if (answer.outcome === "failed") throw new Error(JSON.stringify(answer.diagnostics));
			return answer.hex;
		};
		const compileForStepping = (source) => compiler.compile(source, { person: "bench" }, { debug: true });
		return {
			...(await measureSpeed(rooms, compile)),
			...(await measureInPage(rooms, compile)),
			...(await measureStepping(rooms, compile, compileForStepping)),
			...(await measureSolutions(rooms, compile)),
			"simulation worker (KB, gzip, at most 36)": kilobytesOfWorker(),
		};
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

async function measureSpeed(rooms, compile) {
	const times = (speed) => `${median(Array.from({ length: RUNS }, speed)).toFixed(2)}×`;
	const measured = {};
	waitsFor("simavr to be had");
	const simavr = await openSimavr();
	for (const { name, source, least, pin } of rooms.BUSY_SKETCHES) {
		waitsFor(`"${name}" to run in Node`);
		const hex = await compile(source);
		// What is slower than the board would take minutes otherwise.
		const seconds = least < 5 ? 1 : 5;
		measured[`${name}, of a 16 MHz board (least ${least}×)`] = times(() => rooms.speedOfOurs(hex, seconds));
		const atPin = `${name}, an LED at pin ${pin} (least ${least}×)`;
		if (pin) measured[atPin] = times(() => rooms.speedOfOurs(hex, seconds, led(pin)));
		measured[`  interpreted: ${name}`] = times(() => rooms.speedOfInterpreter(hex, 0.5));
		measured[`  peer: avr8js as it comes, ${name}`] = times(() => rooms.speedOfPlain(hex, 0.5));
		measured[`  peer: native simavr, ${name}`] = await speedOfSimavr(rooms, compile, source, simavr);
	}
	waitsFor("Blink to run in Node");
	const blink = await compile(BLINK);
	return {
		...measured,
		"Blink, of a 16 MHz board": times(() => rooms.speedOfOurs(blink, 60)),
		"peer: Blink, avr8js as it comes": times(() => rooms.speedOfPlain(blink, 3)),
	};
}

/** In Chromium, as it is on a slow computer. */
async function measureInPage(rooms, compile) {
	const programs = [];
	for (const { name, source, least, pin } of rooms.BUSY_SKETCHES) {
		const program = { hex: await compile(source), seconds: least < 5 ? 0.5 : 2 };
		programs.push({ ...program, name, wires: [] });
		if (pin) programs.push({ ...program, name: `${name}, an LED at pin ${pin}`, wires: led(pin) });
	}
	return speedsInPage(programs);
}

/** The build that is stepped through, while it runs between two stops: it is larger, and interpreted. */
async function measureStepping(rooms, compile, compileForStepping) {
	const measured = {};
	for (const { name, source } of rooms.BUSY_SKETCHES) {
		waitsFor(`the stepping build of "${name}" to run`);
		const { hex, debug } = await compileForStepping(source);
		if (!debug) return { "stepping build": "this compiler makes none" };
		const normal = await compile(source);
		const stepping = median(Array.from({ length: RUNS }, () => rooms.speedOfStepping(hex, debug, 0.5)));
		const fast = median(Array.from({ length: RUNS }, () => rooms.speedOfOurs(normal, 2)));
		measured[`stepping build of ${name}, of a 16 MHz board`] = `${stepping.toFixed(2)}×`;
		measured[`  the normal ${name} over stepping`] = (fast / stepping).toFixed(1);
	}
	return measured;
}

/** The difference of a long and a short run, its start being the same. */
async function speedOfSimavr(rooms, compile, source, { run, missing }) {
	if (missing) return missing;
	const seconds = async (length) => run(await compile(rooms.ending(source, length * 1000)));
	const [short, long] = [0.2, 4.2];
	const took = (await seconds(long)) - (await seconds(short));
	// Its loader of hex files gives up on some programs at once.
	return took > 0.01 ? `${((long - short) / took).toFixed(2)}×` : "it ended early";
}

async function measureSolutions(rooms, compile) {
	waitsFor("the solutions to be checked");
	const times = await rooms.timeSolutions(compile);
	const all = Object.values(times).reduce((sum, time) => sum + time, 0);
	return {
		[`all ${Object.keys(times).length} solutions checked (ms, at most 10000)`]: Math.round(all),
		...Object.fromEntries(Object.entries(times).map(([id, time]) => [`  ${id} (ms)`, Math.round(time)])),
	};
}

/** What the page fetches to run any program; models of rarer parts are loaded on demand. */
function kilobytesOfWorker() {
	const assets = join(root, "dist", "web", "assets");
	const worker = readdirSync(assets).find((file) => /^simulation-worker-.*\.js$/.test(file));
	if (!worker) throw new Error("The page has no simulation worker");
	return Math.round(gzipSync(readFileSync(join(assets, worker))).length / 102.4) / 10;
}

function median(values) {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
