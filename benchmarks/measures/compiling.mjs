// Verify over the product's own endpoint, beside bare compilers in the same run.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { toolchainProgram } from "../../tools/toolchain-program.mjs";
import { bundle } from "../bundle.mjs";
import { timePageCompiler } from "../engine/page-compiler.mjs";
import { startProduct } from "../product.mjs";
import { waitsFor } from "../waits-for.mjs";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const execute = promisify(execFile);
const VERIFIES = 30;
const PEOPLE = 10;
const ROUNDS = 6;
/** Seconds until the product is as it was: learners do not press Verify all the time. */
const PAUSE_SECONDS = 2;

export async function measure() {
	const { signUpAt } = await bundle("benchmarks/engine/rooms.ts");
	const folder = mkdtempSync(join(tmpdir(), "inspire-stem-bench-"));
	const product = await startProduct(join(folder, "data"));
	try {
		const people = [];
		for (let index = 0; index < PEOPLE; index += 1) people.push(await signUpAt(product.url));
		const [first] = people;
		waitsFor("the compiles of one person");
		const alone = [];
		for (let run = 0; run < VERIFIES; run += 1) alone.push(await timeVerify(first, sketch(`alone ${run}`)));
		waitsFor(`the compiles of ${PEOPLE} people at once`);
		const endless = await together(people, (person, round) => sketch(`endless ${person} ${round}`));
		const different = await inRounds(people, (person, round) => sketch(`different ${person} ${round}`));
		const same = await inRounds(people, (_, round) => sketch(`same ${round}`));
		waitsFor("the compiler in WebAssembly");
		const wasm = await timeWasm();
		waitsFor("the compiler in Chromium");
		const page = await timePageCompiler(product.url, join(root, "dist/web"), sketch);
		waitsFor("bare compilers");
		const bare = await timeBareCompilers(folder);
		return {
			"Verify, 10 learners at once, again and again, p50 (ms)": quantile(endless, 0.5),
			"Verify, 10 learners at once, again and again, p95 (ms, at most 400)": quantile(endless, 0.95),
			"Verify, 10 learners at once after a pause, p50 (ms)": quantile(different, 0.5),
			"Verify, 10 learners at once after a pause, p95 (ms, at most 400)": quantile(different, 0.95),
			"Verify, 10 learners with the same sketch, p50 (ms)": quantile(same, 0.5),
			"Verify, 10 learners with the same sketch, p95 (ms, at most 400)": quantile(same, 0.95),
			"Verify, warm p50 (ms, at most 150)": quantile(alone.slice(3), 0.5),
			"Verify, warm p95 (ms)": quantile(alone.slice(3), 0.95),
			"WebAssembly in Node, opened (ms)": wasm.opened,
			"WebAssembly in Node, first program (ms)": wasm.first,
			"WebAssembly in Node, warm p50 (ms)": quantile(wasm.alone, 0.5),
			"WebAssembly in Node, warm p95 (ms)": quantile(wasm.alone, 0.95),
			"WebAssembly in Node, 10 learners at once, p95 (ms)": quantile(wasm.ten, 0.95),
			"WebAssembly in Node, 40 learners at once, p95 (ms)": quantile(wasm.forty, 0.95),
			"WebAssembly in Node, memory of the process at most (MB)": wasm.megabytes,
			...inPage("in Chromium", page.usual),
			...inPage("in Chromium at a quarter of the speed", page.slow),
			"WebAssembly in Chromium, memory of the page's process at most (MB)": page.megabytes,
			"WebAssembly in Chromium, bytes to fetch (MB)": megabytesToFetch(),
			"limit: cc1plus alone on an empty file, p50 (ms)": quantile(bare.alone, 0.5),
			"limit: 10 of them at once, p50 (ms)": quantile(bare.together, 0.5),
			"limit: 10 of them at once, p95 (ms)": quantile(bare.together, 0.95),
		};
	} finally {
		await product.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Each learner has a page of their own: forty at once are as fast as one. */
function inPage(where, { first, later, warm }) {
	return {
		[`WebAssembly ${where}, first visit, fetched and first program (ms)`]: Math.round(first),
		[`WebAssembly ${where}, later visit, first program (ms)`]: Math.round(later),
		[`WebAssembly ${where}, warm p50 (ms)`]: quantile(warm, 0.5),
		[`WebAssembly ${where}, warm p95 (ms)`]: quantile(warm, 0.95),
	};
}

function megabytesToFetch() {
	const { sizes } = JSON.parse(readFileSync(join(root, "compiler/wasm/files/made-from.json"), "utf8"));
	return Math.round(Object.values(sizes).reduce((sum, { sent }) => sum + sent, 0) / 10_000) / 100;
}

/** From the request to its diagnostics. */
async function timeVerify(learner, source) {
	const began = performance.now();
	const response = await learner.post("/api/compile", { source });
	const { outcome } = await response.json();
	if (outcome !== "compiled") throw new Error(`/api/compile answered ${response.status} ${outcome}`);
	return performance.now() - began;
}

/** The times of learners who each send a sketch as soon as the last one is answered. */
async function together(people, sketchOf) {
	const times = [];
	await Promise.all(
		people.map(async (learner, person) => {
			for (let round = 0; round < ROUNDS; round += 1) times.push(await timeVerify(learner, sketchOf(person, round)));
		}),
	);
	return times;
}

/** The times of learners who all send a sketch at a time, and then read for a while. */
async function inRounds(people, sketchOf) {
	const times = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		await sleep(PAUSE_SECONDS * 1000);
		times.push(...(await Promise.all(people.map((learner, person) => timeVerify(learner, sketchOf(person, round))))));
	}
	return times;
}

/** What this computer needs to start the compiler at all. */
async function timeBareCompilers(folder) {
	writeFileSync(join(folder, "empty.cpp"), "");
	const cc1plus = "usr/lib/gcc/avr/14.2.0/cc1plus";
	const [loader, ...compiler] = toolchainProgram(join(root, ".toolchain/current/root"), cc1plus);
	const time = async (_, index) => {
		const began = performance.now();
		await execute(loader, [...compiler, "-quiet", "-mmcu=avr5", "empty.cpp", "-o", `${index}.s`], { cwd: folder });
		return performance.now() - began;
	};
	const [alone, together] = [[], []];
	for (let run = 0; run < VERIFIES; run += 1) alone.push(await time());
	for (let round = 0; round < ROUNDS; round += 1)
		together.push(...(await Promise.all(Array.from({ length: PEOPLE }, time))));
	return { alone, together };
}

/** In this process, by the thread of the built product, without the product around it. */
async function timeWasm() {
	const { openWasmCompiler } = await bundle("benchmarks/engine/wasm-compiler.ts");
	const [opened, compile] = await timed(() => openWasmCompiler(join(root, "dist/server/wasm-worker.js")));
	const time = async (name) => (await timed(() => compile(sketch(name))))[0];
	const first = await time("first");
	const alone = [];
	for (let run = 0; run < VERIFIES; run += 1) alone.push(await time(`alone ${run}`));
	const together = (people, round) =>
		Promise.all(Array.from({ length: people }, (_, person) => time(`${people} ${person} ${round}`)));
	const ten = (await inTurn(ROUNDS, (round) => together(PEOPLE, round))).flat();
	const forty = (await inTurn(2, (round) => together(40, round))).flat();
	const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
	return { opened: Math.round(opened), first: Math.round(first), alone: alone.slice(3), ten, forty, megabytes };
}

async function inTurn(rounds, work) {
	const answers = [];
	for (let round = 0; round < rounds; round += 1) answers.push(await work(round));
	return answers;
}

async function timed(work) {
	const began = performance.now();
	const answer = await work();
	return [performance.now() - began, answer];
}

/** A sketch with Serial that differs from all others. */
function sketch(name) {
	return `const char NAME[] = "${name}";
void setup() { Serial.begin(9600); pinMode(13, OUTPUT); }
void loop() { Serial.println(NAME); digitalWrite(13, !digitalRead(13)); delay(500); }
`;
}

function quantile(values, share) {
	return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]);
}
