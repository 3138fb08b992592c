import type { NewAction } from "#web/platform/outbox/action.ts";

/** The kind of the lesson progress that the server does not know yet, by project. */
export const LESSON_PROGRESS = "lesson_progress";

/** What is sent is read from this browser's store at that time. */
export function progressAction(userId: string, projectId: string): NewAction<null> {
	return { person: userId, kind: LESSON_PROGRESS, subject: projectId, payload: null };
}
