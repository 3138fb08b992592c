import { useFreeHelp } from "#web/features/helps/helps.queries.ts";
import { completedHere } from "#web/learning/progress-store.ts";
import { usePerson } from "#web/session/session.ts";

/** Whether the person has completed a project, as far as the server or this browser knows. */
export function useIsCompleted(project: { id: string }): boolean {
	const confirmed = useFreeHelp(project);
	return completedHere(usePerson().id).includes(project.id) || confirmed;
}
