import { expect, test } from "vitest";
import { BackendError } from "./backend-error.ts";
import { backendErrorFrom, unwrap } from "./unwrap.ts";

test("a reply without error is its data", () => {
	expect(unwrap({ data: [1, 2], error: null })).toEqual([1, 2]);
});

test("an error reply throws one kind of error, with the server's code", () => {
	const reply = { data: null, error: { code: "PGRST116", message: "0 rows" }, status: 406 };
	expect(() => unwrap(reply)).toThrowError(BackendError);
	expect(backendErrorFrom({ code: "invalid_credentials", message: "no", status: 400 }).code).toBe(
		"invalid_credentials",
	);
});

test("a read that was not sent because the session had ended is no lost network", () => {
	expect(backendErrorFrom({ message: "AbortError: Signed out", code: "" }, 0).code).toBe("not_signed_in");
});

test("a limit says how long to wait, when the server did", () => {
	const error = backendErrorFrom({ message: "Too many tries, try again after 30 seconds", status: 429 });
	expect([error.code, error.waitSeconds]).toEqual(["too_many_requests", 30]);
	expect(backendErrorFrom({ message: "Try again in 2 minutes.", status: 429 }).waitSeconds).toBe(120);
	expect(backendErrorFrom({ message: "slow down", status: 429 }).waitSeconds).toBeUndefined();
});

test.each([
	{ name: "AuthApiError", code: "insufficient_storage", message: "The server's disk is full", status: 507 },
	{ code: "53100", message: "could not extend file" },
])("a full disk is recognised: %o", (refusal) => {
	expect(backendErrorFrom(refusal, 507).code).toBe("disk_full");
});

test.each([
	{ name: "AuthRetryableFetchError", message: "{}", status: 0 },
	{ message: "TypeError: Failed to fetch" },
	{ message: "bad gateway", status: 502 },
])("a server that cannot be reached is recognised: %o", (refusal) => {
	expect(backendErrorFrom(refusal).code).toBe("network_gone");
});
