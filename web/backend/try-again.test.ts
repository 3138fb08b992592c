import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BackendError, NETWORK_GONE } from "./backend-error.ts";
import { tryAgain } from "./try-again.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const broken = () => Promise.reject(new BackendError(NETWORK_GONE, "broke off"));
const options = () => ({ signal: new AbortController().signal, onBroken: vi.fn() });

test("a broken connection is tried again, from the beginning", async () => {
	const work = vi.fn().mockImplementationOnce(broken).mockImplementationOnce(broken).mockResolvedValue("stored");
	const told = options();
	const result = tryAgain(work, told);
	await vi.advanceTimersByTimeAsync(3000);
	expect(await result).toBe("stored");
	expect([work.mock.calls.length, told.onBroken.mock.calls.length]).toEqual([3, 2]);
});

test("after 1, 2, 5 and 10 seconds it is given up", async () => {
	const work = vi.fn(broken);
	const result = tryAgain(work, options());
	const outcome = expect(result).rejects.toMatchObject({ code: NETWORK_GONE });
	await vi.advanceTimersByTimeAsync(18_000);
	await outcome;
	expect(work).toHaveBeenCalledTimes(5);
});

test("a refusal is not tried again", async () => {
	const work = vi.fn(() => Promise.reject(new BackendError("too_large", "no")));
	await expect(tryAgain(work, options())).rejects.toMatchObject({ code: "too_large" });
	expect(work).toHaveBeenCalledTimes(1);
});

test("giving up by hand ends the pause", async () => {
	const leaving = new AbortController();
	const result = tryAgain(broken, { signal: leaving.signal, onBroken: () => leaving.abort() });
	await expect(result).rejects.toMatchObject({ name: "AbortError" });
});
