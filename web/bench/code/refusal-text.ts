import type { Refusal } from "#domain/api/refusal.ts";
import { m } from "#messages/generated/messages.js";

export interface RefusalText {
	title: string;
	text: string;
	/** What can be done: press again, or sign in. */
	remedy: "try_again" | "sign_in" | null;
}

/** Why the server gave no answer, what is safe, and what to do. */
export function refusalText({ code, details }: Refusal): RefusalText {
	switch (code) {
		case "network_gone":
			return again(m.refused_network_gone_title(), m.refused_network_gone_text());
		case "busy": {
			const ahead = details?.ahead ?? 1;
			return again(m.refused_busy_title(), m.refused_busy_text({ ahead }));
		}
		case "too_many_requests":
			return again(m.refused_too_many_title(), m.refused_too_many_text({ seconds: details?.seconds ?? 60 }));
		case "stopped_often":
			return again(m.refused_stopped_often_title(), m.refused_stopped_often_text({ seconds: details?.seconds ?? 60 }));
		case "not_signed_in":
			return { title: m.refused_signed_out_title(), text: m.refused_signed_out_text(), remedy: "sign_in" };
		case "too_large":
		case "too_complex":
		case "bad_request":
			return { title: m.refused_too_large_title(), text: m.refused_too_large_text(), remedy: null };
		case "cannot_award":
			return again(m.refused_cannot_award_title(), m.refused_cannot_award_text());
		case "unknown_project":
			return { title: m.refused_unknown_project_title(), text: m.refused_unknown_project_text(), remedy: null };
		case "circuit_missing":
			return { title: m.refused_circuit_missing_title(), text: m.refused_circuit_missing_text(), remedy: null };
		case "unavailable":
			return again(m.refused_unavailable_title(), m.refused_unavailable_text());
		case "not_a_picture":
		case "no_room":
		case "cannot_store":
		case "not_allowed":
		case "not_found":
		case "unknown_person":
		case "cannot_manage":
		case "assistant_missing":
		case "assistant_failed":
		case "assistant_barred":
		case "server_error":
			return again(m.refused_server_error_title(), m.refused_server_error_text());
	}
}

function again(title: string, text: string): RefusalText {
	return { title, text, remedy: "try_again" };
}
