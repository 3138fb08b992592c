import { type HintRequest, type HintResponse, hint, type RevealResponse, reveal } from "#domain/api/bench.ts";
import { type ProjectState, projectState } from "#domain/catalogue/project-state.ts";
import { ask } from "#web/platform/backend/ask.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

/** What the caller has of a project; null for one the server does not know. Throws `BackendError`. */
export async function getProjectState(backend: Backend, projectId: string): Promise<ProjectState | null> {
	const state = unwrap(await backend.rpc("project_state", { project_id: projectId }));
	return state === null ? null : projectState.parse(state);
}

/** The hints this person has taken so far and, with `next`, one more, which costs. Throws `BackendError`, also when another person has signed in since. */
export function askHint(userId: string, request: HintRequest): Promise<HintResponse> {
	return ask(hint, request, { userId });
}

/** The project's solution. Costs this person once. Throws as `askHint` does. */
export function askSolution(userId: string, projectId: string): Promise<RevealResponse> {
	return ask(reveal, { projectId }, { userId });
}
