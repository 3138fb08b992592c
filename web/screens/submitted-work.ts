import type { SubmittedWork } from "#domain/submitted-work.ts";
import { storeOf } from "./outbox/work-stores.ts";

/** What a person has made in a project, as this browser has it now; null where it has none. */
export function workToSubmit(person: string, projectId: string, kind: "sketch" | "blocks"): SubmittedWork | null {
	const program = storeOf({ person, projectId, kind }).read()?.body;
	if (program === undefined) return null;
	return { kind, program, circuit: storeOf({ person, projectId, kind: "circuit" }).read()?.body ?? null };
}
