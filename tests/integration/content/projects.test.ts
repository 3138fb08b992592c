import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { testCompiler } from "#compiler/testing/test-compiler.ts";
import { answerFor } from "#content/answers.ts";
import { asSketchProject, isSketch, listProjects, loadProject, type Project } from "#content/projects.ts";
import { firstFailed } from "#domain/bench/check-report.ts";
import { runChecks } from "#simulator/checks/run-checks.ts";
import { seededRandom } from "#simulator/checks/seeded-random.ts";
import { createSimulation } from "#simulator/create-simulation.ts";
import { failureText } from "./measured-values.ts";

const SEEDS = [1, 4_000_000_000];
/** A program in a busy loop takes some seconds a seed. */
const LONGEST = 120_000;

let opened: Awaited<ReturnType<typeof testCompiler>>;
beforeAll(async () => {
	opened = await testCompiler({ cacheDir: inject("compilerCache") });
});
afterAll(() => opened.close());

async function compile(source: string): Promise<string> {
	const answer = await opened.compiler.compile(source, { userId: "content" });
	if (answer.outcome === "failed") throw new Error(answer.diagnostics.map(({ raw }) => raw).join("\n"));
	return answer.hex;
}

/** The report of each seed, in short: `passed`, or the step that failed. */
async function verdicts(project: Project, source: string): Promise<string[]> {
	const hex = await compile(source);
	return SEEDS.map((seed) => {
		const report = runChecks({ hex, circuit: project.circuit, checks: project.checks, random: seededRandom(seed) });
		failureText(project.lesson.steps, report);
		return report.passed ? "passed" : (firstFailed(report.steps)?.id ?? "no step failed");
	});
}

const everySeed = (verdict: string) => SEEDS.map(() => verdict);

describe.each(
	listProjects()
		.filter(isSketch)
		.map(({ id }) => id),
)("%s", { timeout: LONGEST }, async (id) => {
	const answers = answerFor(id);
	const project = asSketchProject(await loadProject(id));
	if (!answers || !project) throw new Error(`${id} is not complete`);

	test("the solution passes, whatever sensor values are drawn", async () => {
		expect(await verdicts(project, answers.solution)).toEqual(everySeed("passed"));
	});

	test("the starter does not pass", async () => {
		expect(await verdicts(project, project.program.starter)).not.toContain("passed");
	});

	test.each(answers.accepted)("another right program passes: $name", async ({ source }) => {
		expect(await verdicts(project, source)).toEqual(everySeed("passed"));
	});

	test.each(answers.wrong)("a wrong program is caught at its step: $name", async ({ source, failsAt }) => {
		for (const verdict of await verdicts(project, source)) expect(failsAt).toContain(verdict);
	});
});

test("the water monitor sounds when its sensor is lost", async () => {
	const project = await loadProject("water-temp-monitor");
	const solution = answerFor("water-temp-monitor")?.solution;
	if (!project || !solution) throw new Error("The project is not complete");
	const { circuit } = project;
	const soundsWithout = async (pin: string) => {
		const wires = circuit.wires.filter(({ from }) => from !== pin);
		const simulation = createSimulation({ hex: await compile(solution), circuit: { ...circuit, wires } });
		simulation.advance(4000);
		return simulation.pinLevel("8").high;
	};
	expect(await soundsWithout("uno.2")).toBe(true);
	expect(await soundsWithout("none")).toBe(false);
});
