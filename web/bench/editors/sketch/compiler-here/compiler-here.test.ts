// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CompilerAnswer, CompilerQuestion } from "./compiler-messages.ts";

type Said = CompilerAnswer extends infer One ? (One extends unknown ? Omit<One, "id"> : never) : never;

/** Threads that answer what a test says. */
class FakeWorker extends EventTarget {
	static all: FakeWorker[] = [];
	asked: CompilerQuestion[] = [];
	isEnded = false;
	constructor() {
		super();
		FakeWorker.all.push(this);
	}
	postMessage(question: CompilerQuestion) {
		this.asked.push(question);
	}
	say(answer: Said, id = this.asked.at(-1)?.id) {
		this.dispatchEvent(new MessageEvent("message", { data: { ...answer, id } }));
	}
	terminate() {
		this.isEnded = true;
	}
}

const PROGRAM = { outcome: "compiled" as const, hex: ":00", size: { flash: 1, ram: 1 }, diagnostics: [] };
const { signal } = new AbortController();
const thread = () => FakeWorker.all.at(-1) ?? new FakeWorker();
const soon = () => vi.advanceTimersByTimeAsync(0);
let here: typeof import("./compiler-here.ts");

beforeEach(async () => {
	vi.useFakeTimers();
	vi.stubGlobal("Worker", FakeWorker);
	FakeWorker.all = [];
	vi.resetModules();
	here = await import("./compiler-here.ts");
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test("what is kept is looked for once", async () => {
	const looked = here.lookForCompiler();
	await soon();
	thread().say({ state: "looked", kept: true });
	expect([await looked, await here.lookForCompiler(), thread().asked.length]).toEqual([true, true, 1]);
});

test("what another tab has fetched meanwhile is found", async () => {
	const before = here.lookForCompiler();
	await soon();
	thread().say({ state: "looked", kept: false });
	expect(await before).toBe(false);
	const after = here.lookForCompiler();
	await soon();
	thread().say({ state: "looked", kept: true });
	expect(await after).toBe(true);
});

test("one program after another goes to one thread", async () => {
	const answers = [here.compileHere("a", { signal }), here.compileHere("b", { signal, debug: true })];
	await soon();
	expect(thread().asked.map(({ ask }) => ask)).toEqual([{ do: "compile", source: "a", debug: false }]);
	thread().say({ state: "compiled", result: PROGRAM });
	await soon();
	expect(thread().asked.at(-1)?.ask).toEqual({ do: "compile", source: "b", debug: true });
	thread().say({ state: "compiled", result: { outcome: "failed", diagnostics: [] } });
	expect(await Promise.all(answers)).toEqual([PROGRAM, { outcome: "failed", diagnostics: [] }]);
	expect(FakeWorker.all).toHaveLength(1);
});

test("who gives up before their turn is not compiled", async () => {
	const first = here.compileHere("a", { signal });
	const caller = new AbortController();
	const second = here.compileHere("b", { signal: caller.signal });
	caller.abort(new Error("gone"));
	await soon();
	thread().say({ state: "compiled", result: PROGRAM });
	await first;
	await expect(second).rejects.toThrow("gone");
	expect(thread().asked).toHaveLength(1);
});

test("a program that does not come to an end is answered as too complicated, and the next one has a new thread", async () => {
	const first = here.compileHere("right", { signal });
	await soon();
	thread().say({ state: "compiled", result: PROGRAM });
	await first;
	const endless = here.compileHere("endless", { signal });
	await soon();
	// While the compiler itself is loaded, no time counts.
	await vi.advanceTimersByTimeAsync(60_000);
	const stuck = thread();
	stuck.say({ state: "begun" });
	await vi.advanceTimersByTimeAsync(20_000);
	expect(await endless).toMatchObject({ outcome: "failed", diagnostics: [{ code: "compiler_stopped" }] });
	expect(stuck.isEnded).toBe(true);
	const next = here.compileHere("right", { signal });
	await soon();
	expect(thread()).not.toBe(stuck);
	thread().say({ state: "begun" });
	thread().say({ state: "compiled", result: PROGRAM });
	expect(await next).toBe(PROGRAM);
});

test("the first program of a thread has more time", async () => {
	const first = here.compileHere("right", { signal });
	await soon();
	thread().say({ state: "begun" });
	await vi.advanceTimersByTimeAsync(59_999);
	expect(thread().isEnded).toBe(false);
	await vi.advanceTimersByTimeAsync(1);
	expect(await first).toMatchObject({ outcome: "failed" });
});

test.each([
	["network", () => thread().say({ state: "failed", why: "network" })],
	["broken", () => thread().say({ state: "failed", why: "broken" })],
	["network", () => thread().dispatchEvent(new Event("error"))],
	[
		"broken",
		() => {
			thread().say({ state: "begun" });
			thread().dispatchEvent(new Event("error"));
		},
	],
] as const)("a compiler that cannot be had (%s) says so, and may be asked again", async (why, fail) => {
	const kept = here.keepCompiler();
	await soon();
	fail();
	await expect(kept).rejects.toThrow(here.NoCompilerHere);
	await expect(kept).rejects.toThrow(why);
	const again = here.keepCompiler();
	await soon();
	thread().say({ state: "loading", loaded: 1, whole: 2 });
	thread().say({ state: "kept" });
	await again;
	expect(await here.lookForCompiler()).toBe(true);
});

test("a page that nobody looks at for a minute gives its memory back, unless it compiles", async () => {
	const hide = vi.spyOn(document, "hidden", "get");
	const turnAway = async (hidden: boolean, milliseconds: number) => {
		hide.mockReturnValue(hidden);
		document.dispatchEvent(new Event("visibilitychange"));
		await vi.advanceTimersByTimeAsync(milliseconds);
	};
	const answer = here.compileHere("a", { signal });
	await soon();
	await turnAway(true, 60_000);
	expect(thread().isEnded).toBe(false);
	thread().say({ state: "compiled", result: PROGRAM });
	await answer;
	await turnAway(true, 59_000);
	await turnAway(false, 60_000);
	expect(thread().isEnded).toBe(false);
	await turnAway(true, 60_000);
	expect(thread().isEnded).toBe(true);
});
