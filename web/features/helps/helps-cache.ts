import type { QueryClient } from "@tanstack/react-query";
import type { HintAnswer, RevealAnswer } from "#domain/help-answer.ts";
import type { TakenHelp } from "./helps.data.ts";

/** Where the page keeps what it knows of one person's help in one project. */
export const helpKeys = {
	taken: (person: string, projectId: string) => ["helps", person, projectId],
	hints: (person: string, projectId: string, count: number) => ["helps", person, projectId, "hints", count],
	solution: (person: string, projectId: string) => ["helps", person, projectId, "solution"],
};

type Asked = { person: string; project: { id: string; points: number } };

/** Keeps the hints that came, and that they were taken, so that they show though nothing can be read after them. */
export function rememberHints(queries: QueryClient, { person, project }: Asked, answer: HintAnswer): void {
	queries.setQueryData(helpKeys.hints(person, project.id, answer.hints.length), answer);
	const steps = answer.hints.map((_, place) => place + 1);
	rememberTaken(queries, { person, project }, { kind: "hint", steps, score: answer.score });
}

/** Keeps the solution that came, and that it was taken. */
export function rememberSolution(queries: QueryClient, { person, project }: Asked, answer: RevealAnswer): void {
	queries.setQueryData(helpKeys.solution(person, project.id), answer);
	rememberTaken(queries, { person, project }, { kind: "reveal", steps: [1], score: answer.score });
}

/** What the help took beyond what is known stands at the last of its steps, until the server's record is read. */
function rememberTaken(
	queries: QueryClient,
	{ person, project }: Asked,
	{ kind, steps, score }: Pick<TakenHelp, "kind"> & { steps: number[]; score: number },
): void {
	queries.setQueryData<TakenHelp[]>(helpKeys.taken(person, project.id), (known = []) => {
		const missing = steps.filter((step) => !known.some((help) => help.kind === kind && help.step === step));
		const paid = known.reduce((sum, { cost }) => sum + cost, 0);
		const further = Math.max(0, project.points - score - paid);
		const last = missing.at(-1);
		return [...known, ...missing.map((step) => ({ kind, step, cost: step === last ? further : 0 }))];
	});
}
