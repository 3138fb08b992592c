import type { BlockCheckQuestion } from "#domain/block-check.ts";
import { type CheckAnswer, checkAnswer } from "#domain/check-answer.ts";
import { askDoor } from "#web/backend/doors.ts";

/**
 * Has the server check a person's blocks, and award the project once. Throws `BackendError` where it gives no answer, and
 * where somebody else is signed in by now.
 */
export function checkBlocksOnServer(person: string, question: BlockCheckQuestion): Promise<CheckAnswer> {
	return askDoor("/api/check", question, checkAnswer, { person });
}
