import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { testCompiler } from "#compiler/testing/test-compiler.ts";
import { answerFor } from "#content/answers.ts";
import { blockAnswerFor } from "#content/answers-blocks.ts";
import { asBlockProject, isOfBlocks, isSketch, listProjects, loadProject } from "#content/projects.ts";
import type { ProvingPrograms } from "#content/read-programs.ts";
import type { Checks } from "#simulator/checks/format.ts";
import { runChecks } from "#simulator/checks/run-checks.ts";
import { seededRandom } from "#simulator/checks/seeded-random.ts";
import { checkBlocks } from "#simulator/interpreter/check-blocks.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import { compileText } from "./subjects.ts";

/**
 * The content's own programs once more, with many seeds: near misses are never passed, honest variants are never refused.
 * Blocks are quick. Programs in C++ are judged with two seeds in tests/integration/content; as many as here take minutes:
 * `PROOFS=all SKETCH_SEEDS=20 npx vitest run tests/integration/judge/many-seeds.test.ts`.
 */
const BLOCK_SEEDS = 20;
const SKETCH_SEEDS = Number(process.env.SKETCH_SEEDS ?? 0);
const LONGEST = 600_000;

let opened: Awaited<ReturnType<typeof testCompiler>>;
beforeAll(async () => {
	opened = await testCompiler({ cacheDir: inject("compilerCache") });
});
afterAll(() => opened.close());

/** The seeds of this many with which the verdict is another one than `passes`. */
function otherwise(count: number, passes: boolean, check: (random: () => number) => { passed: boolean }): number[] {
	const seeds = Array.from({ length: count }, (_, index) => 11 + index * 7919);
	return seeds.filter((seed) => check(seededRandom(seed)).passed !== passes);
}

describe.each(
	listProjects()
		.filter(isOfBlocks)
		.map(({ id }) => id),
)("%s", { timeout: LONGEST }, async (id) => {
	const project = asBlockProject(await loadProject(id));
	const answers = blockAnswerFor(id);
	if (!project || !answers?.extension || !project.extension) throw new Error(`${id} is not complete`);
	const { circuit } = project;
	const { devices } = project.program;
	const tables: [string, Checks, Pick<typeof answers, "accepted" | "wrong">][] = [
		["the checks", project.checks, answers],
		["the extension's checks", project.extension, answers.extension],
	];

	test.each(tables)("%s judge every program alike, whatever is drawn", (_, checks, { accepted, wrong }) => {
		const judged = [
			...accepted.map((one) => ({ ...one, passes: true })),
			...wrong.map((one) => ({ ...one, passes: false })),
		];
		const misjudged = judged.flatMap(({ name, program, passes }) => {
			const seeds = otherwise(BLOCK_SEEDS, passes, (random) =>
				checkBlocks({ program, devices, circuit, kinds: PART_KINDS, checks, random }),
			);
			return seeds.length > 0 ? [`${name}: ${seeds.join(", ")}`] : [];
		});
		expect(misjudged).toEqual([]);
	});
});

describe.runIf(SKETCH_SEEDS > 0).each(
	listProjects()
		.filter(isSketch)
		.map(({ id }) => id),
)("%s", { timeout: LONGEST }, async (id) => {
	const [project, answers] = [await loadProject(id), answerFor(id)];
	if (!project || !answers?.extension || !project.extension) throw new Error(`${id} is not complete`);
	const { circuit } = project;
	const tables: [string, Checks, ProvingPrograms][] = [
		["the checks", project.checks, answers],
		["the extension's checks", project.extension, answers.extension],
	];
	const judged = tables.flatMap(([by, checks, { solution, accepted, wrong }]) => [
		{ by, checks, name: "solution", source: solution, passes: true },
		...accepted.map((one) => ({ by, checks, ...one, passes: true })),
		...wrong.map((one) => ({ by, checks, ...one, passes: false })),
	]);

	test.each(judged)("$by judge $name alike, whatever is drawn", async ({ checks, source, passes }) => {
		const hex = await compileText(opened.compiler, source);
		expect(
			otherwise(SKETCH_SEEDS, passes, (random) => runChecks({ hex, circuit, checks, random })),
			passes ? "refused" : "passed",
		).toEqual([]);
	});
});
