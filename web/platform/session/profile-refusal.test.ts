import { expect, test } from "vitest";
import { BackendError } from "#web/platform/backend/backend-error.ts";
import { profileRefusalText } from "./profile-refusal.ts";

test.each([
	["network_gone", 0, "cannot be reached"],
	["disk_full", 507, "no room left"],
	["too_many_requests", 429, "Wait a minute"],
	["23514", 400, "the name or an answer"],
	["42501", 403, "does not let this account"],
	["PGRST116", 406, "no longer on this server"],
	["PT401", 401, "Sign in again"],
])("%s is said in words that tell what to do", (code, status, text) => {
	expect(profileRefusalText(new BackendError(code, "secret server words", { status }))).toContain(text);
});

test("any other fault is named by its status and code, which whoever looks after the server can find", () => {
	const text = profileRefusalText(new BackendError("XX000", "secret server words", { status: 500 }));
	expect(text).toContain("(500 XX000)");
	expect(text).not.toContain("secret");
	expect(profileRefusalText(new TypeError("x is not a function"))).toContain("(page)");
});

test("a profile that could not be made says why the server refused it", () => {
	const cause = new BackendError("42501", "", { status: 403 });
	const error = new BackendError("profile_not_created", "The profile could not be made", { cause });
	expect(profileRefusalText(error)).toBe(profileRefusalText(cause));
});
