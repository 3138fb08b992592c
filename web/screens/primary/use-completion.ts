import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import type { BlockProject } from "#content/block-projects.ts";
import type { BlockProgram } from "#domain/block-program/block-program.ts";
import { BACK_TO_KIT_AFTER_MS, RECORDED_AFTER_MS } from "#domain/block-run/run-state.ts";
import { checkBlocksOnServer } from "#web/features/primary-kit/check.data.ts";
import { completeProject } from "#web/features/primary-kit/progress-store.ts";
import { sendWaiting } from "#web/features/primary-kit/send-waiting.ts";
import { sayCompletedBefore, saySent } from "./primary-toasts.ts";

/**
 * Records a success 2 s after it and, 2 s later, leads back to the kit. Whoever leaves before that has it recorded at
 * once. A project that had been completed before stays as it is, and the learner stays with their blocks.
 */
export function useCompletion(person: string, project: BlockProject): (program: BlockProgram) => void {
	const navigate = useNavigate();
	const queries = useQueryClient();
	const pending = useRef<BlockProgram | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	/** False when the project had been completed before. */
	function record(): boolean {
		const program = pending.current;
		pending.current = null;
		if (!program) return false;
		const { id: projectId, points } = project;
		if (!completeProject(person, { projectId, points, program, now: new Date() })) return false;
		void sendWaiting(person, checkBlocksOnServer).then((sent) => {
			saySent(sent);
			void queries.invalidateQueries();
		});
		return true;
	}

	const recordOnLeaving = useEffectEvent(record);
	useEffect(
		() => () => {
			clearTimeout(timer.current);
			recordOnLeaving();
		},
		[],
	);

	return (program) => {
		clearTimeout(timer.current);
		pending.current = program;
		timer.current = setTimeout(() => {
			if (!record()) return sayCompletedBefore();
			timer.current = setTimeout(() => void navigate({ to: "/primary-kit" }), BACK_TO_KIT_AFTER_MS);
		}, RECORDED_AFTER_MS);
	};
}
