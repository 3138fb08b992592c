import { describe, expect, test } from "vitest";
import type { Checks } from "#simulator/checks/format.ts";
import { stepIds } from "#simulator/checks/step-ids.ts";
import { answerFor } from "./answers.ts";
import { benchSchema } from "./bench-schema.ts";
import { listEveryProject } from "./catalogue.ts";
import { isListed, listKits } from "./kits.ts";
import { laddersSchema, lessonSchema } from "./lesson-schema.ts";
import { pictureOf } from "./pictures.ts";
import { asBlockProject, asSketchProject, isOfBlocks, isSketch, listProjects, loadProject } from "./projects.ts";
import { kitSchema, projectCardTextsSchema, projectFactsSchema, projectId } from "./schema.ts";

const factFiles = import.meta.glob("./projects/*/project.json", { eager: true, import: "default" });
const benchFiles = import.meta.glob("./projects/*/bench.json", { eager: true, import: "default" });
const lessonFiles = import.meta.glob("./projects/*/words.en.json", { eager: true, import: "default" });
const ladderFiles = import.meta.glob<object>("./projects/*/hints.en.json", { eager: true, import: "default" });
const cardFiles = import.meta.glob("./projects/*/card.en.json", { eager: true, import: "default" });

test.each(listProjects().map(({ id }) => id))(
	"each check step of %s belongs to one stage of its program",
	async (id) => {
		const project = await loadProject(id);
		if (!project) throw new Error(`${id} is not complete`);
		const seen = project.lesson.stages.flatMap(({ checks = [] }) => checks);
		expect(seen.toSorted()).toEqual(stepIds(project.checks).toSorted());
	},
);

describe.each(
	listProjects()
		.filter(isSketch)
		.map(({ id }) => id),
)("%s", async (id) => {
	const project = await loadProject(id);
	if (!project) throw new Error(`${id} is not complete`);

	test("its files follow the schema", () => {
		expect(projectId.safeParse(id).success).toBe(true);
		expect(projectFactsSchema.parse(factFiles[`./projects/${id}/project.json`])).toBeTruthy();
		expect(benchSchema.parse(benchFiles[`./projects/${id}/bench.json`])).toBeTruthy();
		expect(projectCardTextsSchema.parse(cardFiles[`./projects/${id}/card.en.json`])).toBeTruthy();
		expect(lessonSchema.parse(lessonFiles[`./projects/${id}/words.en.json`])).toBeTruthy();
		expect(laddersSchema.parse(ladderFiles[`./projects/${id}/hints.en.json`])).toBeTruthy();
	});

	test("every step has its ladder, and no ladder is left over", () => {
		expect(Object.keys(ladderFiles[`./projects/${id}/hints.en.json`] ?? {})).toEqual(stepIds(project.checks));
	});

	test("the wrong programs of its extension are caught at its steps", () => {
		for (const { failsAt } of answerFor(id)?.extension?.wrong ?? []) {
			expect(failsAt).not.toEqual([]);
			expect(stepIds(project.extension as Checks)).toEqual(expect.arrayContaining([...failsAt]));
		}
	});

	test("it has a solution, and wrong programs that each name the step that catches them", () => {
		const answers = answerFor(id);
		expect(answers?.solution).toContain("void loop()");
		expect(answers?.wrong.length).toBeGreaterThanOrEqual(3);
		for (const { failsAt } of answers?.wrong ?? []) {
			expect(failsAt).not.toEqual([]);
			expect(stepIds(project.checks)).toEqual(expect.arrayContaining([...failsAt]));
		}
	});

	test("it has hints, none of which is the solution's own text", () => {
		const hints = answerFor(id)?.hints ?? [];
		expect(hints.length).toBeGreaterThanOrEqual(3);
		expect(project.hints).toEqual(hints.map((hint) => hint.id));
		expect(new Set(project.hints).size).toBe(hints.length);
		for (const { text } of hints) {
			expect(text).not.toBe("");
			expect(text).not.toContain("void loop()");
		}
	});

	test("what its page gets does not hold the solution", () => {
		expect(JSON.stringify(project)).not.toContain(JSON.stringify(answerFor(id)?.solution).slice(1, -1));
	});
});

test("the catalogue has the kits of 11, 15 and 10 projects first", () => {
	const kits = listKits();
	for (const { is_active: _, ...kit } of kits) expect(kitSchema.parse(kit)).toEqual(kit);
	expect(kits.map((kit) => kit.project_ids.length).slice(0, 3)).toEqual([11, 15, 10]);
	expect(new Set(kits.map((kit) => kit.id)).size).toBe(kits.length);
	const known = new Set(kits.slice(0, 3).flatMap((kit) => kit.project_ids));
	expect(known.size).toBe(36);
	for (const kit of kits) for (const id of kit.project_ids) expect(known).toContain(id);
});

test("all 36 projects are listed with their facts, and each has circuit, lesson and checks", async () => {
	const listed = listEveryProject();
	expect(listed.filter(({ id }) => !isListed(id))).toEqual([]);
	expect(isListed("my-own-idea")).toBe(false);
	const pictures = listed.map(({ id }) => pictureOf(id));
	expect(pictures).not.toContain(undefined);
	expect(new Set(pictures).size).toBe(listed.length);
	expect(listed.map(({ level }) => level).sort()).toEqual([
		...Array(10).fill("Advanced"),
		...Array(11).fill("Beginner"),
		...Array(15).fill("Intermediate"),
	]);
	const opened = await Promise.all(listed.map(({ id }) => loadProject(id)));
	expect(opened).toHaveLength(36);
	expect(listed.filter((_, index) => !opened[index])).toEqual([]);
});

test.each(listProjects())("$id, of the $kit kit, is programmed as the projects of its kit are", async (card) => {
	const project = await loadProject(card.id);
	expect([asBlockProject(project) !== null, asSketchProject(project) !== null]).toEqual([
		isOfBlocks(card),
		isSketch(card),
	]);
});

/** How a sentence begins that says what to do. */
const ORDERS =
	/(?:^|[.!?:] )(?:Add|Begin|Blink|Compare|Count|Give|Go|Leave|Let|Look|Make|Mend|Move|Play|Print|Put|Read|Show|Set|Try|Turn|Use|Wait|Wire|Write)\b/;

test.each(listProjects())("every step of $id has its words, and no words are left over", async ({ id }) => {
	const project = await loadProject(id);
	const { steps, challenges } = lessonSchema.parse(lessonFiles[`./projects/${id}/words.en.json`]);
	const [own, extension] = [project?.checks, project?.extension].map((checks) => (checks ? stepIds(checks) : []));
	expect(Object.keys(steps)).toEqual(own);
	expect(
		challenges.map((one) => one.steps && Object.keys(one.steps).filter((step) => !extension?.includes(step))),
	).toEqual([undefined, challenges[1]?.steps && [], undefined]);
	for (const texts of [project?.lesson.steps, project?.lesson.challenges[1]?.steps])
		for (const { title, failed } of Object.values(texts ?? {})) {
			expect(title).not.toBe("");
			expect(Object.keys(failed)).not.toEqual([]);
			for (const text of Object.values(failed)) expect(text).not.toMatch(/\{(?:when|name)\}/);
		}
});

test.each(listProjects())("a failed check of $id says what was seen, and not what to do", async ({ id }) => {
	const lesson = (await loadProject(id))?.lesson;
	const steps = [lesson?.steps, ...(lesson?.challenges ?? []).map((challenge) => challenge.steps)];
	const said = steps.flatMap((one) => Object.values(one ?? {}).flatMap(({ failed }) => Object.values(failed)));
	expect(said.length).toBeGreaterThan(2);
	expect(said.filter((text) => ORDERS.test(text))).toEqual([]);
});

test("an unknown project is null", async () => {
	expect(await loadProject("no-such-project")).toBeNull();
	expect(await loadProject("../../domain")).toBeNull();
});
