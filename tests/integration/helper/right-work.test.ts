import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { testCompiler } from "#compiler/testing/test-compiler.ts";
import { answerFor } from "#content/answers.ts";
import { asBlockProject, isOfBlocks, isSketch, listProjects, loadProject } from "#content/projects.ts";
import { readPrograms } from "#content/read-programs.ts";
import { loadTutorials } from "#content/tutorials.ts";
import { answerWork } from "./answer-work.ts";

const LONGEST = 600_000;
/** The tutorials that are about a mistake. */
const BROKEN_ON_PURPOSE = ["debugging", "halving"];
/** Those that leave a sensor of their circuit out. */
const READ_NO_SENSOR = ["objects", "state-machine"];

let opened: Awaited<ReturnType<typeof testCompiler>>;
beforeAll(async () => {
	opened = await testCompiler({ cacheDir: inject("compilerCache") });
});
afterAll(() => opened.close());

test("no program that passes is faulted, nor the same program without its checks", { timeout: LONGEST }, async () => {
	for (const { id } of listProjects().filter(isSketch)) {
		const [project, answers] = [await loadProject(id), answerFor(id)];
		if (!project || !answers) throw new Error(`${id} is not complete`);
		for (const program of [answers.solution, ...answers.accepted.map(({ source }) => source)]) {
			const work = { language: "cpp", program, circuit: project.circuit } as const;
			expect((await answerWork({ ...work, project: id }, opened.compiler)).step.code, program).toBe("all_well");
			expect((await answerWork({ ...work, project: null }, opened.compiler)).step.code, program).toMatch(
				/^(?:unknown|other_speed)$/,
			);
		}
	}
});

test("no blocks that pass are faulted", { timeout: LONGEST }, async () => {
	for (const { id } of listProjects().filter(isOfBlocks)) {
		const project = asBlockProject(await loadProject(id));
		if (!project) throw new Error(`${id} is not complete`);
		const { solution, accepted } = readPrograms(readFileSync(`content/projects/${id}/programs.blocks`, "utf8"), "==");
		for (const program of [solution, ...accepted.map(({ source }) => source)]) {
			const { step } = await answerWork(
				{ project: id, language: "blocks", program, circuit: project.circuit },
				opened.compiler,
			);
			expect(step.code, program).toBe("all_well");
		}
	}
});

test("no sketch of a tutorial is faulted but those that are about a mistake", { timeout: LONGEST }, async () => {
	for (const { id, steps } of await loadTutorials()) {
		if (BROKEN_ON_PURPOSE.includes(id)) continue;
		const right = READ_NO_SENSOR.includes(id) ? ["unknown", "sensor_not_read"] : ["unknown"];
		for (const { project, source } of steps) {
			const circuit = (await loadProject(project))?.circuit;
			if (!circuit) throw new Error(`${project} has no circuit`);
			const { step } = await answerWork({ project: null, language: "cpp", program: source, circuit }, opened.compiler);
			expect(right, `${id}\n${source}`).toContain(step.code);
		}
	}
});
