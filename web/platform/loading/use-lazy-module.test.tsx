// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePrefetch } from "./use-lazy-module.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

test.each([
	["a browser without such a setting", undefined, 1],
	["a browser that saves no data", { saveData: false }, 1],
	["a browser that saves data", { saveData: true }, 0],
])("%s fetches what may be opened later, or not", async (_browser, connection, times) => {
	vi.stubGlobal("navigator", { ...navigator, connection });
	const load = vi.fn(async () => ({}));
	const loads = [load];
	renderHook(() => usePrefetch(loads));
	await vi.advanceTimersByTimeAsync(10_000);
	expect(load).toHaveBeenCalledTimes(times);
});
