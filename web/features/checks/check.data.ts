import { type CheckAnswer, checkAnswer } from "#domain/check-answer.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { askDoor } from "#web/backend/doors.ts";

/** What a learner uploads: the program, and the circuit that it runs in. */
export interface Upload {
	source: string;
	circuit: Circuit;
}

/** Has the server compile a program, check it in its circuit, and award it once. Throws `DoorError` where it gives no answer. */
export function checkProgram(
	projectId: string,
	{ source, circuit }: Upload,
	signal: AbortSignal,
): Promise<CheckAnswer> {
	return askDoor("/api/check", { projectId, source, circuit }, checkAnswer, signal);
}
