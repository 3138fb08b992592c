import { answerFor, type Hint, rungsOf } from "#content/answers.ts";
import { blockAnswerFor } from "#content/answers-blocks.ts";
import { listBlockProjects, loadBlockProject } from "#content/block-projects.ts";
import { listProjects } from "#content/projects.ts";
import { type HintAnswer, hintQuestion, isRungOf, type RevealAnswer, revealQuestion } from "#domain/help-answer.ts";
import type { Awards } from "../award/awards.ts";
import { Refusal } from "../refusal.ts";
import type { Door } from "./doors.ts";

/** `POST /api/hint`: records the next hint of a project, then gives it. */
export function hintDoor(awards: Pick<Awards, "takeHelp">): Door<typeof hintQuestion> {
	return {
		path: "/api/hint",
		question: hintQuestion,
		perMinute: 30,
		async answer({ projectId, seen, next, step, locale }, { userId, sessionId }): Promise<HintAnswer> {
			const hints = await hintsOf(projectId, locale);
			const asked = hints.filter(({ id }) => step === undefined || isRungOf(step, id));
			if (asked.length === 0) throw new Refusal("unknown_project");
			const unseen = asked.flatMap(({ id }) => (seen.includes(id) ? [] : [id]));
			const helpIds = next ? unseen.slice(0, 1) : [];
			const { deducted, state } = await awards.takeHelp({ userId, projectId, kind: "hint", helpIds, sessionId });
			const taken = hints.filter((hint) => state.helps.some(({ id }) => id === hint.id));
			return { hints: taken, total: hints.length, deducted, state };
		},
	};
}

/** Every rung of a project, in the order of its steps. */
async function hintsOf(projectId: string, locale?: string): Promise<readonly Hint[]> {
	const sketch = answerFor(projectId, locale);
	if (sketch) return sketch.hints;
	const steps = (await loadBlockProject(projectId, locale))?.lesson.steps ?? {};
	return rungsOf(Object.fromEntries(Object.entries(steps).map(([step, { hints }]) => [step, hints ?? []])));
}

/** `POST /api/reveal`: records the reveal, then answers the solution. */
export function revealDoor(awards: Pick<Awards, "takeHelp">): Door<typeof revealQuestion> {
	return {
		path: "/api/reveal",
		question: revealQuestion,
		perMinute: 30,
		async answer({ projectId }, { userId, sessionId }): Promise<RevealAnswer> {
			const known = [...listProjects(), ...listBlockProjects()].some(({ id }) => id === projectId);
			const solution = solutionOf(projectId);
			if (!known || !solution) throw new Refusal("unknown_project");
			const helpIds = ["solution"];
			return { solution, ...(await awards.takeHelp({ userId, projectId, kind: "reveal", helpIds, sessionId })) };
		},
	};
}

function solutionOf(projectId: string): RevealAnswer["solution"] | null {
	const sketch = answerFor(projectId);
	if (sketch) return { kind: "sketch", source: sketch.solution };
	const blocks = blockAnswerFor(projectId);
	return blocks ? { kind: "blocks", blocks: { ...blocks.solution } } : null;
}
