import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { testCompiler } from "#compiler/testing/test-compiler.ts";
import { runChecks } from "#simulator/checks/run-checks.ts";
import { seededRandom } from "#simulator/checks/seeded-random.ts";
import { HONEST_PROJECTS, honestProgram } from "./honest.ts";
import { compileText, listSubjects, type Subject } from "./subjects.ts";

/**
 * How many programs of each project, with how many seeds. Outside of the tests, all 200:
 * `HONEST_PROGRAMS=19 HONEST_SEEDS=20 npx vitest run tests/integration/judge/honest.test.ts`.
 */
const PROGRAMS = Number(process.env.HONEST_PROGRAMS ?? 1);
const SEEDS = Number(process.env.HONEST_SEEDS ?? 1);

let opened: Awaited<ReturnType<typeof testCompiler>>;
let subjects: Map<string, Subject>;
beforeAll(async () => {
	opened = await testCompiler({ cacheDir: inject("compilerCache") });
	subjects = new Map((await listSubjects(opened.compiler)).map((subject) => [subject.id, subject]));
});
afterAll(() => opened.close());

test.each(HONEST_PROJECTS.map((id, index) => [id, index] as const))(
	"%s: no right program is refused, whatever its style",
	{ timeout: 120_000 * PROGRAMS * SEEDS },
	async (id, index) => {
		const subject = subjects.get(id);
		if (!subject) throw new Error(`${id} has no checks`);
		const refused: string[] = [];
		let longest = 0;
		for (let one = 0; one < PROGRAMS; one++) {
			// Each project begins with another structure, so that a few programs show all of them.
			const source = honestProgram(id, one + index);
			const hex = await compileText(opened.compiler, source);
			for (let seed = 0; seed < SEEDS; seed++) {
				const began = process.cpuUsage();
				const report = runChecks({ ...subject, hex, random: seededRandom(seed) });
				const { user, system } = process.cpuUsage(began);
				longest = Math.max(longest, (user + system) / 1_000_000);
				const failed = report.steps.filter(({ state }) => state === "failed");
				if (failed.length === 0) continue;
				refused.push(`seed ${seed}: ${JSON.stringify(failed)}\n${source}`);
				// A run of hours that is stopped has said what it found.
				if (SEEDS > 1) console.info(id, "refused", refused.at(-1));
			}
		}
		if (SEEDS > 1)
			console.info(id, PROGRAMS * SEEDS, "runs, the longest took", longest.toFixed(1), "s of processor time");
		expect(refused).toEqual([]);
	},
);
