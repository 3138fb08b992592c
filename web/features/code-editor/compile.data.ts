import { type CompileAnswer, compileAnswer } from "#domain/compile-answer.ts";
import { askDoor } from "#web/backend/doors.ts";

/** Compiles a sketch on the server. Throws `DoorError` where it gives no answer. */
export function compileSketch(source: string, signal: AbortSignal): Promise<CompileAnswer> {
	return askDoor("/api/compile", { source }, compileAnswer, signal);
}
