import type { BlockCheckQuestion } from "#domain/block-check.ts";
import { type CheckAnswer, checkAnswer } from "#domain/check-answer.ts";
import { askDoor } from "#web/backend/doors.ts";

/** Has the server check blocks, and award the project once. Throws `DoorError` where it gives no answer. */
export function checkBlocksOnServer(question: BlockCheckQuestion): Promise<CheckAnswer> {
	return askDoor("/api/check", question, checkAnswer);
}
