import { answerFor, type Hint, rungsOf } from "#content/answers.ts";
import { loadProject } from "#content/projects.ts";
import { hint } from "#domain/api/bench.ts";
import { isRungOf } from "#domain/bench/helps.ts";
import type { Awards } from "../../award/awards.ts";
import { Refusal } from "../../platform/refusal.ts";
import { handler, perMinute } from "../handler.ts";

/** Records the next hint of a project, then gives it. */
export const hintHandler = (awards: Pick<Awards, "takeHelp">) =>
	handler({
		endpoint: hint,
		limit: perMinute(30),
		async answer({ projectId, seen, next, step, locale }, { userId, sessionId }) {
			const hints = await hintsOf(projectId, locale);
			const asked = hints.filter(({ id }) => step === undefined || isRungOf(step, id));
			if (asked.length === 0) throw new Refusal("unknown_project");
			const unseen = asked.flatMap(({ id }) => (seen.includes(id) ? [] : [id]));
			const helpIds = next ? unseen.slice(0, 1) : [];
			const { deducted, state } = await awards.takeHelp({ userId, projectId, kind: "hint", helpIds, sessionId });
			const taken = hints.filter((one) => state.helps.some(({ id }) => id === one.id));
			return { hints: taken, total: hints.length, deducted, state };
		},
	});

/** Every rung of a project, in the order of its steps. */
async function hintsOf(projectId: string, locale?: string): Promise<readonly Hint[]> {
	const sketch = answerFor(projectId, locale);
	if (sketch) return sketch.hints;
	const steps = (await loadProject(projectId, locale))?.lesson.steps ?? {};
	return rungsOf(Object.fromEntries(Object.entries(steps).map(([step, { hints }]) => [step, hints ?? []])));
}
