// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BackendError } from "#web/platform/backend/backend-error.ts";

type Options = { onHere?: () => void };
const compile = vi.hoisted(() => vi.fn<(source: string, signal: AbortSignal, options?: Options) => Promise<unknown>>());
vi.mock("./compile.data.ts", () => ({ compileSketch: compile }));
const { useUpload } = await import("./use-upload.ts");

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function renderUpload() {
	const outcomes = { onVerified: vi.fn<() => void>(), onUploaded: vi.fn<() => void>() };
	return { outcomes, hook: renderHook(() => useUpload(outcomes)).result };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("what neither compiler answers is refused at once, with the reason", async () => {
	compile.mockRejectedValue(new BackendError("network_gone", ""));
	const { outcomes, hook } = renderUpload();
	act(() => void hook.current.verify("void setup() {}"));
	await pass(10);
	expect(hook.current.state).toMatchObject({ step: "refused", refusal: { code: "network_gone" } });
	await pass(2000);
	expect(outcomes.onVerified).not.toHaveBeenCalled();
});

test("a program that the page compiles is marked so, until the next press", async () => {
	compile.mockImplementation(async (...[, , options]) => {
		options?.onHere?.();
		return { outcome: "compiled", hex: ":00", diagnostics: [] };
	});
	const { outcomes, hook } = renderUpload();
	act(() => void hook.current.upload("void setup() {}"));
	await pass(10);
	expect([hook.current.state.step, hook.current.isHere]).toEqual(["compiling_early", true]);
	await pass(1000);
	await pass(1000);
	expect(outcomes.onUploaded).toHaveBeenCalledWith(":00", "void setup() {}");
	compile.mockResolvedValue({ outcome: "compiled", hex: ":00", diagnostics: [] });
	act(() => void hook.current.verify("void setup() {}"));
	await pass(10);
	expect(hook.current.isHere).toBe(false);
});
