import { type HintAnswer, hintAnswer, type RevealAnswer, revealAnswer } from "#domain/help-answer.ts";
import type { Backend } from "#web/backend/backend.ts";
import { askDoor } from "#web/backend/doors.ts";
import { unwrap } from "#web/backend/unwrap.ts";

/** A help that this person took in a project, as the server recorded it. */
export type TakenHelp = { kind: "hint" | "reveal"; step: number; cost: number };

export async function listHelps(backend: Backend, person: string, projectId: string): Promise<TakenHelp[]> {
	const reply = await backend
		.from("project_helps")
		.select("kind, step, cost")
		.eq("user_id", person)
		.eq("project_id", projectId)
		.order("kind")
		.order("step");
	return unwrap(reply).map(({ kind, step, cost }) => ({ kind: kind === "hint" ? "hint" : "reveal", step, cost }));
}

/** The hints this person has taken so far and, with `next`, one more, which costs. Throws `BackendError`, also where somebody else is signed in by now. */
export function askHint(
	person: string,
	question: { projectId: string; seen: number; next: boolean },
): Promise<HintAnswer> {
	return askDoor("/api/hint", question, hintAnswer, { person });
}

/** The project's solution. Costs this person once. Throws as `askHint` does. */
export function askSolution(person: string, projectId: string): Promise<RevealAnswer> {
	return askDoor("/api/reveal", { projectId }, revealAnswer, { person });
}
