import { type CompileAnswer, compileAnswer, placeAnswer } from "#domain/compile-answer.ts";
import { askDoor } from "#web/backend/doors.ts";

/** Compiles a sketch on the server. Throws `DoorError` where it gives no answer. */
export function compileSketch(source: string, signal: AbortSignal): Promise<CompileAnswer> {
	return askDoor("/api/compile", { source }, compileAnswer, signal);
}

/** How many programs the server compiles before the one that is waited for. Throws `DoorError` where it gives no answer. */
export async function placeInQueue(signal: AbortSignal): Promise<number> {
	return (await askDoor("/api/compile/place", {}, placeAnswer, signal)).ahead;
}
