import { useKeptWork, type Work } from "#web/session/kept-work/use-kept-work.ts";

/** A learner's sketch in one project. `onReplaced` shows the text that was written elsewhere. */
export function useProgram(
	person: string,
	projectId: string,
	starter: string,
	onReplaced: (text: string) => void,
): Work {
	return useKeptWork({ place: { person, projectId, kind: "sketch" }, starter, onReplaced });
}
