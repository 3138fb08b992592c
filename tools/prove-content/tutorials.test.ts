import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompiler } from "#compiler/testing/test-compiler.ts";
import { loadBlockProject } from "#content/block-projects.ts";
import { loadTutorials, type TutorialStep } from "#content/tutorials.ts";
import { meets } from "#simulator/checks/goal.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { createSimulation } from "#simulator/create-simulation.ts";

const tutorials = await loadTutorials();
const BETWEEN_MS = 20;
const MOST_MS = 20_000;

let opened: Awaited<ReturnType<typeof testCompiler>>;
beforeAll(async () => {
	opened = await testCompiler();
});
afterAll(() => opened.close());

async function hexOf(source: string): Promise<string> {
	const answer = await opened.compiler.compile(source, { person: "tutorials" });
	expect(answer).toMatchObject({ outcome: "compiled", diagnostics: [] });
	return answer.outcome === "compiled" ? answer.hex : "";
}

/** The simulated time at which the goal is met; null if never. Controls move after a second, as a hand would. */
function metAt(hex: string, circuit: Circuit, { goal }: TutorialStep, moves: Record<string, number>): number | null {
	const board = createSimulation({ hex, circuit });
	let printed = "";
	board.onSerial((text) => {
		printed += text;
	});
	let moved = false;
	while (board.milliseconds < MOST_MS) {
		board.advance(BETWEEN_MS);
		if (!moved && board.milliseconds >= 1000) {
			for (const [name, value] of Object.entries(moves)) {
				const [part = "", control = ""] = name.split(".");
				board.setControl(part, control, value);
			}
			moved = true;
		}
		const controls = Object.fromEntries(board.controls().map(({ part, id, value }) => [`${part}.${id}`, value]));
		const seconds = board.milliseconds / 1000;
		if (meets(goal, { seconds, printed, controls, parts: board.partStates(), pins: board.pinLevels() })) {
			return board.milliseconds;
		}
	}
	return null;
}

describe.each(tutorials.map((tutorial) => [tutorial.id, tutorial] as const))("the tutorial %s", (_, tutorial) => {
	test("has a goal at each step that its program reaches, with the moves that the step asks for and not without", async () => {
		const project = await loadBlockProject(tutorial.project);
		expect(project).not.toBeNull();
		if (!project) return;
		for (const step of tutorial.steps) {
			const hex = await hexOf(step.source);
			expect(metAt(hex, project.circuit, step, step.moves ?? {}), step.title).not.toBeNull();
			if (step.moves) expect(metAt(hex, project.circuit, step, {}), step.title).toBeNull();
		}
	});

	test("points at a line that is there and is not empty", () => {
		for (const { source, line, title } of tutorial.steps)
			expect(source.split("\n")[line - 1]?.trim(), title).toBeTruthy();
	});
});
