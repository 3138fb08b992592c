import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { testCompiler } from "#compiler/testing/test-compiler.ts";
import { answerFor } from "#content/answers.ts";
import { asSketchProject, listProjects, loadProject } from "#content/projects.ts";
import { firstFailed } from "#domain/bench/check-report.ts";
import { runChecks } from "#simulator/checks/run-checks.ts";
import { seededRandom } from "#simulator/checks/seeded-random.ts";
import { failureText } from "./measured-values.ts";

const SEEDS = [1, 4_000_000_000];
const LONGEST = 120_000;

let opened: Awaited<ReturnType<typeof testCompiler>>;
beforeAll(async () => {
	opened = await testCompiler({ cacheDir: inject("compilerCache") });
});
afterAll(() => opened.close());

const projects = await Promise.all(listProjects().map(({ id }) => loadProject(id)));
const checked = projects.flatMap((found) => {
	const project = asSketchProject(found);
	return project?.extension ? [{ ...project, extension: project.extension }] : [];
});

test("the extension of every project in C++ is checked", () => {
	expect(checked.map(({ id }) => id)).toEqual(
		expect.arrayContaining(["digital-scale", "pressure-tracker", "traffic-controller", "water-temp-monitor"]),
	);
});

describe.each(checked)("$id", { timeout: LONGEST }, ({ id, circuit, extension, lesson, program: { starter } }) => {
	const { solution = "", accepted: others = [], wrong = [] } = answerFor(id)?.extension ?? {};
	const accepted = [{ name: "solution", source: solution }, ...others];
	const words = lesson.challenges[1]?.steps ?? {};

	/** For each seed `passed`, or the step that failed. */
	async function verdicts(source: string): Promise<string[]> {
		const answer = await opened.compiler.compile(source, { userId: "extensions" });
		if (answer.outcome === "failed") throw new Error(answer.diagnostics.map(({ raw }) => raw).join("\n"));
		return SEEDS.map((seed) => {
			const report = runChecks({ hex: answer.hex, circuit, checks: extension, random: seededRandom(seed) });
			if (report.passed) return "passed";
			const failed = firstFailed(report.steps);
			if (failed?.seen) expect(failureText(words, report), `${failed.id}: ${failed.seen.code}`).toBeTruthy();
			return failed?.id ?? "no step failed";
		});
	}

	test("has programs to prove it", () => {
		expect(accepted.length).toBeGreaterThanOrEqual(3);
		expect(wrong.length).toBeGreaterThanOrEqual(7);
	});

	test.each(accepted)("a right program passes: $name", async ({ source }) => {
		expect(await verdicts(source)).toEqual(SEEDS.map(() => "passed"));
	});

	test("the starter does not pass", async () => {
		expect(await verdicts(starter)).not.toContain("passed");
	});

	test.each(wrong)("a wrong program is caught at its step: $name", async ({ source, failsAt }) => {
		for (const verdict of await verdicts(source)) expect(failsAt).toContain(verdict);
	});
});
