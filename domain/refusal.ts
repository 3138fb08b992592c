import type { DoorRefusal } from "./compile-answer.ts";

/** Why a question had no answer: the server's refusal, or `network_gone` when it could not be asked. */
export type Refusal = { code: DoorRefusal["code"] | "network_gone"; details?: Record<string, number> };

/** The server would say the same again: what was asked about waits no longer. */
export function isFinal({ code }: Refusal): boolean {
	return code === "bad_request" || code === "too_large" || code === "unknown_project";
}
