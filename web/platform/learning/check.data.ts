import { type CheckRequest, type CheckResponse, check } from "#domain/api/bench.ts";
import { ask } from "#web/platform/backend/ask.ts";

/**
 * Has the server check a person's program (a sketch is compiled first), and award the project once. Throws `BackendError`
 * where it gives no answer, and where somebody else is signed in by now.
 */
export function checkProgram(userId: string, request: CheckRequest): Promise<CheckResponse> {
	return ask(check, request, { userId });
}
