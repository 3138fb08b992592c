import { useEffect, useEffectEvent, useState } from "react";
import type { BlockProject } from "#content/projects.ts";
import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import { CHECK_BLOCKS, checkBlocksAction, isTakenBack } from "#web/bench/checks/blocks/check-blocks.ts";
import { type BlocksResult, sayCompletedBefore, sayResult } from "#web/bench/checks/blocks/completion-toasts.ts";
import { completeProject } from "#web/platform/learning/completions-store.ts";
import { outbox } from "#web/platform/outbox/outbox.ts";
import { isHere } from "#web/platform/session/session.ts";
import { createRecorder } from "./recorder.ts";

/**
 * Records a success 2 s after it, or at once where the page is left before. A project that had been completed before stays
 * as it is, and the learner stays with their blocks.
 */
export function useCompletion(userId: string, project: BlockProject) {
	const [recorded, setRecorded] = useState(false);

	const record = useEffectEvent((program: BlockProgram): boolean => {
		const { points } = project;
		if (!completeProject(userId, { projectId: project.id, points, program, now: new Date() })) return false;
		void send(program);
		return true;
	});
	async function send(program: BlockProgram): Promise<void> {
		const { id } = await outbox.enqueue(checkBlocksAction(userId, project.id, program), "replace");
		const result = (await outbox.sendNow(id)) as BlocksResult | null;
		if (result?.state === "waiting" && isHere(userId)) sayResult(result);
	}
	const onResult = useEffectEvent((result: BlocksResult) => {
		if (isTakenBack(result)) setRecorded(false);
	});
	const { id: projectId } = project;
	useEffect(
		() =>
			outbox.onResult((result) => {
				const { kind, person: of, subject } = result.action;
				if (kind === CHECK_BLOCKS && of === userId && subject === projectId) onResult(result as BlocksResult);
				return false;
			}),
		[userId, projectId],
	);
	const onRecorded = useEffectEvent((first: boolean) => {
		if (first) setRecorded(true);
		else sayCompletedBefore();
	});
	const [recorder] = useState(() => createRecorder({ record, onRecorded }));
	useEffect(() => recorder.followPage(), [recorder]);

	/** `onMatched`: the blocks do what the project asks. */
	return { recorded, onMatched: recorder.matched };
}
