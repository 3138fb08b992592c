import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { testCompiler } from "#compiler/testing/test-compiler.ts";
import { loadGlossary } from "#content/glossary.ts";
import { asBlockProject, loadProject } from "#content/projects.ts";
import { loadTutorials, type TutorialStep } from "#content/tutorials.ts";
import { loadWordDemo, OWN_DEMOS, WORD_DEMOS } from "#content/word-demos.ts";
import { meets } from "#simulator/checks/goal.ts";
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

async function hexOf(source: string): Promise<string> {
	const answer = await opened.compiler.compile(source, { userId: "tutorials" });
	expect(answer).toMatchObject({ outcome: "compiled", diagnostics: [] });
	return answer.outcome === "compiled" ? answer.hex : "";
}

type Proved = Pick<TutorialStep, "goal" | "moves">;
type Moves = NonNullable<TutorialStep["moves"]>;

/** The simulated time at which the goal is met; null if never. Controls move once a second, as a hand would. */
function metAt(hex: string, circuit: Circuit, { goal }: Proved, moves: Moves): number | null {
	const board = createSimulation({ hex, circuit });
	let printed = "";
	board.onSerial((text) => {
		printed += text;
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
		if (meets(goal, { seconds, printed, controls, parts: board.partStates(), pins: board.pinLevels() })) {
			return board.milliseconds;
		}
	}
	return null;
}

/** The goal is met with the moves that it asks for, and not without the last of them. */
function expectMet(hex: string, circuit: Circuit, step: Proved, what: string): void {
	const moves = step.moves ?? [];
	expect(metAt(hex, circuit, step, moves), what).not.toBeNull();
	for (const index of moves.keys()) expect(metAt(hex, circuit, step, moves.slice(0, index)), what).toBeNull();
}

describe.each(tutorials.map((tutorial) => [tutorial.id, tutorial] as const))("the tutorial %s", (_, tutorial) => {
	test("has a goal at each step that its program reaches, with the moves that the step asks for and not without", async () => {
		const project = asBlockProject(await loadProject(tutorial.project));
		expect(project).not.toBeNull();
		if (!project) return;
		for (const step of tutorial.steps) {
			const hex = await hexOf(step.source);
			expectMet(hex, project.circuit, step, step.title);
		}
	});

	test("has four things to try, each with words of its own", () => {
		expect(tutorial.steps).toHaveLength(4);
		for (const text of ["title", "text", "try"] as const)
			expect(new Set(tutorial.steps.map((step) => step[text]))).toHaveProperty("size", 4);
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
		expect(asBlockProject(await loadProject(project)), word).not.toBeNull();
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
