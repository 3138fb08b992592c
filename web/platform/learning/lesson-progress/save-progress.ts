import { backend } from "#web/platform/backend/backend.ts";
import type { ActionKind } from "#web/platform/outbox/action.ts";
import { mergeLesson, readLesson } from "./lesson-store.ts";
import { type ServerLesson, saveLessonProgress } from "./progress.data.ts";

/** Sends the steps and the guess that this browser knows of a lesson. */
export const saveProgress: ActionKind<null, ServerLesson> = {
	payload: { safeParse: () => ({ success: true, data: null }) },
	async send({ person: userId, subject }) {
		return saveLessonProgress(await backend(), userId, subject, readLesson(userId, subject));
	},
	settle(result) {
		if (result.state === "done") mergeLesson(result.action.person, result.action.subject, result.answer);
	},
	files: () => ({}),
};
