import type { BlockCheckQuestion } from "#domain/block-check.ts";
import { type CheckAnswer, checkAnswer } from "#domain/check-answer.ts";
import { askDoor } from "#web/backend/doors.ts";

/** A project, and the program that a person made in it: a sketch or blocks, and the circuit that it runs in. */
export type CheckQuestion = { projectId: string; source: string; circuit?: unknown } | BlockCheckQuestion;

/**
 * Has the server check a person's program (a sketch is compiled first), and award the project once. Throws `BackendError`
 * where it gives no answer, and where somebody else is signed in by now.
 */
export function checkProgram(person: string, question: CheckQuestion): Promise<CheckAnswer> {
	return askDoor("/api/check", question, checkAnswer, { person });
}
