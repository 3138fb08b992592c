import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { OwnLesson } from "#domain/classroom/class-lesson.ts";
import { backend } from "#web/platform/backend/backend.ts";
import { subscribe } from "#web/platform/backend/subscribe.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { getOwnLesson } from "./lesson.data.ts";

/** What a learner's classes ask of this screen, live. Attention ends by itself, with the server or without. */
export function useOwnLesson(userId: string): OwnLesson | undefined {
	const client = useQueryClient();
	const queryKey = ["own-lesson", userId];
	const { data } = useQuery({ queryKey, queryFn: async () => getOwnLesson(await backend()) });
	useEffect(() => {
		const reload = () => void reloadQuery(client, ["own-lesson", userId]);
		return subscribe({ channel: "own_lesson", table: "class_lessons", event: "*", onRow: reload, onJoined: reload });
	}, [client, userId]);
	useEffect(() => {
		if (!data?.attention) return;
		const timer = setTimeout(
			() => client.setQueryData<OwnLesson>(["own-lesson", userId], { ...data, attention: null }),
			data.attention.secondsLeft * 1000,
		);
		return () => clearTimeout(timer);
	}, [client, userId, data]);
	return data;
}
