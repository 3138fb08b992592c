import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { testCompiler } from "#compiler/testing/test-compiler.ts";
import { loadGlossary } from "#content/glossary.ts";
import { loadProject } from "#content/projects.ts";
import { answersOf } from "#content/tutorial-answers.ts";
import { loadTutorials, type TutorialStep } from "#content/tutorials.ts";
import { loadWordDemo, OWN_DEMOS, WORD_DEMOS } from "#content/word-demos.ts";
import { type Goal, watchGoal } from "#simulator/checks/goal.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { createSimulation } from "#simulator/create-simulation.ts";

const tutorials = await loadTutorials();
const BETWEEN_MS = 20;
const MOST_MS = 20_000;

let opened: Awaited<ReturnType<typeof testCompiler>>;
beforeAll(async () => {
	opened = await testCompiler({ cacheDir: inject("compilerCache") });
});
afterAll(() => opened.close());

/** A right program has nothing to warn of. */
async function hexOf(source: string, right = true): Promise<string> {
	const answer = await opened.compiler.compile(source, { userId: "tutorials" });
	expect(answer, source).toMatchObject({ outcome: "compiled", ...(right && { diagnostics: [] }) });
	return answer.outcome === "compiled" ? answer.hex : "";
}

type Proved = Pick<TutorialStep, keyof Goal | "moves">;
type Moves = NonNullable<TutorialStep["moves"]>;

/** The simulated time at which the goal is met; null if never. Controls move once a second, as a hand would. */
function metAt(hex: string, circuit: Circuit, step: Proved, moves: Moves): number | null {
	const board = createSimulation({ hex, circuit });
	const isMet = watchGoal(step);
	let printed = "";
	board.onSerial((text) => {
		printed += text.replaceAll("\r", "");
	});
	let moved = 0;
	while (board.milliseconds < MOST_MS) {
		board.advance(BETWEEN_MS);
		if (board.milliseconds >= (moved + 1) * 1000) {
			for (const [name, value] of Object.entries(moves[moved] ?? {})) {
				const [part = "", control = ""] = name.split(".");
				board.setControl(part, control, value);
			}
			moved += 1;
		}
		const controls = Object.fromEntries(board.controls().map(({ part, id, value }) => [`${part}.${id}`, value]));
		const seconds = board.milliseconds / 1000;
		if (isMet({ seconds, printed, controls, parts: board.partStates(), pins: board.pinLevels() })) {
			return board.milliseconds;
		}
	}
	return null;
}

async function circuitOf(projectId: string): Promise<Circuit> {
	const project = await loadProject(projectId);
	if (!project) throw new Error(`There is no project ${projectId}`);
	return project.circuit;
}

/** The goal is met with the moves that it asks for, and not without the last of them. */
function expectMet(hex: string, circuit: Circuit, step: Proved, what: string): void {
	const moves = step.moves ?? [];
	expect(metAt(hex, circuit, step, moves), what).not.toBeNull();
	for (const index of moves.keys()) expect(metAt(hex, circuit, step, moves.slice(0, index)), what).toBeNull();
}

describe.each(tutorials.map((tutorial) => [tutorial.id, tutorial] as const))("the tutorial %s", (_, tutorial) => {
	const answers = answersOf(tutorial);
	const steps = tutorial.steps.map((step, index) => ({
		...step,
		answers: answers[index]?.answers ?? [],
		wrong: answers[index]?.wrong ?? [],
	}));

	test("has a goal at each step, which is reached with the moves that the step asks for and not without", async () => {
		for (const step of steps) {
			const circuit = await circuitOf(step.project);
			const programs = step.typed ? step.answers : [{ name: step.title, source: step.source }];
			expect(programs.length, step.title).toBeGreaterThan(0);
			for (const { name, source } of programs) expectMet(await hexOf(source), circuit, step, `${step.title}: ${name}`);
		}
	});

	test("has steps that are typed: the sketch as it is given does not reach their goal, nor do wrong programs", async () => {
		expect(steps.filter(({ typed }) => typed).length).toBeGreaterThanOrEqual(2);
		expect(steps.flatMap(({ wrong }) => wrong)).not.toEqual([]);
		expect(steps.filter(({ typed, answers, wrong }) => !typed && answers.length + wrong.length > 0)).toEqual([]);
		for (const step of steps.filter(({ typed }) => typed)) {
			const circuit = await circuitOf(step.project);
			const given = { name: "as it is given", source: step.source };
			for (const { name, source } of [given, ...step.wrong])
				expect(metAt(await hexOf(source, false), circuit, step, step.moves ?? []), `${step.title}: ${name}`).toBeNull();
		}
	});

	test("has three to five things to try, each with words of its own, and a hint where it is typed", () => {
		const count = tutorial.steps.length;
		expect(count).toBeGreaterThanOrEqual(3);
		expect(count).toBeLessThanOrEqual(5);
		for (const text of ["title", "text", "try"] as const)
			expect(new Set(tutorial.steps.map((step) => step[text]))).toHaveProperty("size", count);
		expect(tutorial.steps.filter(({ typed, hint }) => (hint !== undefined) !== (typed ?? false))).toEqual([]);
	});

	test("points at a line that is there and is not empty", () => {
		for (const { source, line, title } of tutorial.steps)
			expect(source.split("\n")[line - 1]?.trim(), title).toBeTruthy();
	});
});

test("the light of the tutorial on sensors stays dark when no echo comes", async () => {
	const tutorial = tutorials.find(({ id }) => id === "sensors");
	const circuit = (await loadProject(tutorial?.project ?? ""))?.circuit;
	expect(circuit).toBeDefined();
	if (!circuit) return;
	const wronglyLit = { goal: [{ lit: "red", above: 0.5 }] };
	const noEcho = [{ "sonar.centimetres": 450 }];
	for (const source of new Set(tutorial?.steps.map((step) => step.source)))
		expect(metAt(await hexOf(source), circuit, wronglyLit, noEcho)).toBeNull();
});

test("each board of a word is of a word that is explained, has a line to look at, and each is used", async () => {
	const glossary = await loadGlossary();
	for (const word of Object.keys(WORD_DEMOS)) {
		expect(glossary[word], word).toBeDefined();
		const { source, line, project } = await loadWordDemo(word);
		expect(source.split("\n")[line - 1]?.trim(), word).toBeTruthy();
		expect(await loadProject(project), word).not.toBeNull();
	}
	const used = new Set(Object.values(WORD_DEMOS).flatMap((demo) => ("demo" in demo ? [demo.demo] : [])));
	expect(Object.keys(OWN_DEMOS).toSorted()).toEqual([...used].toSorted());
});

test.each(Object.entries(OWN_DEMOS))("the board %s shows what it is for", async (name, demo) => {
	const [word = ""] = Object.entries(WORD_DEMOS).find(([, of]) => "demo" in of && of.demo === name) ?? [];
	const { source, project } = await loadWordDemo(word);
	const circuit = (await loadProject(project))?.circuit;
	expect(circuit).toBeDefined();
	if (circuit) expectMet(await hexOf(source), circuit, demo, name);
});
