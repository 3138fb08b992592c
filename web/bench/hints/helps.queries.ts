import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { backend } from "#web/platform/backend/backend.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { toast } from "#web/platform/ui/toast.ts";
import { askHint, askSolution, getProjectState } from "./helps.data.ts";
import { helpKeys, rememberHints, rememberSolution } from "./helps-cache.ts";

type Project = { id: string; points: number };

function stateQuery(userId: string, projectId: string) {
	return queryOptions({
		queryKey: helpKeys.state(userId, projectId),
		queryFn: async () => getProjectState(await backend(), projectId),
	});
}

/** What the project still gives this learner, and the help that was taken. Full points until the server has answered. */
export function useScore({ id, points }: Project) {
	const { data: state, isSuccess } = useQuery(stateQuery(usePerson().id, id));
	const helps = state?.helps ?? [];
	return {
		/** The server has answered. */
		known: isSuccess,
		score: state?.score ?? points,
		/** Ids of the hints taken. */
		hintsTaken: helps.flatMap(({ kind, id }) => (kind === "hint" ? [id] : [])),
		revealed: helps.some(({ kind }) => kind === "reveal"),
	};
}

/** The help that was taken, by the server's record; null until it has answered. */
export function useProjectHelps({ id }: { id: string }) {
	return useQuery(stateQuery(usePerson().id, id)).data?.helps ?? null;
}

/** The texts of the hints taken before; asked for only where there are some. */
export function useTakenHints({ id }: Project, taken: readonly string[]) {
	const userId = usePerson().id;
	return useQuery({
		queryKey: helpKeys.hints(userId, id, taken),
		queryFn: () => askHint(userId, { projectId: id, seen: [...taken], next: false, locale: getLocale() }),
		enabled: taken.length > 0,
		retry: 1,
	});
}

/** Asks for one more hint. `seen` names those the learner has. */
export function useNextHint(project: Project) {
	const userId = usePerson().id;
	const queries = useQueryClient();
	return useMutation({
		mutationFn: ({ seen, step }: { seen: readonly string[]; step?: string | undefined }) =>
			askHint(userId, {
				projectId: project.id,
				seen: [...seen],
				next: true,
				locale: getLocale(),
				...(step !== undefined && { step }),
			}),
		meta: { failure: m.hint_failed },
		onSuccess: (answer) => {
			rememberHints(queries, { userId, projectId: project.id }, answer);
			if (answer.deducted > 0) announceHint(answer.deducted);
		},
	});
}

/** Asks for the solution. */
export function useReveal(project: Project) {
	const userId = usePerson().id;
	const queries = useQueryClient();
	return useMutation({
		mutationFn: () => askSolution(userId, project.id),
		meta: { failure: m.reveal_failed },
		onSuccess: (answer) => rememberSolution(queries, { userId, projectId: project.id }, answer),
	});
}

/** A solution that was revealed before. */
export function useRevealedSolution({ id }: Project, revealed: boolean) {
	const userId = usePerson().id;
	return useQuery({
		queryKey: helpKeys.solution(userId, id),
		queryFn: () => askSolution(userId, id),
		enabled: revealed,
		retry: 1,
	});
}

/** True where this learner has completed the project: from then on help costs nothing. False until the server has answered. */
export function useFreeHelp({ id }: { id: string }): boolean {
	return (useQuery(stateQuery(usePerson().id, id)).data?.completion ?? null) !== null;
}

/** Tells that a hint was given, and what it cost. */
function announceHint(points: number): void {
	toast.info(m.hint_requested(), { id: "hint", description: m.hint_deducted({ points }) });
}
