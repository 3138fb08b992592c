import type { CheckReport } from "#domain/bench/check-report.ts";
import type { Random } from "./draw.ts";
import type { Checks } from "./format.ts";
import { seededRandom } from "./seeded-random.ts";

const SEEDS = 2;

/**
 * What an award takes: a pass with every one of the checks' seeds, which follow from the first. The last run endures
 * (see `drawScenes`). Answers the first report that is no pass, else the last. Hands control back as often as the checks do.
 */
export function* withEverySeed(
	{ seeds = SEEDS }: Checks,
	first: number,
	check: (random: Random) => Generator<unknown, CheckReport>,
): Generator<unknown, CheckReport> {
	const draw = seededRandom(first);
	for (let done = 1; ; done++) {
		const random = seededRandom(Math.floor(draw() * 2 ** 32));
		const report = yield* check(done >= seeds ? enduring(random) : random);
		if (!report.passed || done >= seeds) return report;
	}
}

function enduring(random: Random): Random {
	return Object.assign(() => random(), { endures: true } as const);
}
