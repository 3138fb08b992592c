import type { Refusal } from "#domain/api/refusal.ts";
import { REFUSALS } from "#domain/api/refusal.ts";
import { BackendError, NETWORK_GONE } from "./backend-error.ts";

/** Why a request had no answer, as our own endpoints name it. Anything unexpected counts as the server's own mistake. */
export function refusalOf(error: unknown): Refusal {
	return error instanceof BackendError ? refusalFor(error) : { code: "server_error" };
}

/** The same for a failure that was kept. */
export function refusalFor({ code, details }: { code: string; details: Record<string, number> }): Refusal {
	const known = code === NETWORK_GONE ? NETWORK_GONE : REFUSALS.find((one) => one === code);
	return known ? { code: known, details } : { code: "server_error" };
}
