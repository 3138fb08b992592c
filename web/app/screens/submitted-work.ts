import type { SubmittedWork } from "#domain/classroom/submitted-work.ts";
import { storeOf } from "#web/app/outbox/work-stores.ts";

/** What a person has made in a project, as this browser has it now; null where it has none. */
export function workToSubmit(userId: string, projectId: string, kind: "sketch" | "blocks"): SubmittedWork | null {
	const program = storeOf({ userId, projectId, kind }).read()?.body;
	if (program === undefined) return null;
	// Blocks run on the project's own circuit, whatever has been wired for practice.
	const circuit = kind === "sketch" ? storeOf({ userId, projectId, kind: "circuit" }).read()?.body : undefined;
	return { kind, program, circuit: circuit ?? null };
}
