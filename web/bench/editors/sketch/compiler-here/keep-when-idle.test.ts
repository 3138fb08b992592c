// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const here = vi.hoisted(() => ({
	lookForCompiler: vi.fn<() => Promise<boolean>>(),
	keepCompiler: vi.fn<() => Promise<void>>(),
	compileHere: vi.fn<() => Promise<unknown>>(),
}));
const connection = vi.hoisted(() => ({ listener: (_: boolean) => undefined as unknown }));
const loaded = vi.hoisted(() => vi.fn<() => unknown>());
vi.mock("#web/platform/loading/use-lazy-module.ts", () => ({ loadModule: async () => here, loadedModule: loaded }));
vi.mock("#web/platform/backend/connection.ts", () => ({
	watchConnection: (listener: (connected: boolean) => void) => {
		connection.listener = listener;
		return () => {
			connection.listener = () => undefined;
		};
	},
}));
vi.mock("#web/platform/storage/critical.ts", () => ({ whenIdle: async () => undefined }));
const { keepWhenIdle, lineOf } = await import("./keep-when-idle.ts");

const SOONEST_MS = 15_000;
const LATEST_MS = 105_000;
const onAsk = vi.fn<() => void>();
const withLine = (connection: object | undefined) => vi.stubGlobal("navigator", { connection });

beforeEach(() => {
	vi.useFakeTimers();
	here.lookForCompiler.mockResolvedValue(false);
	here.keepCompiler.mockResolvedValue();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.resetAllMocks();
	vi.restoreAllMocks();
});

test.each([
	["good", undefined],
	["good", { effectiveType: "4g" }],
	["good", { type: "wifi", effectiveType: "4g" }],
	["metered", { effectiveType: "3g" }],
	["metered", { effectiveType: "slow-2g" }],
	["metered", { type: "cellular", effectiveType: "4g" }],
	["saving", { saveData: true, effectiveType: "4g" }],
	["saving", { saveData: true, type: "cellular" }],
] as const)("%s: %o", (line, connection) => {
	expect(lineOf(connection ? { connection } : {})).toBe(line);
});

test("over a good line the compiler is fetched unasked, a while after the lesson is ready, and once", async () => {
	withLine({ effectiveType: "4g" });
	keepWhenIdle(onAsk);
	await vi.advanceTimersByTimeAsync(SOONEST_MS - 1);
	expect(here.lookForCompiler).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(LATEST_MS);
	expect(here.keepCompiler).toHaveBeenCalledOnce();
	expect(onAsk).not.toHaveBeenCalled();
});

test("a class that opens a lesson together fetches it one after another", async () => {
	withLine(undefined);
	for (const [random, after] of [
		[0, SOONEST_MS],
		[0.999, LATEST_MS - 1000],
	] as const) {
		vi.spyOn(Math, "random").mockReturnValueOnce(random);
		here.lookForCompiler.mockClear();
		keepWhenIdle(onAsk);
		await vi.advanceTimersByTimeAsync(after - 1);
		expect(here.lookForCompiler).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1001);
		expect(here.lookForCompiler).toHaveBeenCalledOnce();
	}
});

test("what is here is not fetched again", async () => {
	withLine(undefined);
	here.lookForCompiler.mockResolvedValue(true);
	keepWhenIdle(onAsk);
	await vi.advanceTimersByTimeAsync(LATEST_MS);
	expect(here.lookForCompiler).toHaveBeenCalledOnce();
	expect(here.keepCompiler).not.toHaveBeenCalled();
});

test("over a slow or dear line it is asked for, and where data is saved not even that", async () => {
	withLine({ effectiveType: "3g" });
	keepWhenIdle(onAsk);
	await vi.advanceTimersByTimeAsync(LATEST_MS);
	expect(onAsk).toHaveBeenCalledOnce();
	withLine({ saveData: true });
	keepWhenIdle(onAsk);
	await vi.advanceTimersByTimeAsync(LATEST_MS);
	expect(onAsk).toHaveBeenCalledOnce();
	expect(here.keepCompiler).not.toHaveBeenCalled();
});

test("a page that is left, or that nobody looks at, fetches nothing", async () => {
	withLine(undefined);
	keepWhenIdle(onAsk)();
	await vi.advanceTimersByTimeAsync(LATEST_MS);
	vi.spyOn(document, "hidden", "get").mockReturnValue(true);
	keepWhenIdle(onAsk);
	await vi.advanceTimersByTimeAsync(LATEST_MS);
	expect(here.lookForCompiler).not.toHaveBeenCalled();
});

test("when the server is gone, a compiler that is here is made ready, and none is fetched", async () => {
	withLine({ saveData: true });
	const end = keepWhenIdle(onAsk);
	const lose = async () => {
		connection.listener(true);
		connection.listener(false);
		await vi.advanceTimersByTimeAsync(0);
		return here.compileHere.mock.calls.length;
	};
	expect(await lose()).toBe(0);
	loaded.mockReturnValue(here);
	expect(await lose()).toBe(0);
	here.lookForCompiler.mockResolvedValue(true);
	expect(await lose()).toBe(1);
	end();
	expect(await lose()).toBe(1);
	expect(here.keepCompiler).not.toHaveBeenCalled();
});
