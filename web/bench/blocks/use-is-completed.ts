import { useFreeHelp } from "#web/bench/hints/helps.queries.ts";
import { completedHere } from "#web/platform/learning/completions-store.ts";
import { usePerson } from "#web/platform/session/session.ts";

/** Whether the person has completed a project, as far as the server or this browser knows. */
export function useIsCompleted(project: { id: string }): boolean {
	const confirmed = useFreeHelp(project);
	return completedHere(usePerson().id).includes(project.id) || confirmed;
}
