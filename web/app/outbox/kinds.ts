import type { QueryKey } from "@tanstack/react-query";
import { CHECK_SKETCH } from "#web/bench/checks/sketch-upload.ts";
import { TAKE_HINT } from "#web/bench/hints/take-hint-kind.ts";
import { CLASS_CHANGE } from "#web/classroom/classes/class-change.ts";
import { SUBMISSION } from "#web/classroom/submissions/hand-in/submission-action.ts";
import { ownSubmissionsKey } from "#web/classroom/submissions/submissions-key.ts";
import { CHECK_ATTEMPT } from "#web/platform/learning/attempts/attempt-action.ts";
import { LESSON_PROGRESS } from "#web/platform/learning/lesson-progress/progress-action.ts";
import { SAVE_WORK } from "#web/platform/learning/saved-work/save-work.ts";
import { outbox } from "#web/platform/outbox/outbox.ts";

/** What a settled action changes of what the server said before: an empty key is everything. */
export const CHANGED_BY: Partial<Record<string, QueryKey>> = {
	[CHECK_SKETCH]: [],
	check_blocks: [],
	[CLASS_CHANGE]: ["classes"],
	[TAKE_HINT]: ["helps"],
	[LESSON_PROGRESS]: ["lesson-progress"],
	[SUBMISSION]: ownSubmissionsKey,
};

/** Every kind of work that is sent later. The code for it comes when the first of it is sent. */
export function registerKinds(): void {
	outbox.register(CHECK_SKETCH, async () => (await import("#web/bench/checks/check-sketch.ts")).checkSketch);
	outbox.register("check_blocks", async () => (await import("#web/bench/checks/blocks/check-blocks.ts")).checkBlocks);
	outbox.register(
		CLASS_CHANGE,
		async () => (await import("#web/classroom/classes/class-change-kind.ts")).classChangeKind,
	);
	outbox.register(TAKE_HINT, async () => (await import("#web/bench/hints/take-hint.ts")).takeHint);
	outbox.register(
		LESSON_PROGRESS,
		async () => (await import("#web/platform/learning/lesson-progress/save-progress.ts")).saveProgress,
	);
	outbox.register(
		CHECK_ATTEMPT,
		async () => (await import("#web/platform/learning/attempts/record-attempt.ts")).recordAttempt,
	);
	outbox.register(SUBMISSION, async () =>
		(await import("#web/classroom/submissions/hand-in/submission.ts")).submissionKind(),
	);
	outbox.register(SAVE_WORK, async () => {
		const [{ saveWorkKind }, { storeOf }] = await Promise.all([
			import("#web/platform/learning/saved-work/save-work-kind.ts"),
			import("./work-stores.ts"),
		]);
		return saveWorkKind(storeOf);
	});
}
