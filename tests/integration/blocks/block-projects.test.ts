import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { testCompiler } from "#compiler/testing/test-compiler.ts";
import { blockAnswerFor } from "#content/answers-blocks.ts";
import { benchSchema } from "#content/bench-schema.ts";
import { lessonSchema } from "#content/lesson-schema.ts";
import { asBlockProject, type BlockProject, isOfBlocks, listProjects, loadProject } from "#content/projects.ts";
import { projectFactsSchema } from "#content/schema.ts";
import { type BlockProgram, blockProgram } from "#domain/bench/block-program/block-program.ts";
import { fitsDevices, outputPins } from "#domain/bench/block-program/devices.ts";
import { fromBlockly } from "#domain/bench/block-program/from-blockly.ts";
import { toCpp } from "#domain/bench/block-program/to-cpp.ts";
import { type CheckReport, firstFailed } from "#domain/bench/check-report.ts";
import { runChecks } from "#simulator/checks/run-checks.ts";
import { seededRandom } from "#simulator/checks/seeded-random.ts";
import { stepIds } from "#simulator/checks/step-ids.ts";
import { createSimulation } from "#simulator/create-simulation.ts";
import { createBlockSimulation } from "#simulator/interpreter/block-simulation.ts";
import { checkBlocks } from "#simulator/interpreter/check-blocks.ts";
import { aroundOwnLimit } from "#simulator/interpreter/own-limit.ts";
import type {} from "#simulator/parts/dc_motor/model.ts";
import type {} from "#simulator/parts/led/model.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import type { Simulation } from "#simulator/simulation.ts";
import { failureText } from "../content/measured-values.ts";
import { differences, recordEdges } from "./edges.ts";
import { shownBy } from "./shown-by.ts";

const SEEDS = [1, 4_000_000_000];

const factFiles = import.meta.glob("../../../content/projects/*/project.json", { eager: true, import: "default" });
const lessonFiles = import.meta.glob("../../../content/projects/*/words.en.json", { eager: true, import: "default" });
const benchFiles = import.meta.glob("../../../content/projects/*/bench.json", { eager: true, import: "default" });

let opened: Awaited<ReturnType<typeof testCompiler>>;
beforeAll(async () => {
	opened = await testCompiler({ cacheDir: inject("compilerCache") });
});
afterAll(() => opened.close());

/** Each program is compiled once, for its verdict and for its pins. */
const compiled = new Map<string, string>();

async function compile(program: BlockProgram, project: BlockProject): Promise<string> {
	const source = toCpp(program, project.program.devices, {
		runsOnce: "Once.",
		meansYes: (level) => `${level} means yes`,
	});
	const known = compiled.get(source);
	if (known !== undefined) return known;
	const answer = await opened.compiler.compile(source, { userId: "x" });
	if (answer.outcome === "failed") throw new Error(JSON.stringify(answer.diagnostics));
	expect(answer.diagnostics).toEqual([]);
	compiled.set(source, answer.hex);
	return answer.hex;
}

/** The verdict of each seed as blocks, and of the first as compiled C++: `passed`, or the step that failed and what was seen. */
async function verdicts(program: BlockProgram, project: BlockProject): Promise<string[]> {
	const { circuit, checks, lesson } = project;
	const { devices } = project.program;
	const hex = await compile(program, project);
	const [seed = 1] = SEEDS;
	const asBlocks = SEEDS.map((drawn) =>
		checkBlocks({ program, devices, circuit, kinds: PART_KINDS, checks, random: seededRandom(drawn) }),
	);
	const drawn = aroundOwnLimit({ program, devices, circuit, kinds: PART_KINDS, checks });
	return [...asBlocks, runChecks({ hex, circuit, checks: drawn, random: seededRandom(seed) })].map((report) => {
		failureText(lesson.steps, report);
		return verdictOf(report);
	});
}

function verdictOf(report: CheckReport): string {
	const failed = firstFailed(report.steps);
	return report.passed ? "passed" : `${failed?.id} ${report.stopped ?? failed?.seen?.code}`;
}

const always = (verdict: string) => [...SEEDS.map(() => verdict), verdict];

/** Each control is at its start, at its most and at its least for so long: not a whole number of rounds. */
const HELD_MS = 4730;
const HANDS = ["start", "most", "least"] as const;

/** What a board does while its parts are moved by hand: each change on the pins, and what a display shows each time. */
function recordByHand(simulation: Simulation, { circuit, program: { devices } }: BlockProject) {
	const edges = recordEdges(simulation, outputPins(devices), 0);
	const moved = circuit.parts.flatMap(({ id, kind, props }) =>
		(PART_KINDS.get(kind)?.controls(props ?? {}) ?? []).map((control) => ({ id, control })),
	);
	const shown = HANDS.map((hand) => {
		for (const { id, control } of hand === "start" ? [] : moved) {
			const { min, max } = control.kind === "switch" ? { min: 0, max: 1 } : control;
			simulation.setControl(id, control.id, hand === "most" ? max : min);
		}
		simulation.advance(HELD_MS);
		return shownBy(simulation);
	});
	return { edges, shown };
}

/** Runs the program as blocks and as C++ in two circuits that are moved alike. */
async function runBoth(program: BlockProgram, project: BlockProject) {
	const { circuit } = project;
	const { devices } = project.program;
	const hex = await compile(program, project);
	const blocks = createBlockSimulation({ program, devices, circuit, kinds: PART_KINDS }).simulation;
	return [recordByHand(blocks, project), recordByHand(createSimulation({ hex, circuit }), project)] as const;
}

describe.each(
	listProjects()
		.filter(isOfBlocks)
		.map(({ id }) => id),
)("%s", async (id) => {
	const project = asBlockProject(await loadProject(id));
	const answers = blockAnswerFor(id);
	if (!project || !answers) throw new Error(`${id} is not complete`);
	const solution = fromBlockly(answers.solution) as BlockProgram;
	const starter = fromBlockly(project.program.starter) as BlockProgram;

	test("its files follow the schemas, and every step has its words and its ladder", () => {
		const { lesson } = project;
		const facts = factFiles[`../../../content/projects/${id}/project.json`];
		expect(projectFactsSchema.parse(facts)).toEqual(facts);
		const bench = benchFiles[`../../../content/projects/${id}/bench.json`];
		expect(benchSchema.parse(bench)).toEqual(bench);
		const written = lessonFiles[`../../../content/projects/${id}/words.en.json`];
		expect(lessonSchema.parse(written)).toEqual(written);
		expect(Object.values(lesson.steps).every(({ hints }) => hints?.length === 3)).toBe(true);
		expect(Object.keys(project.lesson.steps)).toEqual(stepIds(project.checks));
		for (const { program } of [...answers.accepted, ...answers.wrong]) {
			expect(blockProgram.parse(program)).toEqual(program);
			expect(fitsDevices(program, project.program.devices)).toBe(true);
		}
		expect(answers.accepted.length).toBeGreaterThanOrEqual(1);
		expect(answers.wrong.length).toBeGreaterThanOrEqual(5);
	});

	test("each light is an LED that shines as brightly as it should on the pin the blocks name", async () => {
		for (const [light, pin] of Object.entries(project.program.devices.lights)) {
			const on: BlockProgram = { version: 1, statements: [{ do: "light_on", id: "on", light }] };
			const simulation = createSimulation({ hex: await compile(on, project), circuit: project.circuit });
			simulation.advance(200);
			const shining = Object.entries(simulation.partStates()).filter(
				([, state]) => state.kind === "led" && state.brightness > 0.5,
			);
			expect(shining.map(([part]) => part)).toEqual([light]);
			expect(simulation.pinLevel(pin).volts).toBeGreaterThan(4.2);
		}
	});

	if (project.program.devices.wheels)
		test("its wheels turn as the blocks say, as blocks and as C++", async () => {
			const turns = { forward: [1, 1], backward: [-1, -1], left: [-1, 1], right: [1, -1], stop: [0, 0] };
			for (const [way, wanted] of Object.entries(turns)) {
				const program = blockProgram.parse({ version: 1, statements: [{ do: "drive", id: "a", way }] });
				const { circuit } = project;
				const { devices } = project.program;
				const boards = [
					createBlockSimulation({ program, devices, circuit, kinds: PART_KINDS }).simulation,
					createSimulation({ hex: await compile(program, project), circuit }),
				];
				for (const simulation of boards) {
					simulation.advance(1500);
					const { left, right } = simulation.partStates();
					const speeds = [left, right].map((state) =>
						state?.kind === "dc_motor" ? Math.round(state.speed) : undefined,
					);
					expect(speeds, way).toEqual(wanted);
				}
			}
		});

	test("the starter is nothing but the flag, and does not pass", async () => {
		expect(starter.statements).toEqual([]);
		expect(await verdicts(starter, project)).not.toContain("passed");
	});

	test("the solution passes, as blocks and as C++", async () => {
		expect(fitsDevices(solution, project.program.devices)).toBe(true);
		expect(await verdicts(solution, project)).toEqual(always("passed"));
	});

	test.each([
		{ name: "the solution", program: solution },
		{ name: "the starter", program: starter },
		...answers.accepted.slice(0, 1),
		// Where texts cycle by themselves, what is shown at a moment depends on some milliseconds of starting.
		...answers.wrong.filter(({ name }) => name !== "cycles-texts").slice(0, 2),
	])("$name moves the pins alike as blocks and as C++, also when parts are moved by hand", async ({ program }) => {
		const [blocks, sketch] = await runBoth(program, project);
		const pins = outputPins(project.program.devices);
		expect(differences(pins, blocks.edges, sketch.edges, HANDS.length * HELD_MS)).toEqual([]);
		expect(blocks.shown).toEqual(sketch.shown);
		// Nothing hangs under the starter's flag: no level changes at all, and none does in its C++.
		if (program === starter) expect([blocks.edges, sketch.edges]).toEqual([[], []]);
		if (program === solution && pins.length > 0) expect(blocks.edges.length).toBeGreaterThan(0);
		if (program === solution && project.program.devices.display)
			expect(new Set(blocks.shown.map(String)).size).toBe(HANDS.length);
	});

	test.each(answers.accepted)("another right arrangement passes: $name", async ({ program }) => {
		expect(await verdicts(program, project)).toEqual(always("passed"));
	});

	test.each(answers.wrong)("a wrong arrangement is told what is wrong: $name", async ({ program, failsAt, sees }) => {
		for (const verdict of await verdicts(program, project)) {
			const [step = "", code = ""] = verdict.split(" ");
			expect([failsAt, sees], verdict).toEqual([expect.arrayContaining([step]), expect.arrayContaining([code])]);
			expect(project.lesson.steps[step]?.failed[code]).toBeTruthy();
		}
	});

	test("its solution does not pass the checks of any other project", async () => {
		for (const other of listProjects()
			.filter(isOfBlocks)
			.filter((one) => one.id !== id)) {
			const { circuit, checks, program } = asBlockProject(await loadProject(other.id)) as BlockProject;
			const { devices } = program;
			if (!fitsDevices(solution, devices)) continue;
			const report = checkBlocks({
				program: solution,
				devices,
				circuit,
				kinds: PART_KINDS,
				checks,
				random: seededRandom(1),
			});
			expect(report.passed, other.id).toBe(false);
		}
	});
});

test("a climate sensor that does not answer is shown as --, by blocks and by their C++", async () => {
	const project = asBlockProject(await loadProject("temp-humid-monitor"));
	const solution = fromBlockly(blockAnswerFor("temp-humid-monitor")?.solution ?? {});
	if (!project || !solution) throw new Error("The project is not complete");
	const { devices } = project.program;
	const circuit = { ...project.circuit, wires: project.circuit.wires.filter(({ from }) => from !== "uno.2") };
	const boards = [
		createBlockSimulation({ program: solution, devices, circuit, kinds: PART_KINDS }).simulation,
		createSimulation({ hex: await compile(solution, project), circuit }),
	];
	for (const board of boards) {
		board.advance(1500);
		expect(shownBy(board).map((line) => line.trim())).toEqual(["Temp C: --", "Humid %: --"]);
	}
});
