import { z } from "zod/mini";
import type { StepResult } from "#domain/bench/check-report.ts";
import { stored } from "#web/platform/storage/stored.ts";

/** How the last checks of each project ended, as this browser knows it. */

const entry = z.object({
	/** In the checks' order. */
	steps: z.array(z.object({ id: z.string(), passed: z.boolean() })),
	/** ISO time. */
	checkedAt: z.string(),
});

export type LastChecks = z.infer<typeof entry>;

const kept = stored({ key: "last_checks", version: 1, schema: z.record(z.string(), entry), fallback: {} });

/** Replaces what was kept of the project. Where the browser keeps nothing, nothing is. */
export function keepChecks(userId: string, projectId: string, results: readonly StepResult[], now: Date): void {
	const steps = results.map(({ id, state }) => ({ id, passed: state === "passed" }));
	kept.write(userId, { ...kept.read(userId), [projectId]: { steps, checkedAt: now.toISOString() } });
}

export function lastChecks(userId: string, projectId: string): LastChecks | null {
	return kept.read(userId)[projectId] ?? null;
}

/** The projects that were checked here, the last one first. */
export function checkedHere(userId: string): string[] {
	return Object.entries(kept.read(userId))
		.toSorted(([, one], [, other]) => other.checkedAt.localeCompare(one.checkedAt))
		.map(([id]) => id);
}
