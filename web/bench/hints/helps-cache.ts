import type { QueryClient } from "@tanstack/react-query";
import type { HintResponse, RevealResponse } from "#domain/api/bench.ts";
import type { ProjectState } from "#domain/catalogue/project-state.ts";

/** Query keys of one person's help in one project. */
export const helpKeys = {
	state: (userId: string, projectId: string) => ["helps", userId, projectId],
	hints: (userId: string, projectId: string, ids: readonly string[]) => ["helps", userId, projectId, "hints", ...ids],
	solution: (userId: string, projectId: string) => ["helps", userId, projectId, "solution"],
};

type Asked = { userId: string; projectId: string };

/** Caches the hints received, and the project's state with them. */
export function rememberHints(queries: QueryClient, { userId, projectId }: Asked, answer: HintResponse): void {
	const ids = answer.state.helps.flatMap(({ kind, id }) => (kind === "hint" ? [id] : []));
	queries.setQueryData(helpKeys.hints(userId, projectId, ids), answer);
	queries.setQueryData<ProjectState>(helpKeys.state(userId, projectId), answer.state);
}

/** Caches the solution received, and the project's state with it. */
export function rememberSolution(queries: QueryClient, { userId, projectId }: Asked, answer: RevealResponse): void {
	queries.setQueryData(helpKeys.solution(userId, projectId), answer);
	queries.setQueryData<ProjectState>(helpKeys.state(userId, projectId), answer.state);
}
