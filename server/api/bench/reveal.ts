import { answerFor } from "#content/answers.ts";
import { blockAnswerFor } from "#content/answers-blocks.ts";
import { listProjects } from "#content/projects.ts";
import { type RevealResponse, reveal } from "#domain/api/bench.ts";
import type { Awards } from "../../award/awards.ts";
import { Refusal } from "../../platform/refusal.ts";
import { handler, perMinute } from "../handler.ts";

/** Records the reveal, then answers the solution. */
export const revealHandler = (awards: Pick<Awards, "takeHelp">) =>
	handler({
		endpoint: reveal,
		limit: perMinute(30),
		async answer({ projectId }, { userId, sessionId }) {
			const known = listProjects().some(({ id }) => id === projectId);
			const solution = solutionOf(projectId);
			if (!known || !solution) throw new Refusal("unknown_project");
			const helpIds = ["solution"];
			return { solution, ...(await awards.takeHelp({ userId, projectId, kind: "reveal", helpIds, sessionId })) };
		},
	});

function solutionOf(projectId: string): RevealResponse["solution"] | null {
	const sketch = answerFor(projectId);
	if (sketch) return { kind: "sketch", source: sketch.solution };
	const blocks = blockAnswerFor(projectId);
	return blocks ? { kind: "blocks", blocks: { ...blocks.solution } } : null;
}
