// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import type { Backend } from "#web/platform/backend/backend.ts";
import { getPermissions, storedPermissions } from "./permissions.ts";

afterEach(() => localStorage.clear());

/** A backend whose only row is this role, or none. */
function backendWith(role: { user_type: string; verified_at: string | null; is_admin: boolean } | null): Backend {
	const answer = { select: () => answer, eq: () => answer, maybeSingle: async () => ({ data: role, error: null }) };
	return { from: () => answer } as unknown as Backend;
}

test("an educator's sidebar is known without a network, and gives no more than an educator's", async () => {
	expect(storedPermissions("asha").educator).toBe(false);
	await getPermissions(backendWith({ user_type: "educator", verified_at: "2026-01-01", is_admin: true }), "asha");
	expect(JSON.parse(localStorage.getItem("user_profile") ?? "null")).toEqual({
		version: 1,
		people: { asha: { userType: "educator" } },
	});
	expect(storedPermissions("asha")).toEqual({ educator: true, verified: false, administrator: false, staff: false });
	expect(storedPermissions("juma").educator).toBe(false);
});

test("the role that is read last counts; a person without one keeps nothing", async () => {
	await getPermissions(backendWith({ user_type: "educator", verified_at: null, is_admin: false }), "asha");
	await getPermissions(backendWith({ user_type: "student", verified_at: null, is_admin: false }), "asha");
	await getPermissions(backendWith(null), "juma");
	expect(storedPermissions("asha").educator).toBe(false);
	expect(JSON.parse(localStorage.getItem("user_profile") ?? "null").people).toEqual({ asha: { userType: "student" } });
});
