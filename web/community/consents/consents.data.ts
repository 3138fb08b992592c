import { displayNameOf } from "#domain/account/display-name.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

/** Of the letter that an adult agrees to; changed with its text. */
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

/** A child for whom no adult has agreed. */
export type ChildWithout = { learnerId: string; name: string; className: string };

const ALONE_FROM = 13;
const YEAR_MS = 365.25 * 86_400_000;

/** The age today; null where it is not known. */
export function ageToday(age: number | null, givenAt: string | null, now = Date.now()): number | null {
	if (age === null) return null;
	return age + (givenAt ? Math.max(0, Math.floor((now - Date.parse(givenAt)) / YEAR_MS)) : 0);
}

/** The learners of one's classes that are under 13, or of unknown age, and have no consent in force, by class and name. */
export async function listChildrenWithout(backend: Backend): Promise<ChildWithout[]> {
	const [members, profiles, consents] = await Promise.all([
		backend.from("class_members").select("user_id, class:class_codes(class_name)").limit(2000),
		backend.from("profiles").select("id, name, age, age_given_at").limit(2000),
		backend.from("consents").select("subject_id").is("withdrawn_at", null).limit(2000),
	]);
	const learners = new Map(unwrap(profiles).map((profile) => [profile.id, profile]));
	const agreed = new Set(unwrap(consents).map(({ subject_id }) => subject_id));
	return unwrap(members)
		.flatMap(({ user_id, class: one }) => {
			const learner = learners.get(user_id);
			if (!learner || !one || agreed.has(user_id)) return [];
			if ((ageToday(learner.age, learner.age_given_at) ?? 0) >= ALONE_FROM) return [];
			return { learnerId: user_id, name: displayNameOf(learner.name), className: one.class_name };
		})
		.toSorted((one, other) => one.className.localeCompare(other.className) || one.name.localeCompare(other.name));
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
