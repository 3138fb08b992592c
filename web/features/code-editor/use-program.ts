import { useSavedWork, type Work } from "#web/learning/saved-work/use-saved-work.ts";

/** A learner's sketch in one project. `onReplaced` shows the text that was written elsewhere. */
export function useProgram(
	person: string,
	projectId: string,
	starter: string,
	onReplaced: (text: string) => void,
): Work {
	return useSavedWork({ key: { person, projectId, kind: "sketch" }, starter, onReplaced });
}
