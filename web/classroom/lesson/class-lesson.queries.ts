import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ClassLesson } from "#domain/classroom/class-lesson.ts";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { subscribe } from "#web/platform/backend/subscribe.ts";
import { reloadQuery, takeLive } from "#web/platform/backend/take-live.ts";
import { callAttention, endLesson, getClassLesson, releaseAttention } from "./lesson.data.ts";

const classLessonKey = (classId: string) => ["class-lesson", classId] as const;

/** When the attention that is asked for began and ends by itself, by this page's clock: milliseconds as of `Date.now`. */
export interface AskedAttention {
	since: number;
	until: number;
	words: string;
	/** Whose screens wait. */
	screens: readonly string[];
}

function asked(lesson: ClassLesson): AskedAttention | null {
	if (!lesson) return null;
	const { secondsAgo, secondsLeft, words, screens } = lesson;
	const now = Date.now();
	return { since: now - secondsAgo * 1000, until: now + secondsLeft * 1000, words: words ?? "", screens };
}

/** The attention that a class is asked for, live; null while it is asked for none. */
export function useAskedAttention(classId: string): AskedAttention | null {
	const client = useQueryClient();
	const { data } = useQuery({
		queryKey: classLessonKey(classId),
		queryFn: async () => asked(await getClassLesson(await backend(), classId)),
	});
	useEffect(() => {
		const queryKey = classLessonKey(classId);
		const filter = `class_id=eq.${classId}`;
		const reload = () => void reloadQuery(client, queryKey);
		const ends = [
			subscribe({
				channel: `lesson_${classId}`,
				...{ table: "class_lessons", event: "*", filter, onRow: reload, onJoined: reload },
			}),
			subscribe({
				channel: `screens_${classId}`,
				...{ table: "attention_screens", event: "INSERT", filter },
				onRow: ({ user_id }) =>
					takeLive<AskedAttention | null>(client, queryKey, (known) => withScreen(known, user_id)),
			}),
		];
		return () => {
			for (const end of ends) end();
		};
	}, [client, classId]);
	useEffect(() => {
		if (!data) return;
		const timer = setTimeout(() => client.setQueryData(classLessonKey(classId), null), data.until - Date.now());
		return () => clearTimeout(timer);
	}, [client, classId, data]);
	return data ?? null;
}

function withScreen(known: AskedAttention | null | undefined, userId: string): AskedAttention | null {
	if (!known) return null;
	return known.screens.includes(userId) ? known : { ...known, screens: [...known.screens, userId] };
}

/** Asks for attention, changes the words, or releases the class. */
export function useAskAttention(classId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (ask: { words: string } | "release") => {
			const server = await backend();
			if (ask === "release") await releaseAttention(server, classId);
			else await callAttention(server, classId, ask.words);
		},
		onSettled: () => reloadQuery(client, classLessonKey(classId)),
		meta: { failure: m.classtime_eyes_failed },
	});
}

export function useEndLesson(classId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async () => endLesson(await backend(), classId),
		onSettled: () => reloadQuery(client, classLessonKey(classId)),
		meta: { success: m.classtime_end_done, failure: m.classtime_end_failed },
	});
}
