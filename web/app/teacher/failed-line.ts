import { asSketchProject, loadProject } from "#content/projects.ts";
import type { AttachedWork } from "#domain/classroom/submitted-work.ts";
import { getLocale } from "#messages/generated/runtime.js";
import { lineForStep } from "#simulator/checks/line-for-step.ts";
import { loadPartKinds } from "#simulator/parts/load-part-kinds.ts";
import { boardPinsOf } from "#web/bench/circuit/builder/board-pins.ts";
import { connectionsOf } from "#web/bench/player/circuit/connections.ts";
import { readCircuit } from "#web/bench/player/stored-bench.ts";

/** The line (from 1) of a handed-in sketch that does what the failed step looks at; null where none can be pointed at. */
export async function failedLine(projectId: string, { work, report }: AttachedWork): Promise<number | null> {
	if (work.kind !== "sketch" || !report?.failedStep) return null;
	const project = asSketchProject(await loadProject(projectId, getLocale()));
	const circuit = readCircuit(work.circuit);
	if (!project || !circuit) return null;
	const connections = connectionsOf(circuit, await loadPartKinds(circuit));
	return lineForStep(work.program, project.checks, report.failedStep, (id) => boardPinsOf(circuit, connections, id));
}
