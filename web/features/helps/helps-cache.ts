import type { QueryClient } from "@tanstack/react-query";
import type { HintResponse, RevealResponse } from "#domain/api/bench.ts";
import type { ProjectState } from "#domain/project-state.ts";

/** Query keys of one person's help in one project. */
export const helpKeys = {
	state: (person: string, projectId: string) => ["helps", person, projectId],
	hints: (person: string, projectId: string, ids: readonly string[]) => ["helps", person, projectId, "hints", ...ids],
	solution: (person: string, projectId: string) => ["helps", person, projectId, "solution"],
};

type Asked = { person: string; projectId: string };

/** Caches the hints received, and the project's state with them. */
export function rememberHints(queries: QueryClient, { person, projectId }: Asked, answer: HintResponse): void {
	const ids = answer.state.helps.flatMap(({ kind, id }) => (kind === "hint" ? [id] : []));
	queries.setQueryData(helpKeys.hints(person, projectId, ids), answer);
	queries.setQueryData<ProjectState>(helpKeys.state(person, projectId), answer.state);
}

/** Caches the solution received, and the project's state with it. */
export function rememberSolution(queries: QueryClient, { person, projectId }: Asked, answer: RevealResponse): void {
	queries.setQueryData(helpKeys.solution(person, projectId), answer);
	queries.setQueryData<ProjectState>(helpKeys.state(person, projectId), answer.state);
}
