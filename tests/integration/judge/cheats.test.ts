import { expect, test } from "vitest";
import { listProjects } from "#content/projects.ts";
import { cheatsOf, passes } from "./cheats.ts";
import { subjectsForFile } from "./subjects.ts";

/** Outside of the tests, thousands: `CHEAT_SEEDS=10000 npx vitest run tests/integration/judge/cheats.test.ts`. */
const SEEDS = Number(process.env.CHEAT_SEEDS ?? 50);
/** Runs of the solution that cheats are made from: simulated, so few in the tests. */
const RECORDED = SEEDS > 50 ? 40 : 4;
/** The chance of a fixed trace to be awarded at one try is less. */
const CHANCE = 1 / 1000;

const subjectOf = subjectsForFile();

test.each(listProjects().map(({ id }) => id))(
	"%s cannot be passed without asking a sensor",
	{ timeout: 600_000 },
	(id) => {
		const subject = subjectOf(id);
		const cheats = cheatsOf(subject, RECORDED);
		expect(cheats.length).toBeGreaterThanOrEqual(5);
		const passed = cheats.map((cheat) => {
			const seeds = Array.from({ length: SEEDS }, (_, seed) => seed).filter((seed) => passes(subject, cheat, seed));
			return [cheat.name, seeds.length] as const;
		});
		if (SEEDS > 50) console.info(id, JSON.stringify(Object.fromEntries(passed)));
		const { seeds = 2 } = subject.checks;
		expect(passed.filter(([, count]) => (count / SEEDS) ** seeds >= CHANCE)).toEqual([]);
	},
);
