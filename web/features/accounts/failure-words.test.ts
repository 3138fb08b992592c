import { expect, test } from "vitest";
import { BackendError } from "#web/backend/backend-error.ts";
import { newPasswordFailureWords, signInFailureWords, signUpFailureWords } from "./failure-words.ts";

test("a limit says how long to wait, in seconds up to two minutes, then in minutes", () => {
	const wait = (waitSeconds: number) => signInFailureWords(new BackendError("too_many_requests", "", { waitSeconds }));
	expect(wait(30)).toContain("30 seconds");
	expect(wait(901)).toContain("16 minutes");
});

test("a wrong password, a cut network and a known address are told apart", () => {
	const wrong = signInFailureWords(new BackendError("invalid_credentials", ""));
	const cut = signInFailureWords(new BackendError("network_gone", ""));
	const full = signUpFailureWords(new BackendError("disk_full", ""));
	expect(full).toContain("no room left");
	const other = signInFailureWords(new BackendError("unknown", "secret server words"));
	expect(new Set([wrong, cut, other]).size).toBe(3);
	expect(other).toBe("Failed to sign in");
	expect(signUpFailureWords(new BackendError("user_already_exists", ""))).toBe(
		"This email already has an account. Sign in.",
	);
});

test("whoever came in by a link too long ago is told to ask for another", () => {
	expect(newPasswordFailureWords(new BackendError("reauthentication_needed", ""))).toContain("use the new link");
});
