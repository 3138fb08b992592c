import { type CheckAnswer, checkAnswer } from "#domain/check-answer.ts";
import { askDoor } from "#web/backend/doors.ts";

/** Has the server compile and check a program, and award it once. Throws `DoorError` where it gives no answer. */
export function checkProgram(projectId: string, source: string, signal: AbortSignal): Promise<CheckAnswer> {
	return askDoor("/api/check", { projectId, source }, checkAnswer, signal);
}
