import { loadProject } from "#content/projects.ts";
import type { CheckReport } from "#domain/check-answer.ts";
import { runChecks } from "#simulator/checks/run-checks.ts";
import { seededRandom } from "#simulator/checks/seeded-random.ts";
import type { CheckJob } from "./check-pool.ts";

/** Runs a project's checks in the project's circuit. @throws Error for a project without content. */
export async function runCheckJob({ projectId, hex, seed }: CheckJob): Promise<CheckReport> {
	const project = await loadProject(projectId);
	if (!project) throw new Error(`There is no project ${projectId}.`);
	return runChecks({ hex, circuit: project.circuit, checks: project.checks, random: seededRandom(seed) });
}
