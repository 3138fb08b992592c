import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadWithRetry } from "./load-with-retry.ts";

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("fetch", async () => new Response("{}"));
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const lost = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

test("a part whose request was lost once is asked for again, and is not called missing", async () => {
	const load = vi.fn(() => Promise.resolve()).mockImplementationOnce(lost);
	const missing = vi.fn();
	loadWithRetry(load, missing);
	await vi.advanceTimersByTimeAsync(3999);
	expect(load).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(1);
	expect(load).toHaveBeenCalledTimes(2);
	await vi.advanceTimersByTimeAsync(600_000);
	expect(load).toHaveBeenCalledTimes(2);
	expect(missing).not.toHaveBeenCalled();
});

test("a part that the server does not give is called missing at the second time, and asked for ever more seldom", async () => {
	const load = vi.fn(lost);
	const missing = vi.fn();
	const stop = loadWithRetry(load, missing);
	await vi.advanceTimersByTimeAsync(4000);
	expect(missing).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(8000 + 16_000);
	expect(load).toHaveBeenCalledTimes(4);
	stop();
	await vi.advanceTimersByTimeAsync(600_000);
	expect(load).toHaveBeenCalledTimes(4);
});

test("while no server answers no part is missing", async () => {
	vi.stubGlobal("fetch", lost);
	const missing = vi.fn();
	const stop = loadWithRetry(vi.fn(lost), missing);
	await vi.advanceTimersByTimeAsync(60_000);
	stop();
	expect(missing).not.toHaveBeenCalled();
});

test("what is ended while a request fails asks no more", async () => {
	const load = vi.fn(lost);
	const stop = loadWithRetry(load);
	stop();
	await vi.advanceTimersByTimeAsync(600_000);
	expect(load).toHaveBeenCalledTimes(1);
});
