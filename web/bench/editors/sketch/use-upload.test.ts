// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BackendError } from "#web/platform/backend/backend-error.ts";

const compile = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
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
const withoutCompiler = () => compile.mockRejectedValue(new BackendError("compiler_missing", "", { status: 503 }));

test("without a compiler the steps of an upload run, marked as simulated; then it says that nothing was compiled", async () => {
	withoutCompiler();
	const { outcomes, hook } = renderUpload();
	act(() => void hook.current.upload("void setup() {}"));
	await pass(10);
	expect([hook.current.state.step, hook.current.simulated]).toEqual(["compiling_early", true]);
	await pass(1000);
	expect([hook.current.state.step, hook.current.simulated]).toEqual(["uploading", true]);
	expect(hook.current.state.refusal).toBeNull();
	await pass(1000);
	expect(hook.current.state).toMatchObject({ step: "refused", refusal: { code: "compiler_missing" } });
	expect(outcomes.onUploaded).not.toHaveBeenCalled();
});

test("without a compiler Verify takes its 1.5 seconds, and claims no success", async () => {
	withoutCompiler();
	const { outcomes, hook } = renderUpload();
	act(() => void hook.current.verify("void setup() {}"));
	await pass(1400);
	expect([hook.current.state.step, hook.current.simulated]).toEqual(["verifying_early", true]);
	await pass(100);
	expect(hook.current.state.step).toBe("refused");
	expect(outcomes.onVerified).not.toHaveBeenCalled();
});

test("a program that is compiled is not simulated, also after one that was", async () => {
	withoutCompiler();
	const { outcomes, hook } = renderUpload();
	act(() => void hook.current.verify("void setup() {}"));
	await pass(1500);
	compile.mockResolvedValue({ outcome: "compiled", hex: ":00", diagnostics: [] });
	act(() => void hook.current.upload("void setup() {}"));
	await pass(10);
	expect(hook.current.simulated).toBe(false);
	await pass(1000);
	await pass(1000);
	expect(outcomes.onUploaded).toHaveBeenCalledWith(":00", "void setup() {}");
});
