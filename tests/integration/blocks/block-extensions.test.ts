import { describe, expect, test } from "vitest";
import { blockAnswerFor } from "#content/answers-blocks.ts";
import type { ToolboxBlock } from "#content/program-facts.ts";
import { asBlockProject, isOfBlocks, listProjects, loadProject } from "#content/projects.ts";
import { type BlockProgram, blockProgram } from "#domain/bench/block-program/block-program.ts";
import { fitsDevices } from "#domain/bench/block-program/devices.ts";
import { fromBlockly } from "#domain/bench/block-program/from-blockly.ts";
import { sameArrangement } from "#domain/bench/block-program/same-arrangement.ts";
import { firstFailed } from "#domain/bench/check-report.ts";
import { checksSchema } from "#simulator/checks/format.ts";
import { seededRandom } from "#simulator/checks/seeded-random.ts";
import { stepIds } from "#simulator/checks/step-ids.ts";
import { checkBlocks } from "#simulator/interpreter/check-blocks.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import { failureText } from "../content/measured-values.ts";

const SEEDS = [1, 4_000_000_000];

describe.each(
	listProjects()
		.filter(isOfBlocks)
		.map(({ id }) => id),
)("the extension of %s", async (id) => {
	const project = asBlockProject(await loadProject(id));
	const answers = blockAnswerFor(id);
	const programs = answers?.extension;
	const [own, solution] = [answers?.solution, programs?.solution].map((blocks) => fromBlockly(blocks ?? {}));
	if (!project?.extension || !programs || !own || !solution) throw new Error(`${id} is not complete`);
	const checks = project.extension;
	const accepted = [{ name: "solution", program: solution }, ...programs.accepted];
	const { wrong } = programs;
	const [easy, harder, idea] = project.lesson.challenges;
	const words = harder?.steps ?? {};
	const { circuit } = project;
	const { devices } = project.program;

	/** Each seed's verdict: `passed`, or the step that failed and the code of what was seen. */
	function verdicts(program: BlockProgram): string[] {
		return SEEDS.map((seed) => {
			const random = seededRandom(seed);
			const report = checkBlocks({ program, devices, circuit, kinds: PART_KINDS, checks, random });
			const failed = firstFailed(report.steps);
			failureText(words, report);
			return report.passed ? "passed" : `${failed?.id} ${failed?.seen?.code}`;
		});
	}

	test("has the words of its checks, and programs that prove them", () => {
		expect(checksSchema.parse(checks)).toEqual(checks);
		expect([easy?.steps, idea?.steps]).toEqual([undefined, undefined]);
		expect(Object.keys(words)).toEqual(stepIds(checks));
		expect(accepted.length).toBeGreaterThanOrEqual(3);
		expect(wrong.length).toBeGreaterThanOrEqual(7);
		for (const { program } of [...accepted, ...wrong]) {
			expect(blockProgram.parse(program)).toEqual(program);
			expect(fitsDevices(program, devices)).toBe(true);
		}
		for (const { failsAt } of wrong) expect(Object.keys(words)).toEqual(expect.arrayContaining([...failsAt]));
	});

	test("is solved with the blocks that the toolbox has", () => {
		const offered = project.program.toolbox.flatMap(typesIn);
		const used = [...JSON.stringify(programs.solution).matchAll(/"type":"(\w+)"/g)].map(([, type]) => type);
		expect([...BY_ITSELF, ...offered]).toEqual(expect.arrayContaining(used));
	});

	test.each(accepted)("a right arrangement passes: $name", ({ program }) => {
		expect(verdicts(program)).toEqual(SEEDS.map(() => "passed"));
	});

	test("the project's own solution is among the wrong ones", () => {
		expect(wrong.filter(({ program }) => sameArrangement(program, own))).toHaveLength(1);
	});

	test.each(wrong)("a wrong arrangement is told what is wrong: $name", ({ program, failsAt, sees }) => {
		for (const verdict of verdicts(program)) {
			const [step = "", code = ""] = verdict.split(" ");
			expect([failsAt, sees], verdict).toEqual([expect.arrayContaining([step]), expect.arrayContaining([code])]);
			expect(words[step]?.failed[code], verdict).toBeTruthy();
		}
	});
});

/** Blocks that are there without the toolbox: the flag, numbers within others. */
const BY_ITSELF = ["when_flag_clicked", "number"];

function typesIn({ type, plugged = {} }: ToolboxBlock): string[] {
	return [type, ...Object.values(plugged).flatMap(typesIn)];
}
