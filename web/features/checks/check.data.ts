import { type CheckAnswer, checkAnswer } from "#domain/check-answer.ts";
import { askDoor } from "#web/backend/doors.ts";
import type { Upload } from "./upload.ts";

/**
 * Has the server compile a person's program, check it in its circuit, and award it once. Throws `BackendError` where it gives
 * no answer, and where somebody else is signed in by now.
 */
export function checkProgram(person: string, projectId: string, { source, circuit }: Upload): Promise<CheckAnswer> {
	return askDoor("/api/check", { projectId, source, circuit }, checkAnswer, { person });
}
