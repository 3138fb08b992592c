import type { Checks } from "#simulator/checks/format.ts";

const files = import.meta.glob<Checks>("./projects/*/challenge.json", { import: "default" });

/** What checks a project's second challenge; null where no check can see it. */
export async function loadChallengeChecks(projectId: string): Promise<Checks | null> {
	return (await files[`./projects/${projectId}/challenge.json`]?.()) ?? null;
}
