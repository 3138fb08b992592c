import { loadBlockProject } from "#content/block-projects.ts";
import { loadProject } from "#content/projects.ts";
import type { CheckReport } from "#domain/check-answer.ts";
import { runChecks } from "#simulator/checks/run-checks.ts";
import { seededRandom } from "#simulator/checks/seeded-random.ts";
import { checkBlocks } from "#simulator/interpreter/check-blocks.ts";
import type { CheckJob } from "./check-pool.ts";

/** Runs a project's checks in the project's circuit. @throws Error for a project without content. */
export async function runCheckJob({ projectId, program, seed }: CheckJob): Promise<CheckReport> {
	const random = seededRandom(seed);
	if ("blocks" in program) {
		const { devices, circuit, checks } = existing(await loadBlockProject(projectId), projectId);
		return checkBlocks({ program: program.blocks, devices, circuit, checks, random });
	}
	const { circuit, checks } = existing(await loadProject(projectId), projectId);
	return runChecks({ hex: program.hex, circuit, checks, random });
}

function existing<Project>(project: Project | null, id: string): Project {
	if (!project) throw new Error(`There is no project ${id}.`);
	return project;
}
