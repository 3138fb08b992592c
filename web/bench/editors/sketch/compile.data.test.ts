import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BackendError } from "#web/platform/backend/backend-error.ts";

type Asked = (endpoint: unknown, request: unknown, options: { signal: AbortSignal }) => Promise<unknown>;
const ask = vi.hoisted(() => vi.fn<Asked>());
const loaded = vi.hoisted(() => vi.fn<() => unknown>());
const connection = vi.hoisted(() => ({ isConnected: vi.fn(() => true), useConnected: () => true }));
const here = vi.hoisted(() => ({
	lookForCompiler: vi.fn<() => Promise<boolean>>(),
	compileHere: vi.fn<() => Promise<unknown>>(),
	NoCompilerHere: class extends Error {},
}));
vi.mock("#web/platform/backend/ask.ts", () => ({ ask }));
vi.mock("#web/platform/backend/connection.ts", () => connection);
vi.mock("#web/platform/loading/use-lazy-module.ts", () => ({ loadedModule: loaded, loadModule: async () => here }));
vi.mock("./explain-diagnostic.ts", () => ({ loadExplanations: async () => undefined }));
const { compileSketch } = await import("./compile.data.ts");

const BY_SERVER = { outcome: "compiled", hex: ":server" };
const BY_PAGE = { outcome: "compiled", hex: ":page" };
const NEVER = new Promise<never>(() => undefined);
const onHere = vi.fn<() => void>();
const compile = (signal = new AbortController().signal) => compileSketch("void setup() {}", signal, { onHere });

beforeEach(() => {
	vi.useFakeTimers();
	connection.isConnected.mockReturnValue(true);
	loaded.mockReturnValue(here);
	here.lookForCompiler.mockResolvedValue(true);
	here.compileHere.mockResolvedValue(BY_PAGE);
	ask.mockResolvedValue(BY_SERVER);
});
afterEach(() => {
	vi.useRealTimers();
	vi.resetAllMocks();
});

test("the server compiles while it answers within a second; the page then does not even look", async () => {
	expect(await compile()).toBe(BY_SERVER);
	await vi.advanceTimersByTimeAsync(5000);
	expect([here.lookForCompiler, here.compileHere, onHere].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
});

test("without a connection the page compiles, and the server is not asked", async () => {
	connection.isConnected.mockReturnValue(false);
	expect(await compile()).toBe(BY_PAGE);
	expect(onHere).toHaveBeenCalledOnce();
	expect(ask).not.toHaveBeenCalled();
});

test("without a connection and without the compiler here, what the server's absence says is said", async () => {
	connection.isConnected.mockReturnValue(false);
	here.lookForCompiler.mockResolvedValue(false);
	ask.mockRejectedValue(new BackendError("network_gone", ""));
	await expect(compile()).rejects.toMatchObject({ code: "network_gone" });
	expect(onHere).not.toHaveBeenCalled();
});

test.each(["network_gone", "busy", "unavailable"])("a server that refuses as %s is stood in for", async (code) => {
	ask.mockRejectedValue(new BackendError(code, ""));
	expect(await compile()).toBe(BY_PAGE);
});

test.each(["not_signed_in", "too_large"])("what the server refuses as %s is not compiled here", async (code) => {
	ask.mockRejectedValue(new BackendError(code, ""));
	await expect(compile()).rejects.toMatchObject({ code });
	expect(here.compileHere).not.toHaveBeenCalled();
});

test("behind a long queue the page's answer comes first, and the server's request is taken back", async () => {
	ask.mockReturnValue(NEVER);
	const answer = compile();
	await vi.advanceTimersByTimeAsync(999);
	expect(here.compileHere).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(await answer).toBe(BY_PAGE);
	expect(ask.mock.calls[0]?.[2].signal.aborted).toBe(true);
});

test("a page that has not loaded what asks for its compiler waits for a slow server", async () => {
	loaded.mockReturnValue(undefined);
	ask.mockImplementation(async () => {
		await new Promise((resolve) => setTimeout(resolve, 1500));
		return BY_SERVER;
	});
	const answer = compile();
	await vi.advanceTimersByTimeAsync(1500);
	expect(await answer).toBe(BY_SERVER);
	expect(here.lookForCompiler).not.toHaveBeenCalled();
});

test("a slow refusal is stood in for by a page that had not loaded what asks for its compiler", async () => {
	loaded.mockReturnValue(undefined);
	ask.mockImplementation(async () => {
		await new Promise((resolve) => setTimeout(resolve, 1500));
		throw new BackendError("network_gone", "");
	});
	const answer = compile();
	await vi.advanceTimersByTimeAsync(1500);
	expect(await answer).toBe(BY_PAGE);
});

test("such a page does not wait for a silent server for ever", async () => {
	loaded.mockReturnValue(undefined);
	ask.mockReturnValue(NEVER);
	const answer = compile();
	await vi.advanceTimersByTimeAsync(10_000);
	expect(await answer).toBe(BY_PAGE);
});

test("the server's answer counts where it comes before the page's, and where the page cannot compile", async () => {
	ask.mockImplementation(async () => {
		await new Promise((resolve) => setTimeout(resolve, 1500));
		return BY_SERVER;
	});
	for (const compileHere of [
		() => NEVER,
		() => Promise.reject(new here.NoCompilerHere()),
		() => Promise.reject(new Error("no memory")),
	]) {
		here.compileHere.mockImplementation(compileHere);
		const answer = compile();
		await vi.advanceTimersByTimeAsync(1500);
		expect(await answer).toBe(BY_SERVER);
	}
});

test("who no longer waits ends the server's request", async () => {
	ask.mockReturnValue(NEVER);
	const caller = new AbortController();
	void compile(caller.signal).catch(() => undefined);
	caller.abort();
	await vi.advanceTimersByTimeAsync(0);
	expect(ask.mock.calls[0]?.[2].signal.aborted).toBe(true);
});
