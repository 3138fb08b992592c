import type { QueryClient } from "@tanstack/react-query";
import type { HintAnswer, RevealAnswer } from "#domain/help-answer.ts";
import type { ProjectState } from "#domain/project-state.ts";

/** Where the page keeps what it knows of one person's help in one project. */
export const helpKeys = {
	state: (person: string, projectId: string) => ["helps", person, projectId],
	hints: (person: string, projectId: string, count: number) => ["helps", person, projectId, "hints", count],
	solution: (person: string, projectId: string) => ["helps", person, projectId, "solution"],
};

type Asked = { person: string; projectId: string };

/** Keeps the hints that came, and how the project stands with them. */
export function rememberHints(queries: QueryClient, { person, projectId }: Asked, answer: HintAnswer): void {
	queries.setQueryData(helpKeys.hints(person, projectId, answer.hints.length), answer);
	queries.setQueryData<ProjectState>(helpKeys.state(person, projectId), answer.state);
}

/** Keeps the solution that came, and how the project stands with it. */
export function rememberSolution(queries: QueryClient, { person, projectId }: Asked, answer: RevealAnswer): void {
	queries.setQueryData(helpKeys.solution(person, projectId), answer);
	queries.setQueryData<ProjectState>(helpKeys.state(person, projectId), answer.state);
}
