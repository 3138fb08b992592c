import { expect, test } from "vitest";
import { BackendError } from "#web/platform/backend/backend-error.ts";
import { newPasswordFailureText, signInFailureText, signUpFailureText } from "./failure-text.ts";

test("a limit says how long to wait, in seconds up to two minutes, then in minutes", () => {
	const wait = (waitSeconds: number) => signInFailureText(new BackendError("too_many_requests", "", { waitSeconds }));
	expect(wait(30)).toContain("30 seconds");
	expect(wait(901)).toContain("16 minutes");
});

test("a wrong password, a cut network and a known address are told apart", () => {
	const wrong = signInFailureText(new BackendError("invalid_credentials", ""));
	const cut = signInFailureText(new BackendError("network_gone", ""));
	const full = signUpFailureText(new BackendError("disk_full", ""));
	expect(full).toContain("no room left");
	const other = signInFailureText(new BackendError("unknown", "secret server words"));
	expect(new Set([wrong, cut, other]).size).toBe(3);
	expect(other).toBe("Failed to sign in");
	expect(signUpFailureText(new BackendError("user_already_exists", ""))).toBe(
		"This email already has an account. Sign in.",
	);
});

test("whoever came in by a link too long ago is told to ask for another", () => {
	expect(newPasswordFailureText(new BackendError("reauthentication_needed", ""))).toContain("use the new link");
});
