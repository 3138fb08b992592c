import { answerFor } from "#content/answers.ts";
import { blockAnswerFor } from "#content/answers-blocks.ts";
import type { Solution } from "#domain/api/bench.ts";
import { Refusal } from "../../platform/refusal.ts";

/** @throws {Refusal} `unknown_project` for one without a solution. */
export function solutionOf(projectId: string): Solution {
	const sketch = answerFor(projectId);
	if (sketch) return { kind: "sketch", source: sketch.solution };
	const blocks = blockAnswerFor(projectId);
	if (!blocks) throw new Refusal("unknown_project");
	return { kind: "blocks", blocks: { ...blocks.solution } };
}
