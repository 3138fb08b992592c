import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BackendError, NETWORK_GONE } from "./backend-error.ts";
import { isRetryable, retryAfterSeconds, retryDelayMs, withRetry } from "./retry.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const broken = () => Promise.reject(new BackendError(NETWORK_GONE, "broke off"));
const options = () => ({ signal: new AbortController().signal, onBroken: vi.fn() });

test("a broken connection is tried again, from the beginning", async () => {
	const work = vi.fn().mockImplementationOnce(broken).mockImplementationOnce(broken).mockResolvedValue("stored");
	const given = options();
	const result = withRetry(work, given);
	await vi.advanceTimersByTimeAsync(3000);
	expect(await result).toBe("stored");
	expect([work.mock.calls.length, given.onBroken.mock.calls.length]).toEqual([3, 2]);
});

test("after 1, 2, 5 and 10 seconds it is given up", async () => {
	const work = vi.fn(broken);
	const result = withRetry(work, options());
	const outcome = expect(result).rejects.toMatchObject({ code: NETWORK_GONE });
	await vi.advanceTimersByTimeAsync(18_000);
	await outcome;
	expect(work).toHaveBeenCalledTimes(5);
});

test("a refusal is not tried again", async () => {
	const work = vi.fn(() => Promise.reject(new BackendError("too_large", "no")));
	await expect(withRetry(work, options())).rejects.toMatchObject({ code: "too_large" });
	expect(work).toHaveBeenCalledTimes(1);
});

test("giving up by hand ends the pause", async () => {
	const leaving = new AbortController();
	const result = withRetry(broken, { signal: leaving.signal, onBroken: () => leaving.abort() });
	await expect(result).rejects.toMatchObject({ name: "AbortError" });
});

test.each([
	[new BackendError(NETWORK_GONE, "gone"), true],
	[new BackendError("busy", "full", { status: 503 }), true],
	[new BackendError("server_error", "broke", { status: 500 }), true],
	[new BackendError("too_many_requests", "slow down", { status: 429 }), true],
	[new BackendError("not_signed_in", "ended", { status: 401 }), true],
	[new TypeError("a mistake of the page's own"), true],
	[new BackendError("42501", "the policy says no", { status: 403 }), false],
	[new BackendError("23514", "a check says no", { status: 400 }), false],
	[new BackendError("no_room", "full", { status: 413 }), false],
	[new BackendError("unreadable", "the file has gone"), false],
])("whether the same request may have another answer later: %s %s", (error, retryable) => {
	expect(isRetryable(error)).toBe(retryable);
});

test("pauses grow from 1 s to 15 minutes, and are never shorter than the server asked for", () => {
	expect([1, 2, 3, 4, 5, 6, 12].map((tries) => retryDelayMs(tries) / 1000)).toEqual([1, 2, 5, 10, 20, 40, 900]);
	const asks = (waitSeconds: number) => new BackendError("too_many_requests", "wait", { waitSeconds });
	expect(retryDelayMs(1, asks(42))).toBe(42_000);
	expect(retryDelayMs(4, asks(3))).toBe(10_000);
	expect(retryDelayMs(1, asks(86_400))).toBe(900_000);
});

test("Retry-After names seconds or a date", () => {
	const now = Date.parse("2026-11-22T12:00:00Z");
	expect(retryAfterSeconds("30", now)).toBe(30);
	expect(retryAfterSeconds("Sun, 22 Nov 2026 12:01:00 GMT", now)).toBe(60);
	expect(retryAfterSeconds("Sun, 22 Nov 2026 11:00:00 GMT", now)).toBe(0);
	expect([retryAfterSeconds(null), retryAfterSeconds("soon")]).toEqual([undefined, undefined]);
});
