import { expect, test } from "vitest";
import { listProjects } from "#content/projects.ts";
import { checkBoard } from "#simulator/checks/check-board.ts";
import { withEverySeed } from "#simulator/checks/every-seed.ts";
import type { Simulation } from "#simulator/simulation.ts";
import { type Subject, subjectsForFile } from "./subjects.ts";

const SEEDS = [3, 4_000_000_001];
const WORKS_MS = 75_000;
/** Its task ends by itself. */
const ENDS = ["led-sequence"];

const subjectOf = subjectsForFile();

/** A board whose program and parts stop after some time; its controls still move. */
function stoppingAfter(milliseconds: number, simulation: Simulation): Simulation {
	return Object.create(simulation, {
		advance: {
			value(slice: number) {
				if (simulation.milliseconds < milliseconds) simulation.advance(slice);
			},
		},
	});
}

function isAwarded({ checks }: Subject, seed: number, boot: () => Simulation): boolean {
	const checking = withEverySeed(checks, seed, (random) => checkBoard(boot(), { checks, random }));
	for (;;) {
		const slice = checking.next();
		if (slice.done) return slice.value.passed;
	}
}

test.each(
	listProjects()
		.map(({ id }) => id)
		.filter((id) => !ENDS.includes(id)),
)("%s: the solution is awarded, and not if it stops working after 75 s", { timeout: 600_000 }, (id) => {
	const subject = subjectOf(id);
	const { solved } = subject;
	expect(SEEDS.filter((seed) => !isAwarded(subject, seed, solved))).toEqual([]);
	expect(SEEDS.filter((seed) => isAwarded(subject, seed, () => stoppingAfter(WORKS_MS, solved())))).toEqual([]);
});
