import { isEducator } from "#domain/account/roles.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { BackendError } from "#web/platform/backend/backend-error.ts";
import { type ListPage, readPage } from "#web/platform/backend/read-page.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

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
	/** What a learner of a class wrote, for staff to answer. */
	askedAge: number | null;
};

export async function hasAdministrator(backend: Backend): Promise<boolean> {
	return unwrap(await backend.rpc("has_administrator"));
}

/** Whether a set-up code waits to be entered. */
export async function setupCodeWaits(backend: Backend): Promise<boolean> {
	return unwrap(await backend.rpc("setup_code_waits"));
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
	const text = search.trim();
	const found = await readPage(page, PAGE_SIZE, (first, last) => {
		let query = backend
			.from("profiles")
			.select("id, name, email, school_name, age, age_given_at, asked_age, roles(user_type, verified_at, is_admin)", {
				count: "exact",
			})
			.order("name")
			.order("id")
			.range(first, last);
		if (who === "educators") query = query.eq("user_type", "educator");
		return text ? query.or(`name.ilike.${containing(text)},email.ilike.${containing(text)}`) : query;
	});
	const rows = found.rows.map(
		({ id, name, email, school_name, age, age_given_at, asked_age, roles: role }): StaffMember => ({
			id,
			name,
			email,
			school: school_name,
			role: role.is_admin ? "administrator" : isEducator(role.user_type) ? "educator" : "student",
			verified: role.verified_at !== null,
			age,
			ageGivenAt: age_given_at,
			askedAge: asked_age,
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
export function containing(text: string): string {
	const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
	return `"${pattern.replace(/[\\"]/g, "\\$&")}"`;
}
