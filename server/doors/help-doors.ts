import { answerFor } from "#content/answers.ts";
import { blockAnswerFor } from "#content/answers-blocks.ts";
import { listBlockProjects } from "#content/block-projects.ts";
import { listProjects } from "#content/projects.ts";
import { type HintAnswer, hintQuestion, type RevealAnswer, revealQuestion } from "#domain/help-answer.ts";
import { hintCost, REVEAL_COST } from "#domain/score.ts";
import type { Helps } from "../award/helps.ts";
import type { Door } from "./doors.ts";
import { Refusal } from "./refusal.ts";

/** `POST /api/hint`: records the next hint of a project, then gives it. */
export function hintDoor(helps: Helps): Door<typeof hintQuestion> {
	return {
		path: "/api/hint",
		question: hintQuestion,
		perMinute: 30,
		async answer({ projectId, seen, next }, { userId }): Promise<HintAnswer> {
			const project = listProjects().find(({ id }) => id === projectId);
			const hints = answerFor(projectId)?.hints ?? [];
			if (!project || hints.length === 0) throw new Refusal("unknown_project");
			let taken = await helps.hintsTaken(userId, projectId);
			let deducted = 0;
			if (next && taken <= seen && taken < hints.length) {
				taken += 1;
				const { points } = project;
				deducted = await helps.record({
					...{ userId, projectId, points, kind: "hint", step: taken, cost: hintCost(points) },
				});
			}
			const score = await helps.score(userId, projectId, project.points);
			return { hints: hints.slice(0, taken), total: hints.length, score, deducted };
		},
	};
}

/** `POST /api/reveal`: records that the solution was asked for, then gives it. */
export function revealDoor(helps: Helps): Door<typeof revealQuestion> {
	return {
		path: "/api/reveal",
		question: revealQuestion,
		perMinute: 30,
		async answer({ projectId }, { userId }): Promise<RevealAnswer> {
			const project = [...listProjects(), ...listBlockProjects()].find(({ id }) => id === projectId);
			const solution = solutionOf(projectId);
			if (!project || !solution) throw new Refusal("unknown_project");
			const { points } = project;
			const deducted = await helps.record({
				...{ userId, projectId, points, kind: "reveal", step: 1, cost: REVEAL_COST },
			});
			return { solution, score: await helps.score(userId, projectId, points), deducted };
		},
	};
}

function solutionOf(projectId: string): RevealAnswer["solution"] | null {
	const sketch = answerFor(projectId);
	if (sketch) return { kind: "sketch", source: sketch.solution };
	const blocks = blockAnswerFor(projectId);
	return blocks ? { kind: "blocks", blocks: { ...blocks.solution } } : null;
}
