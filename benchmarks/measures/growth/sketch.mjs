// How the cost of a sketch grows with its length: from its text to a program that the simulator runs.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "../../bundle.mjs";
import { megabytesKept, p99 } from "../../growth/cost.mjs";
import { waitsFor } from "../../waits-for.mjs";

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const RUNS = 60;
const COMPILES = 3;
const WARM_UP_LINES = 400;
/** As many as the compiler reports before it gives up. */
const MOST_ERRORS = 40;

/** A sketch has at most 64,000 characters: 3200 lines of it are 53,000. */
export const axis = { name: "sketch", unit: "lines of a sketch", sizes: [50, 200, 800, 3200] };

export async function measureAxis(sizes) {
	const rooms = await bundle("benchmarks/growth/growing-sketch.ts");
	const folder = mkdtempSync(join(tmpdir(), "inspire-stem-bench-"));
	try {
		const compiler = await rooms.openCompilerHere({
			toolchainDir: join(root, ".toolchain"),
			cacheDir: folder,
			log: () => undefined,
		});
		const compile = async (source) => {
			const answer = await compiler.compile(source, { userId: "bench" });
			if (answer.outcome === "failed") throw new Error(JSON.stringify(answer.diagnostics));
			return answer.hex;
		};
		// The engine translates what it runs often: the smallest would be measured without that.
		await measureSize(rooms, compile, WARM_UP_LINES);
		const measured = [];
		for (const size of sizes) measured.push({ size, ...(await measureSize(rooms, compile, size)) });
		return measured;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

async function measureSize(rooms, compile, lines) {
	const source = sketchOf(lines, "measured");
	waitsFor(`a sketch of ${lines} lines to be read`);
	const times = {
		"made C++ of": await p99(RUNS, () => rooms.translateSketch(source)),
		"read by the rules": await p99(RUNS, () => rooms.viewSketch(source)),
		"checked without a message": await p99(RUNS, () => rooms.explainMessages(source, "", ":00000001FF")),
		"40 errors explained": await p99(RUNS, () => rooms.explainMessages(source, errorsIn(source), null)),
		"a warning in each function": await p99(RUNS, () =>
			rooms.explainMessages(source, warningsIn(source), ":00000001FF"),
		),
	};
	waitsFor(`a sketch of ${lines} lines to be compiled`);
	let hex = "";
	times.compiled = await p99(COMPILES, async (run) => {
		hex = await compile(sketchOf(lines, `run ${run}`));
	});
	waitsFor(`the program of ${lines} lines to be translated`);
	const translate = rooms.translatorOf(hex);
	times["program loaded"] = await p99(RUNS, () => rooms.loadProgram(hex));
	times["program translated"] = await p99(RUNS, translate);
	const memory = {
		"a sketch as the rules read it": megabytesKept(() => rooms.viewSketch(source)),
		"a loaded program": megabytesKept(() => rooms.loadProgram(hex)),
		"its translation": translate() / 1e6,
	};
	return { times, memory };
}

/** A sketch of about this length whose every function is used above where it is written. */
function sketchOf(lines, name) {
	const perFunction = functionOf(0).length + 1;
	const head = [`const char NAME[] = "${name}";`, "int total;"];
	const count = Math.max(1, Math.round((lines - 8) / perFunction));
	const numbers = Array.from({ length: count }, (_, number) => number);
	return [
		...head,
		"void setup() { Serial.begin(9600); Serial.println(NAME); }",
		"void loop() {",
		...numbers.map((number) => `\ttotal += step${number}(total);`),
		"\tSerial.println(total);",
		"\tdelay(500);",
		"}",
		...numbers.flatMap(functionOf),
		"",
	].join("\n");
}

function functionOf(number) {
	return [
		"",
		"// Counts up to a limit",
		`int value${number} = ${number};`,
		`int step${number}(int most) {`,
		`\tint sum = value${number};`,
		"\tfor (int i = 0; i < 9; i++) {",
		"\t\tsum += most * i;",
		"\t}",
		"\tif (sum > 500) {",
		`\t\tvalue${number} = sum - 500;`,
		'\t\tSerial.println("counted");',
		"\t}",
		"\treturn sum;",
		"}",
	];
}

/** The compiler's words, were a semicolon missing in each function. */
function errorsIn(source) {
	const lines = linesWith(source, "int sum = ").slice(0, MOST_ERRORS);
	return lines.map((line) => `sketch.ino:${line + 1}:2: error: expected ',' or ';' before 'for'`).join("\n");
}

function warningsIn(source) {
	const lines = linesWith(source, "int sum = ");
	return lines.map((line) => `sketch.ino:${line}:6: warning: unused variable 'sum' [-Wunused-variable]`).join("\n");
}

/** The 1-based numbers of the lines that have a text. */
function linesWith(source, text) {
	return source.split("\n").flatMap((line, index) => (line.includes(text) ? [index + 1] : []));
}
