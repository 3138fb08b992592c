import { type CheckAnswer, checkAnswer } from "#domain/check-answer.ts";
import { askDoor, DoorError } from "#web/backend/doors.ts";
import { isHere } from "#web/session/session.ts";
import type { Upload } from "./waiting-uploads.ts";

/**
 * Has the server compile a person's program, check it in its circuit, and award it once. Throws `DoorError` where it gives
 * no answer, and where somebody else is signed in by now.
 */
export async function checkProgram(
	person: string,
	projectId: string,
	{ source, circuit }: Upload,
): Promise<CheckAnswer> {
	if (!isHere(person)) throw new DoorError("not_signed_in");
	return askDoor("/api/check", { projectId, source, circuit }, checkAnswer);
}
