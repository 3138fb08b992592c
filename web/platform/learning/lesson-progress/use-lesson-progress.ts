import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { backend } from "#web/platform/backend/backend.ts";
import { outbox } from "#web/platform/outbox/outbox.ts";
import {
	finishSteps,
	type LessonProgress,
	mergeLesson,
	openStep,
	predict,
	readLesson,
	watchLessons,
} from "./lesson-store.ts";
import { getLessonProgress } from "./progress.data.ts";
import { progressAction } from "./progress-action.ts";

/** Kept among a lesson's steps: the checks of its extension were passed. */
export const EXTENSION_PASSED = "challenge";

export interface LessonState extends LessonProgress {
	extensionPassed: boolean;
	finish: (...steps: string[]) => void;
	guess: (choice: number) => void;
	show: (step: string) => void;
}

/** A person's progress in a lesson: kept in this browser at once, united with the server's later. */
export function useLessonProgress(userId: string, projectId: string): LessonState {
	const server = useQuery({
		queryKey: ["lesson-progress", userId, projectId],
		queryFn: async () => getLessonProgress(await backend(), userId, projectId),
	});
	useEffect(() => {
		if (server.data) mergeLesson(userId, projectId, server.data);
	}, [userId, projectId, server.data]);
	const progress = useSyncExternalStore(watchLessons, () => readLesson(userId, projectId));
	const send = () => void outbox.enqueue(progressAction(userId, projectId), "replace");
	return {
		...progress,
		extensionPassed: progress.done.includes(EXTENSION_PASSED),
		finish: (...steps) => finishSteps(userId, projectId, steps) && send(),
		guess: (choice) => predict(userId, projectId, choice) && send(),
		show: (step) => openStep(userId, projectId, step),
	};
}
