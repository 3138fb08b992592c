import { asBlockProject, asSketchProject, loadProject } from "#content/projects.ts";
import { checkBoard } from "#simulator/checks/check-board.ts";
import { withEverySeed } from "#simulator/checks/every-seed.ts";
import { judgeCircuit } from "#simulator/checks/learners-circuit.ts";
import { BadCircuit } from "#simulator/circuit/bad-circuit.ts";
import { UnknownEndpoint } from "#simulator/circuit/nets.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { createSimulation } from "#simulator/create-simulation.ts";
import { checkBlocksInSlices } from "#simulator/interpreter/check-blocks.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import type { CheckJob, CheckVerdict } from "./check-pool.ts";

/** A check that hands control back every few simulated milliseconds. */
export type RunningCheck = Generator<unknown, CheckVerdict>;

/**
 * Prepares a project's checks in the learner's circuit. `expired` is polled; true ends them as
 * `never_ends`. @throws Error for a project without content.
 */
export async function openCheckJob(job: CheckJob, expired: () => boolean): Promise<RunningCheck> {
	const { projectId, program, circuit: built, seed } = job;
	const budget = { expired };
	const loaded = await loadProject(projectId);
	if ("blocks" in program) {
		const project = existing(asBlockProject(loaded), projectId);
		const { checks } = project;
		const { devices } = project.program;
		return inCircuit(built, project, (circuit) => {
			const run = { program: program.blocks, devices, circuit, kinds: PART_KINDS, checks, budget };
			return withEverySeed(checks, seed, (random) => checkBlocksInSlices({ ...run, random }));
		});
	}
	const project = existing(asSketchProject(loaded), projectId);
	const { checks } = project;
	return inCircuit(built, project, (circuit) =>
		withEverySeed(checks, seed, (random) =>
			checkBoard(createSimulation({ hex: program.hex, circuit }), { checks, random, budget }),
		),
	);
}

function* inCircuit(
	built: Circuit,
	project: Parameters<typeof judgeCircuit>[1],
	check: (circuit: Circuit) => ReturnType<typeof withEverySeed>,
): RunningCheck {
	const match = judge(built, project);
	if (!match.fit) return match.verdict;
	const report = yield* check(match.circuit);
	return { verdict: "checked", report, asWanted: match.asWanted };
}

type CircuitFit = { fit: true; circuit: Circuit; asWanted: boolean } | { fit: false; verdict: CheckVerdict };

function judge(built: Circuit, project: Parameters<typeof judgeCircuit>[1]): CircuitFit {
	try {
		const match = judgeCircuit(built, project);
		return match.fit ? match : { fit: false, verdict: { verdict: "wiring", problems: match.problems } };
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
