import type { Project } from "#content/projects.ts";
import { startingCircuit } from "#content/starting-circuit.ts";
import type { SubmittedWork } from "#domain/classroom/submitted-work.ts";
import { storeOf } from "#web/app/outbox/work-stores.ts";

/** What a person has made in a project, as this browser has it now; null where it has none. */
export function workToSubmit(userId: string, project: Project): SubmittedWork | null {
	const { id: projectId } = project;
	const { kind } = project.program;
	const program = storeOf({ userId, projectId, kind }).read()?.body;
	if (program === undefined) return null;
	// Blocks run on the project's own circuit, whatever has been wired for practice.
	if (kind === "blocks") return { kind, program, circuit: null };
	// A circuit is kept once it differs from what the project begins with.
	const built = storeOf({ userId, projectId, kind: "circuit" }).read()?.body;
	return { kind, program, circuit: built ?? JSON.stringify(startingCircuit(project)) };
}
