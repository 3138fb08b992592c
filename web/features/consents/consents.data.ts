import type { Backend } from "#web/backend/backend.ts";
import { unwrap } from "#web/backend/unwrap.ts";

/** Of the letter that an adult agrees to; changed with its words. */
export const CONSENT_TEXT_VERSION = "2026-11";

export const CONSENT_WAYS = ["signed_letter", "in_person", "phone_call"] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];

export type ConsentRequest = { learnerId: string; name: string; askedAt: string };

export type Consent = {
	id: string;
	learnerId: string;
	name: string;
	how: ConsentWay;
	textVersion: string;
	/** Null: an account that is gone. */
	recordedBy: string | null;
	recordedAt: string;
	withdrawnAt: string | null;
};

/** Who of one's learners asked, the longest waiting first. */
export async function listConsentRequests(backend: Backend): Promise<ConsentRequest[]> {
	const rows = unwrap(
		await backend
			.from("consent_requests")
			.select("user_id, asked_at, learner:people(display_name)")
			.order("asked_at")
			.limit(200),
	);
	return rows.map(({ user_id, asked_at, learner }) => ({
		learnerId: user_id,
		name: learner?.display_name ?? "",
		askedAt: asked_at,
	}));
}

/** The records of one's learners, the newest first. */
export async function listConsents(backend: Backend): Promise<Consent[]> {
	const rows = unwrap(
		await backend
			.from("consents")
			.select(
				"id, subject_id, how, text_version, recorded_at, withdrawn_at, learner:people!consents_subject_id_fkey(display_name), recorder:people!consents_recorded_by_fkey(display_name)",
			)
			.order("recorded_at", { ascending: false })
			.limit(200),
	);
	return rows.map((row) => ({
		id: row.id,
		learnerId: row.subject_id,
		name: row.learner?.display_name ?? "",
		how: row.how as ConsentWay,
		textVersion: row.text_version,
		recordedBy: row.recorder?.display_name ?? null,
		recordedAt: row.recorded_at,
		withdrawnAt: row.withdrawn_at,
	}));
}

export async function recordConsent(backend: Backend, learnerId: string, how: ConsentWay): Promise<void> {
	unwrap(await backend.rpc("record_consent", { subject: learnerId, how, text_version: CONSENT_TEXT_VERSION }));
}

export async function withdrawConsent(backend: Backend, learnerId: string): Promise<void> {
	unwrap(await backend.rpc("withdraw_consent", { subject: learnerId }));
}
