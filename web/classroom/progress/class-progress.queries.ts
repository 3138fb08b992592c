import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ClassBoard } from "#domain/classroom/class-progress.ts";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { useReloadWithClass } from "#web/platform/learning/class-pulse.ts";
import {
	getClassProgress,
	getLearnerProgress,
	getTeacherToday,
	giveTip,
	listClassBoards,
	markHelped,
} from "./class-progress.data.ts";

const classProgressKey = ["class-progress"] as const;
const learnerProgressKey = ["learner-progress"] as const;
/** Below the key of the reviews, so that a change of theirs invalidates it. */
const teacherTodayKey = ["review", "today"] as const;
const classBoardsKey = ["class-boards"] as const;
const FOLLOWED = [classProgressKey, classBoardsKey, learnerProgressKey, teacherTodayKey];

/** Being away and being stuck come with time, which nothing announces. */
const REFRESH_MS = 60_000;
/** A save alone announces nothing to a class. */
const BOARDS_REFRESH_MS = 15_000;

/** The class × its projects; nothing is asked without a class. */
export function useClassProgress(classId: string | undefined) {
	return useQuery({
		queryKey: [...classProgressKey, classId],
		queryFn: async () => getClassProgress(await backend(), classId ?? ""),
		enabled: classId !== undefined,
		refetchInterval: REFRESH_MS,
	});
}

/** The boards of a page of the class; those of the page before while they are read. */
export function useClassBoards(classId: string, wanted: readonly Pick<ClassBoard, "learner" | "project">[]) {
	return useQuery({
		queryKey: [...classBoardsKey, classId, wanted],
		queryFn: async () => listClassBoards(await backend(), classId, wanted),
		enabled: wanted.length > 0,
		placeholderData: keepPreviousData,
		refetchInterval: BOARDS_REFRESH_MS,
	});
}

export function useLearnerProgress(learner: string) {
	return useQuery({
		queryKey: [...learnerProgressKey, learner],
		queryFn: async () => getLearnerProgress(await backend(), learner),
		refetchInterval: REFRESH_MS,
	});
}

/** A verified teacher's day; nothing is asked for others. */
export function useTeacherToday(verified = true) {
	return useQuery({
		queryKey: teacherTodayKey,
		queryFn: async () => getTeacherToday(await backend()),
		enabled: verified,
		refetchInterval: REFRESH_MS,
	});
}

/** Reads the progress again at each event of the class. */
export function useLiveProgress(classId: string | undefined): void {
	useReloadWithClass(classId, FOLLOWED);
}

export function useMarkHelped() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (learner: string) => markHelped(await backend(), learner),
		onSettled: () =>
			Promise.all([
				client.invalidateQueries({ queryKey: classProgressKey }),
				client.invalidateQueries({ queryKey: learnerProgressKey }),
			]),
		meta: { failure: m.progress_helped_failed },
	});
}

export function useGiveTip(learner: string, projectId: string) {
	return useMutation({
		mutationFn: async (tip: string) => giveTip(await backend(), learner, tip, projectId),
		meta: { success: m.progress_tip_sent, failure: m.progress_tip_failed, shownAtForm: true },
	});
}
