import type { CheckReport } from "#domain/check-answer.ts";
import type { Random } from "./draw.ts";
import type { Checks } from "./format.ts";
import { seededRandom } from "./seeded-random.ts";

const SEEDS = 2;

/**
 * What an award takes: a pass with every one of the checks' seeds, which follow from the first. Answers the first report
 * that is none, else the last. Hands control back as often as the checks do.
 */
export function* withEverySeed(
	{ seeds = SEEDS }: Checks,
	first: number,
	check: (random: Random) => Generator<unknown, CheckReport>,
): Generator<unknown, CheckReport> {
	const draw = seededRandom(first);
	for (let done = 1; ; done++) {
		const report = yield* check(seededRandom(Math.floor(draw() * 2 ** 32)));
		if (!report.passed || done >= seeds) return report;
	}
}
