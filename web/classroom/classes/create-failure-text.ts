import { m } from "#messages/generated/messages.js";
import { DISK_FULL, NETWORK_GONE, NOT_SIGNED_IN, TOO_MANY_REQUESTS } from "#web/platform/backend/backend-error.ts";

/** What the server refuses because of what was typed: too long, empty, signs that it cannot store. */
const NOT_TAKEN = ["22001", "22021", "22P05", "23514", "23502", "bad_request"];

/** Why no class was made, as a sentence for the teacher. `code` is a `BackendError`'s. */
export function createFailureText(code: string): string {
	if (NOT_TAKEN.includes(code)) return m.classes_failure_not_taken();
	switch (code) {
		case "42501":
			return m.classes_create_must_teach();
		case "PT413":
			return m.classes_failure_too_many();
		case NETWORK_GONE:
			return m.classes_failure_network_gone();
		case NOT_SIGNED_IN:
			return m.classes_create_must_log_in();
		case TOO_MANY_REQUESTS:
			return m.classes_failure_too_often();
		case DISK_FULL:
			return m.server_disk_full();
		default:
			return m.classes_failure_server();
	}
}
