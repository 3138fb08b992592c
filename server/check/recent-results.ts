import { createHash } from "node:crypto";
import type { CheckResult, Work } from "./check-result.ts";

/** Several lessons of forty. A result is about a kilobyte. */
const MOST = 500;

export interface RecentResults {
	keep(work: Work<unknown>, result: CheckResult): void;
	/** What the last check of exactly this work said, of anybody's. */
	find(work: Work<unknown>): CheckResult | undefined;
}

/** The results of the last checks, in memory. */
export function createRecentResults(most = MOST): RecentResults {
	const results = new Map<string, CheckResult>();
	return {
		keep(work, result) {
			const key = keyOf(work);
			results.delete(key);
			results.set(key, result);
			for (const oldest of results.keys()) {
				if (results.size <= most) break;
				results.delete(oldest);
			}
		},
		find: (work) => results.get(keyOf(work)),
	};
}

/** All of it has been read by its schema, which puts the keys in one order. */
function keyOf({ projectId, program, circuit }: Work<unknown>): string {
	return createHash("sha256")
		.update(JSON.stringify([projectId, program, circuit]))
		.digest("base64");
}
