import { type CompileAnswer, compileAnswer, queuePositionAnswer } from "#domain/compile-answer.ts";
import { askDoor } from "#web/backend/doors.ts";
import { loadExplanations } from "./explain-diagnostic.ts";

/** Compiles a sketch on the server. Throws `BackendError` where it gives no answer. */
export async function compileSketch(source: string, signal: AbortSignal): Promise<CompileAnswer> {
	const [answer] = await Promise.all([
		askDoor("/api/compile", { source }, compileAnswer, { signal }),
		loadExplanations().catch(() => undefined),
	]);
	return answer;
}

/** How many programs the server compiles before the one that is waited for. Throws `BackendError` where it gives no answer. */
export async function queuePosition(signal: AbortSignal): Promise<number> {
	return (await askDoor("/api/compile/place", {}, queuePositionAnswer, { signal })).ahead;
}
