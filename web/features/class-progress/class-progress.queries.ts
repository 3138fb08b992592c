import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/backend/backend.ts";
import { subscribe } from "#web/backend/subscribe.ts";
import { reloadQuery } from "#web/backend/take-live.ts";
import { getClassProgress, getLearnerProgress, getTeacherToday, lowerHand } from "./class-progress.data.ts";

const classProgressKey = ["class-progress"] as const;
const learnerProgressKey = ["learner-progress"] as const;
/** Below the key of the reviews: whatever changes them changes what waits. */
const teacherTodayKey = ["review", "today"] as const;

/** Being away and being stuck come with time, which nothing announces. */
const REFRESH_MS = 60_000;
/** Events that come together are one read. */
const BURST_MS = 400;

/** The class × its projects; nothing is asked without a class. */
export function useClassProgress(classId: string | undefined) {
	return useQuery({
		queryKey: [...classProgressKey, classId],
		queryFn: async () => getClassProgress(await backend(), classId ?? ""),
		enabled: classId !== undefined,
		refetchInterval: REFRESH_MS,
	});
}

export function useLearnerProgress(learner: string) {
	return useQuery({
		queryKey: [...learnerProgressKey, learner],
		queryFn: async () => getLearnerProgress(await backend(), learner),
		refetchInterval: REFRESH_MS,
	});
}

/** A verified teacher's day. */
export function useTeacherToday() {
	return useQuery({
		queryKey: teacherTodayKey,
		queryFn: async () => getTeacherToday(await backend()),
		refetchInterval: REFRESH_MS,
	});
}

/** Reads the progress again at each event of the class. */
export function useLiveProgress(classId: string | undefined): void {
	const client = useQueryClient();
	useEffect(() => {
		if (classId === undefined) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const refresh = () => {
			timer ??= setTimeout(() => {
				timer = undefined;
				void reloadQuery(client, classProgressKey);
				void reloadQuery(client, learnerProgressKey);
				void reloadQuery(client, teacherTodayKey);
			}, BURST_MS);
		};
		const end = subscribe({
			channel: `class_pulse_${classId}`,
			table: "class_pulses",
			event: "*",
			filter: `class_id=eq.${classId}`,
			onRow: refresh,
			onJoined: refresh,
		});
		return () => {
			clearTimeout(timer);
			end();
		};
	}, [classId, client]);
}

export function useLowerHand() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (learner: string) => lowerHand(await backend(), learner),
		onSettled: () =>
			Promise.all([
				client.invalidateQueries({ queryKey: classProgressKey }),
				client.invalidateQueries({ queryKey: learnerProgressKey }),
			]),
		meta: { failure: m.follow_hand_failed },
	});
}
