import { type CompileAnswer, compileAnswer } from "#domain/compile-answer.ts";
import { askDoor } from "#web/backend/doors.ts";

/** Compiles a sketch so that it can be stepped through. Throws `BackendError` where the server gives no answer. */
export function compileForStepping(source: string, signal: AbortSignal): Promise<CompileAnswer> {
	return askDoor("/api/compile", { source, debug: true }, compileAnswer, { signal });
}
