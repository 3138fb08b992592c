import { reveal } from "#domain/api/bench.ts";
import type { Awards } from "../../award/awards.ts";
import { handler, perMinute } from "../handler.ts";
import { solutionOf } from "./solution-of.ts";

/** Records the reveal, then answers the solution. */
export const revealHandler = (awards: Pick<Awards, "takeHelp">) =>
	handler({
		endpoint: reveal,
		limit: perMinute(30),
		async answer({ projectId }, { userId, sessionId }) {
			const solution = solutionOf(projectId);
			const helpIds = ["solution"];
			return { solution, ...(await awards.takeHelp({ userId, projectId, kind: "reveal", helpIds, sessionId })) };
		},
	});
