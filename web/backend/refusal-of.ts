import { REFUSALS } from "#domain/compile-answer.ts";
import type { Refusal } from "#domain/refusal.ts";
import { BackendError, NETWORK_GONE } from "./backend-error.ts";

/** Why a request had no answer, as our own doors name it. Anything unexpected counts as the server's own mistake. */
export function refusalOf(error: unknown): Refusal {
	if (!(error instanceof BackendError)) return { code: "server_error" };
	const code = [...REFUSALS, NETWORK_GONE].find((known) => known === error.code);
	return code ? { code: code as Refusal["code"], details: error.details } : { code: "server_error" };
}
