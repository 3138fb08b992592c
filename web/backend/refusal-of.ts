import type { Refusal } from "#domain/refusal.ts";
import { DoorError } from "./doors.ts";

/** Why a door gave no answer. Anything unexpected counts as the server's own mistake. */
export function refusalOf(error: unknown): Refusal {
	return error instanceof DoorError ? { code: error.code, details: error.details } : { code: "server_error" };
}
