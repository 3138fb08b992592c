import { oneTimePasswordAnswer } from "#domain/one-time-password.ts";
import { isEducator } from "#domain/roles.ts";
import type { Backend } from "#web/backend/backend.ts";
import { BackendError } from "#web/backend/backend-error.ts";
import { askDoor } from "#web/backend/doors.ts";
import { type ListPage, readPage } from "#web/backend/read-page.ts";
import { unwrap } from "#web/backend/unwrap.ts";

export const PAGE_SIZE = 20;

/** Too many wrong set-up codes; `waitSeconds` says how long. */
export const TOO_MANY_TRIES = "TRIES";

export const ROLES = ["student", "educator", "administrator"] as const;
export type Role = (typeof ROLES)[number];

export type StaffFilter = { who: "educators" | "everyone"; search: string /** From 1. */; page: number };

export type StaffMember = {
	id: string;
	name: string;
	email: string;
	school: string | null;
	role: Role;
	/** Of an educator: an administrator has confirmed it. */
	verified: boolean;
	age: number | null;
	ageGivenAt: string | null;
};

export async function hasAdministrator(backend: Backend): Promise<boolean> {
	return unwrap(await backend.rpc("has_administrator"));
}

/** Whether a set-up code waits to be entered. */
export async function setupCodeWaits(backend: Backend): Promise<boolean> {
	return unwrap(await backend.rpc("setup_code_waits"));
}

/** Makes a password for somebody, which they must change at the next sign-in; returns it. Throws `BackendError`. */
export async function makeOneTimePassword(userId: string): Promise<string> {
	return (await askDoor("/api/one-time-password", { userId }, oneTimePasswordAnswer)).password;
}

/** How somebody signs in with a class code; null for who does not. */
export async function readClassAccount(backend: Backend, userId: string): Promise<{ locked: boolean } | null> {
	const row = unwrap(await backend.from("class_accounts").select("locked_at").eq("user_id", userId).maybeSingle());
	return row && { locked: row.locked_at !== null };
}

/** `reset`: a new secret is chosen at the next sign-in. `open`: a locked name may be tried again. */
export async function changeSecret(backend: Backend, userId: string, change: "reset" | "open"): Promise<void> {
	unwrap(await backend.rpc(change === "reset" ? "reset_class_secret" : "open_class_name", { user_id: userId }));
}

export async function correctAge(backend: Backend, userId: string, age: number): Promise<void> {
	unwrap(await backend.rpc("correct_age", { user_id: userId, age }));
}

/** Makes the educator who calls administrator; false when the code is wrong or was used. */
export async function claimAdministration(backend: Backend, code: string): Promise<boolean> {
	const reply = await backend.rpc("claim_administration", { code });
	if (reply.error?.code === TOO_MANY_TRIES) {
		throw new BackendError(TOO_MANY_TRIES, reply.error.message, {
			waitSeconds: Number(reply.error.details) || undefined,
			cause: reply.error,
		});
	}
	return unwrap(reply);
}

/** Educators, or everyone, by name: one page. For administrators; others see themselves. */
export async function listStaff(backend: Backend, { who, search, page }: StaffFilter): Promise<ListPage<StaffMember>> {
	const words = search.trim();
	const found = await readPage(page, PAGE_SIZE, (first, last) => {
		let query = backend
			.from("profiles")
			.select("id, name, email, school_name, age, age_given_at, roles(user_type, verified_at, is_admin)", {
				count: "exact",
			})
			.order("name")
			.order("id")
			.range(first, last);
		if (who === "educators") query = query.eq("user_type", "educator");
		return words ? query.or(`name.ilike.${containing(words)},email.ilike.${containing(words)}`) : query;
	});
	const rows = found.rows.map(
		({ id, name, email, school_name, age, age_given_at, roles: role }): StaffMember => ({
			id,
			name,
			email,
			school: school_name,
			role: role.is_admin ? "administrator" : isEducator(role.user_type) ? "educator" : "student",
			verified: role.verified_at !== null,
			age,
			ageGivenAt: age_given_at,
		}),
	);
	return { ...found, rows };
}

export async function verifyEducator(backend: Backend, userId: string, verified: boolean): Promise<void> {
	unwrap(await backend.rpc("verify_educator", { user_id: userId, verified }));
}

export async function setRole(backend: Backend, userId: string, role: Role): Promise<void> {
	unwrap(await backend.rpc("set_role", { user_id: userId, role }));
}

/** "Contains these words", whatever signs they hold: for LIKE first, then quoted for PostgREST. */
export function containing(words: string): string {
	const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
	return `"${pattern.replace(/[\\"]/g, "\\$&")}"`;
}
