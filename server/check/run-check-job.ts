import { loadBlockProject } from "#content/block-projects.ts";
import { loadProject } from "#content/projects.ts";
import { withEverySeed } from "#simulator/checks/every-seed.ts";
import { judgeCircuit } from "#simulator/checks/learners-circuit.ts";
import { runChecks } from "#simulator/checks/run-checks.ts";
import { BadCircuit } from "#simulator/circuit/bad-circuit.ts";
import { UnknownEndpoint } from "#simulator/circuit/nets.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { checkBlocks } from "#simulator/interpreter/check-blocks.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import type { CheckJob, CheckVerdict } from "./check-pool.ts";

/** Runs a project's checks in the learner's circuit, or the project's own. @throws Error for a project without content. */
export async function runCheckJob({ projectId, program, circuit: built, seed }: CheckJob): Promise<CheckVerdict> {
	if ("blocks" in program) {
		const project = existing(await loadBlockProject(projectId), projectId);
		const { devices, checks } = project;
		const judged = judge(built, project);
		if (!judged.fit) return judged.verdict;
		const run = { program: program.blocks, devices, circuit: judged.circuit, kinds: PART_KINDS, checks };
		const report = withEverySeed(checks, seed, (random) => checkBlocks({ ...run, random }));
		return { verdict: "checked", report, asWanted: judged.asWanted };
	}
	const project = existing(await loadProject(projectId), projectId);
	const judged = judge(built, project);
	if (!judged.fit) return judged.verdict;
	const run = { hex: program.hex, circuit: judged.circuit, checks: project.checks };
	const report = withEverySeed(project.checks, seed, (random) => runChecks({ ...run, random }));
	return { verdict: "checked", report, asWanted: judged.asWanted };
}

type Judged = { fit: true; circuit: Circuit; asWanted: boolean } | { fit: false; verdict: CheckVerdict };

function judge(built: Circuit | undefined, project: Parameters<typeof judgeCircuit>[1]): Judged {
	if (!built) return { fit: true, circuit: project.circuit, asWanted: true };
	try {
		const judged = judgeCircuit(built, project);
		return judged.fit ? judged : { fit: false, verdict: { verdict: "wiring", problems: judged.problems } };
	} catch (error) {
		if (error instanceof BadCircuit || error instanceof UnknownEndpoint)
			return { fit: false, verdict: { verdict: "bad_circuit" } };
		throw error;
	}
}

function existing<Project>(project: Project | null, id: string): Project {
	if (!project) throw new Error(`There is no project ${id}.`);
	return project;
}
