import { expect, test, vi } from "vitest";
import type { Backend } from "#web/platform/backend/backend.ts";
import { passwordSetter } from "./mail.data.ts";

function backendOf() {
	const auth = {
		updateUser: vi.fn().mockResolvedValue({ data: {}, error: null }),
		refreshSession: vi.fn().mockResolvedValue({ data: {}, error: null }),
	};
	return { auth, backend: { auth } as unknown as Backend };
}

test("a password that is stored is not called a failure: only the renewal is tried again", async () => {
	const { auth, backend } = backendOf();
	const setPassword = passwordSetter(true);
	auth.refreshSession.mockResolvedValueOnce({ error: { message: "no", status: 500 } });
	await expect(setPassword(backend, "giraffe")).rejects.toMatchObject({ code: "not_renewed" });
	await setPassword(backend, "giraffe");
	expect(auth.updateUser).toHaveBeenCalledTimes(1);
	expect(auth.refreshSession).toHaveBeenCalledTimes(2);
});

test("another password is stored, also after a renewal that failed", async () => {
	const { auth, backend } = backendOf();
	const setPassword = passwordSetter(true);
	auth.refreshSession.mockResolvedValueOnce({ error: { message: "no", status: 500 } });
	await expect(setPassword(backend, "giraffe")).rejects.toMatchObject({ code: "not_renewed" });
	await setPassword(backend, "zebra");
	expect(auth.updateUser.mock.calls).toEqual([[{ password: "giraffe" }], [{ password: "zebra" }]]);
});

test("a password that is refused is not stored, and says why", async () => {
	const { auth, backend } = backendOf();
	auth.updateUser.mockResolvedValueOnce({ error: { message: "no", status: 422, code: "weak_password" } });
	await expect(passwordSetter(true)(backend, "x")).rejects.toMatchObject({ code: "weak_password" });
	expect(auth.refreshSession).not.toHaveBeenCalled();
});

test("a session that opens everything already is not renewed", async () => {
	const { auth, backend } = backendOf();
	await passwordSetter(false)(backend, "giraffe");
	expect([auth.updateUser.mock.calls.length, auth.refreshSession.mock.calls.length]).toEqual([1, 0]);
});
