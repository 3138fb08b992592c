import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { backend } from "#web/backend/backend.ts";
import { outbox } from "#web/outbox/outbox.ts";
import { getLessonProgress } from "./progress.data.ts";
import { progressAction } from "./progress-action.ts";
import {
	finishSteps,
	type LessonProgress,
	mergeLesson,
	openStep,
	predict,
	readLesson,
	watchLessons,
} from "./progress-store.ts";

/** Kept among a lesson's steps: the checks of its second challenge were passed. */
export const CHALLENGE_PASSED = "challenge";

export interface LessonState extends LessonProgress {
	challengePassed: boolean;
	finish: (...steps: string[]) => void;
	guess: (choice: number) => void;
	show: (step: string) => void;
}

/** A person's progress in a lesson: kept in this browser at once, united with the server's later. */
export function useLessonProgress(person: string, projectId: string): LessonState {
	const server = useQuery({
		queryKey: ["lesson-progress", person, projectId],
		queryFn: async () => getLessonProgress(await backend(), person, projectId),
	});
	useEffect(() => {
		if (server.data) mergeLesson(person, projectId, server.data);
	}, [person, projectId, server.data]);
	const progress = useSyncExternalStore(watchLessons, () => readLesson(person, projectId));
	const send = () => void outbox.enqueue(progressAction(person, projectId), "replace");
	return {
		...progress,
		challengePassed: progress.done.includes(CHALLENGE_PASSED),
		finish: (...steps) => finishSteps(person, projectId, steps) && send(),
		guess: (choice) => predict(person, projectId, choice) && send(),
		show: (step) => openStep(person, projectId, step),
	};
}
