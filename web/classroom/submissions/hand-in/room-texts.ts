import { m } from "#messages/generated/messages.js";
import { NO_ROOM } from "#web/platform/backend/upload.ts";
import type { SubmissionRoom } from "./hand-in.data.ts";

/** Codes of the database for a quota that is used up (supabase/migrations/…_limit_what_people_hand_in.sql). */
const MANY_WAIT = "QWAIT";
const MANY_TODAY = "QDAYS";
const BYTES_FULL = "PT413";

/** From so few submissions on, and from so few bytes on, what is left is said. */
const FEW = 5;
const FEW_BYTES = 10_000_000;

/** What is left of the quotas, where it is little; empty where there is plenty. */
export function roomTexts({ waiting, today, bytes }: SubmissionRoom): string[] {
	const texts: string[] = [];
	if (waiting === 0) texts.push(m.submit_refused_waiting());
	else if (waiting <= FEW) texts.push(m.submit_left_waiting({ count: waiting }));
	if (today === 0) texts.push(m.submit_refused_today());
	else if (today <= FEW) texts.push(m.submit_left_today({ count: today }));
	if (bytes < FEW_BYTES) texts.push(m.submit_left_bytes({ size: (Math.floor(bytes / 100_000) / 10).toFixed(1) }));
	return texts;
}

/** Why a submission was not taken: a text for the code of a refusal, be it an error or an entry of the outbox. */
export function refusalText(failure: object | null): string {
	switch (failure && "code" in failure ? failure.code : null) {
		case MANY_WAIT:
			return m.submit_refused_waiting();
		case MANY_TODAY:
			return m.submit_refused_today();
		case BYTES_FULL:
		case NO_ROOM:
			return m.submit_refused_no_room();
		default:
			return m.submit_failed();
	}
}
