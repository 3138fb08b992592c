import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { testCompiler } from "#compiler/testing/test-compiler.ts";
import { answerFor } from "#content/answers.ts";
import { isSketch, listProjects, loadProject } from "#content/projects.ts";
import { RAM_END, RAM_START } from "#simulator/board/chip-cpu.ts";
import { buildSimulation } from "#simulator/build-simulation.ts";
import { checkBoard } from "#simulator/checks/check-board.ts";
import { seededRandom } from "#simulator/checks/seeded-random.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import { createProcessor, type Processor } from "#simulator/translate/processor.ts";

/** What no program writes there by chance all over. */
const PAINT = 0xc5;
/** So that a learner's own texts and functions find room beside the solution. */
const LEAST_FREE = 200;

let opened: Awaited<ReturnType<typeof testCompiler>>;
beforeAll(async () => {
	opened = await testCompiler({ cacheDir: inject("compilerCache") });
});
afterAll(() => opened.close());

/**
 * Bytes between the heap and the deepest stack that are still as they were painted when the program began, after a run
 * through all scenes of its checks.
 */
async function freeBytes(id: string, source: string): Promise<number> {
	const project = await loadProject(id);
	const answer = await opened.compiler.compile(source, { userId: "content" });
	if (!project || answer.outcome === "failed") throw new Error(`${id} is not complete`);
	const heapStart = RAM_START + answer.size.ram;
	let data: () => Uint8Array = () => new Uint8Array();
	const simulation = buildSimulation({
		hex: answer.hex,
		circuit: project.circuit,
		kinds: PART_KINDS,
		processor: (program, queue) => {
			const real = createProcessor(program, queue);
			let isPainted = false;
			const run: Processor["run"] = (cpu, until) => {
				if (!isPainted) cpu.data.fill(PAINT, heapStart, RAM_END + 1);
				isPainted = true;
				data = () => cpu.data;
				real.run(cpu, until);
			};
			return Object.assign(Object.create(real), { run });
		},
	});
	const checking = checkBoard(simulation, { checks: project.checks, random: seededRandom(1) });
	while (!checking.next().done);
	let longest = 0;
	let length = 0;
	for (const byte of data().subarray(heapStart, RAM_END + 1)) {
		length = byte === PAINT ? length + 1 : 0;
		longest = Math.max(longest, length);
	}
	return longest;
}

test.each(
	listProjects()
		.filter(isSketch)
		.map(({ id }) => id),
)("%s leaves RAM free beside its stack", { timeout: 120_000 }, async (id) => {
	const solution = answerFor(id)?.solution ?? "";
	const free = await freeBytes(id, solution);
	expect(free).toBeGreaterThanOrEqual(LEAST_FREE);
});

test("the measure sees a deep stack", { timeout: 120_000 }, async () => {
	const solution = answerFor("uv-monitor")?.solution ?? "";
	const free = await freeBytes("uv-monitor", solution);
	const deep = solution.replace(
		"void setup() {",
		"byte deep() { volatile byte room[600]; for (int i = 0; i < 600; i++) room[i] = i; return room[7]; }\nvoid setup() {\n\tdeep();",
	);
	expect(free - (await freeBytes("uv-monitor", deep))).toBeGreaterThan(500);
});
