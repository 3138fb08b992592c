import type { FindingKind, PostingResponse } from "#domain/api/community.ts";
import { m } from "#messages/generated/messages.js";

const LABELS: Record<FindingKind, () => string> = {
	phone: m.forum_found_phone,
	email: m.forum_found_email,
	handle: m.forum_found_handle,
	address: m.forum_found_address,
	meeting: m.forum_found_meeting,
	word: m.forum_found_word,
};

/** Why this part is not posted, and what to do. */
export function findingText(kind: FindingKind): string {
	return LABELS[kind]();
}

/** Why nothing was stored, where the filter is not the reason. */
export function refusedText(answer: Extract<PostingResponse, { result: "barred" | "wait" }>): string {
	if (answer.result === "wait") {
		const minutes = Math.ceil(answer.seconds / 60);
		return answer.seconds <= 60 ? m.forum_wait_seconds({ seconds: answer.seconds }) : m.forum_wait_minutes({ minutes });
	}
	return {
		age: m.forum_bar_age,
		consent: m.forum_bar_consent,
		unverified: m.forum_bar_unverified,
		class: m.forum_bar_class,
	}[answer.bar]();
}
