import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import type { BlockProject } from "#content/block-projects.ts";
import type { BlockProgram } from "#domain/block-program/block-program.ts";
import { BACK_TO_KIT_AFTER_MS } from "#domain/block-run/run-state.ts";
import { checkBlocksOnServer } from "#web/features/primary-kit/check.data.ts";
import { completeProject } from "#web/features/primary-kit/progress-store.ts";
import { isWithdrawn, sendWaiting } from "#web/features/primary-kit/send-waiting.ts";
import { isHere } from "#web/session/session.ts";
import { sayCompletedBefore, saySent } from "./primary-toasts.ts";
import { createRecorder } from "./recorder.ts";

/**
 * Records a success 2 s after it and, 2 s later, leads back to the kit: from a program that runs on not before it is
 * stopped. Whoever leaves before that has it recorded at once. A project that had been completed before stays as it is,
 * and the learner stays with their blocks.
 */
export function useCompletion(person: string, project: BlockProject) {
	const queries = useQueryClient();
	const [recorded, setRecorded] = useState(false);

	const record = useEffectEvent((program: BlockProgram): boolean => {
		const { id: projectId, points } = project;
		if (!completeProject(person, { projectId, points, program, now: new Date() })) return false;
		void sendWaiting(person, checkBlocksOnServer).then((sent) => {
			if (isHere(person)) saySent(sent);
			if (isWithdrawn(sent, projectId)) setRecorded(false);
			void queries.invalidateQueries();
		});
		return true;
	});
	const onRecorded = useEffectEvent((first: boolean) => {
		if (first) setRecorded(true);
		else sayCompletedBefore();
	});
	const [recorder] = useState(() => createRecorder({ record, onRecorded }));
	useEffect(() => recorder.followPage(), [recorder]);

	/** `onMatched`: the blocks do what the project asks. */
	return { recorded, onMatched: recorder.matched };
}

/** Leads back to the kit once it is time. */
export function useReturnToKit(isTime: boolean): void {
	const navigate = useNavigate();
	useEffect(() => {
		if (!isTime) return;
		const timer = setTimeout(() => void navigate({ to: "/primary-kit" }), BACK_TO_KIT_AFTER_MS);
		return () => clearTimeout(timer);
	}, [isTime, navigate]);
}
