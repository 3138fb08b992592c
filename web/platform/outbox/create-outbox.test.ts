import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BackendError } from "#web/platform/backend/backend-error.ts";
import { deleteEveryRecord, readRecords } from "#web/platform/storage/records.ts";
import type { Action, ActionKind, ActionResult, SendContext } from "./action.ts";
import { createOutbox } from "./create-outbox.ts";
import { LEASE_MS, openStorage } from "./storage.ts";
import type { TabMessage, Tabs } from "./tabs.ts";

type Send = ActionKind<string, string>["send"];

/** Real time, but no pause: what the database has to do is done between. */
const realTimeout = globalThis.setTimeout;
const nextTurn = () => new Promise((resolve) => realTimeout(resolve));

const PEOPLE = ["asha", "juma"];
let connected: boolean;
let listeners: Map<number, (message: TabMessage) => void>;
let tabs: number;
/** How often a tab has waited for another one. */
let waits: number;
const opened: ReturnType<typeof createOutbox>[] = [];

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
	connected = true;
	listeners = new Map();
	tabs = 0;
	waits = 0;
	for (const userId of PEOPLE) await deleteEveryRecord(userId);
});

afterEach(async () => {
	vi.unstubAllGlobals();
	for (const outbox of opened.splice(0)) outbox.follow({ userId: null, maySend: false });
	await until(isIdle);
	vi.useRealTimers();
});

/** Tabs of one browser, in one process. */
function openTab(): Tabs {
	const me = ++tabs;
	return {
		post(message) {
			for (const [other, listener] of listeners) if (other !== me) listener(message);
		},
		listen: (listener) => void listeners.set(me, listener),
		changed: (milliseconds) =>
			new Promise((resolve) => {
				waits += 1;
				setTimeout(resolve, milliseconds);
			}),
	};
}

function open(send: Send = async ({ payload }) => `took ${payload}`, userId: string | null = "asha") {
	const sent = vi.fn(send);
	const settle = vi.fn();
	const drop = vi.fn();
	const outbox = createOutbox({ storage: openStorage(), isConnected: () => connected, tabs: openTab() });
	const payload = {
		safeParse: (value: unknown) =>
			typeof value === "string" ? ({ success: true, data: value } as const) : ({ success: false } as const),
	};
	const files = ({ payload }: Action<string>) => ({ "work.txt": payload });
	outbox.register("work", async () => ({ payload, send: sent, settle, drop, files }));
	opened.push(outbox);
	outbox.follow({ userId, maySend: true });
	return { outbox, sent, settle, drop, payloads: () => sent.mock.calls.map(([{ payload }]) => payload) };
}

const work = (payload: unknown, userId = "asha", subject = "lamp") => ({
	...{ person: userId, kind: "work", subject, payload },
});
const kept = async () =>
	((await readRecords(["asha", "outbox"])) as Action[]).sort((one, other) =>
		one.createdAt < other.createdAt ? -1 : 1,
	);
const gone = new BackendError("network_gone", "gone");

function deferred() {
	let resolve: (answer: string) => void = () => undefined;
	let reject: (error: unknown) => void = () => undefined;
	const promise = new Promise<string>((yes, no) => {
		resolve = yes;
		reject = no;
	});
	return { promise, resolve, reject };
}

/** Waits, without any time passing, until it is so. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
	for (let turn = 0; turn < 500; turn++) {
		if (await isSo()) return;
		await nextTurn();
	}
	expect.unreachable("It never came to that.");
}

const isIdle = async () => (await readRecords(["asha", "outbox-lease"])).length === 0;

test("what waits is sent once, one at a time and in the order it was made, and is gone then", async () => {
	connected = false;
	let open_ = 0;
	const { outbox, payloads, settle } = open(async ({ payload }) => {
		expect(++open_).toBe(1);
		await nextTurn();
		open_--;
		return `took ${payload}`;
	});
	for (const [index, payload] of ["a", "b", "c"].entries()) {
		await outbox.enqueue({ ...work(payload), createdAt: new Date(index).toISOString() });
	}
	expect(outbox.get().entries.map(({ payload, state }) => [payload, state])).toEqual([
		["a", "pending"],
		["b", "pending"],
		["c", "pending"],
	]);
	expect(payloads()).toEqual([]);
	connected = true;
	outbox.wake();
	await until(() => payloads().length === 0 && vi.getTimerCount() > 0);
	vi.advanceTimersByTime(0);
	await until(async () => (await kept()).length === 0 && (await isIdle()));
	expect(payloads()).toEqual(["a", "b", "c"]);
	expect(settle.mock.calls.map(([{ state, answer }]) => [state, answer])).toEqual([
		["done", "took a"],
		["done", "took b"],
		["done", "took c"],
	]);
});

test("what failed for want of a network goes as soon as the network comes, however long its pause", async () => {
	let answers = false;
	const { outbox } = open(async () => (answers ? "took it" : Promise.reject(gone)));
	const { id } = await outbox.enqueue(work("a"));
	for (let tries = 0; tries < 6; tries++) await outbox.sendNow(id);
	expect((await kept())[0]?.notBefore).toBeGreaterThan(Date.now() + 30_000);
	await until(isIdle);
	answers = true;
	vi.advanceTimersByTime(1);
	outbox.follow({ userId: "asha", maySend: true });
	await until(async () => (await kept()).length === 0);
});

test("without a network all of it waits, longer after each try, and goes when the pause is over", async () => {
	let answers = false;
	const { outbox, payloads } = open(async () => (answers ? "took it" : Promise.reject(gone)));
	const first = await outbox.enqueue({ ...work("a"), createdAt: "2026-11-22T10:00:00Z" });
	await outbox.enqueue({ ...work("b"), createdAt: "2026-11-22T10:00:01Z" });
	expect(await outbox.sendNow(first.id)).toMatchObject({ state: "waiting", failure: { code: "network_gone" } });
	expect(payloads()).toEqual(["a"]);
	await until(isIdle);
	expect(await kept()).toMatchObject([{ tries: 1, notBefore: Date.now() + 1000 }, { tries: 0 }]);
	connected = false;
	vi.advanceTimersByTime(60_000);
	await until(isIdle);
	expect(payloads()).toEqual(["a"]);
	answers = connected = true;
	outbox.follow({ userId: "asha", maySend: true });
	await until(async () => (await kept()).length === 0);
	expect(payloads()).toEqual(["a", "a", "b"]);
});

test("a limit is kept to, and holds up only what is about the same thing", async () => {
	const limit = new BackendError("too_many_requests", "wait", { status: 429, waitSeconds: 42 });
	const { outbox, payloads } = open(async ({ payload, tries }) =>
		payload === "a" && tries === 0 ? Promise.reject(limit) : "took it",
	);
	const { id } = await outbox.enqueue(work("a"));
	expect(await outbox.sendNow(id)).toMatchObject({ state: "waiting" });
	await outbox.enqueue(work("after a"));
	await outbox.sendNow((await outbox.enqueue(work("b", "asha", "buzzer"))).id);
	expect(await kept()).toMatchObject([{ payload: "a", notBefore: Date.now() + 42_000 }, { payload: "after a" }]);
	await until(isIdle);
	await until(() => outbox.get().entries.length === 2);
	vi.advanceTimersByTime(41_999);
	await until(isIdle);
	expect(payloads()).toEqual(["a", "b"]);
	vi.advanceTimersByTime(1);
	await until(async () => (await kept()).length === 0);
	expect(payloads()).toEqual(["a", "b", "a", "after a"]);
});

test("one that is asked for by hand goes after those before it about the same thing", async () => {
	connected = false;
	const { outbox, payloads } = open();
	await outbox.enqueue(work("a"));
	const { id } = await outbox.enqueue(work("b"));
	await outbox.enqueue(work("c"));
	expect(await outbox.sendNow(id)).toMatchObject({ state: "done", answer: "took b" });
	expect(payloads()).toEqual(["a", "b"]);
});

test("what the server refuses stays, is not sent again by itself, and can be saved, sent by hand or dropped", async () => {
	let takes = false;
	const refusal = new BackendError("no_room", "full", { status: 413 });
	const { outbox, payloads, drop } = open(async () => (takes ? "took it" : Promise.reject(refusal)));
	const { id } = await outbox.enqueue(work("a"));
	expect(await outbox.sendNow(id)).toMatchObject({ state: "refused", failure: { code: "no_room" } });
	vi.advanceTimersByTime(24 * 3600_000);
	await until(isIdle);
	expect(payloads()).toEqual(["a"]);
	const [entry] = outbox.get().entries;
	expect(entry).toMatchObject({ id, state: "refused" });
	expect(entry && (await outbox.filesOf(entry))).toEqual({ "work.txt": "a" });
	takes = true;
	expect(await outbox.sendNow(id)).toMatchObject({ state: "done" });
	takes = false;
	const other = await outbox.enqueue(work("b"));
	await outbox.sendNow(other.id);
	expect([await outbox.drop(other.id), await kept()]).toEqual([true, []]);
	expect(drop).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ payload: "b" }));
});

test("what cannot be read is refused and stays", async () => {
	const { outbox, sent } = open();
	const { id } = await outbox.enqueue(work({ of: "another version" }));
	expect(await outbox.sendNow(id)).toMatchObject({ state: "refused", failure: { code: "bad_request" } });
	expect(sent).not.toHaveBeenCalled();
	expect(await kept()).toMatchObject([{ state: "refused", payload: { of: "another version" } }]);
});

test("who signs in next sees and sends nothing of the person before; what was under way ends, and waits for them", async () => {
	const held = deferred();
	let signal: AbortSignal | undefined;
	const { outbox, sent } = open(async (_action, context) => {
		signal = context.signal;
		return held.promise;
	});
	const { id } = await outbox.enqueue(work("a"));
	const sending = outbox.sendNow(id);
	await until(() => signal !== undefined);
	outbox.follow({ userId: "juma", maySend: true });
	held.reject(new DOMException("ended", "AbortError"));
	expect([await sending, signal?.aborted]).toEqual([null, true]);
	await until(() => outbox.get().ready);
	expect(outbox.get()).toEqual({ userId: "juma", ready: true, entries: [] });
	vi.advanceTimersByTime(24 * 3600_000);
	await until(isIdle);
	expect(await outbox.sendNow(id)).toBeNull();
	expect(sent).toHaveBeenCalledTimes(1);
	expect(await kept()).toMatchObject([{ id, state: "pending", tries: 0 }]);
});

test("of two tabs one sends; the other hears how it went", async () => {
	const answer = deferred();
	const one = open(() => answer.promise);
	const other = open(() => answer.promise);
	const received: ActionResult[] = [];
	other.outbox.onResult((result) => Boolean(received.push(result)));
	const { id } = await one.outbox.enqueue(work("a"));
	const mine = one.outbox.sendNow(id);
	await until(() => one.sent.mock.calls.length === 1);
	const theirs = other.outbox.sendNow(id);
	await until(() => waits === 1);
	expect(other.sent).not.toHaveBeenCalled();
	answer.resolve("took it");
	expect(await mine).toMatchObject({ state: "done", answer: "took it" });
	vi.advanceTimersByTime(LEASE_MS);
	expect(await theirs).toMatchObject({ state: "done", answer: "took it" });
	expect(received).toHaveLength(1);
	expect([other.sent.mock.calls.length, one.settle.mock.calls.length, other.settle.mock.calls.length]).toEqual([
		0, 1, 0,
	]);
	await until(() => other.outbox.get().entries.length === 0);
});

test("a tab that is left while it sends lets the next one send at once", async () => {
	const left = new Map<string, string>();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => left.get(key) ?? null,
		setItem: (key: string, value: string) => void left.set(key, value),
	});
	const before = open(() => new Promise<string>(() => undefined));
	const { id } = await before.outbox.enqueue(work("a"));
	void before.outbox.sendNow(id);
	await until(() => before.sent.mock.calls.length === 1);
	before.outbox.leave();
	const next = open();
	expect(await next.outbox.sendNow(id)).toMatchObject({ state: "done" });
	before.outbox.follow({ userId: null, maySend: false });
});

test("a tab that crashed while it sent holds the others up for twenty seconds, and one whose clock was put back not at all", async () => {
	const storage = openStorage();
	const taken = (holder: string, now: number) => storage.takeLease("asha", holder, now);
	const at = 1_000_000;
	expect(await taken("closed", at)).toBe(0);
	expect(await taken("closed", at + 5000)).toBe(0);
	expect(await taken("other", at + 5000)).toBe(LEASE_MS);
	expect(await taken("other", at + 5000 + LEASE_MS)).toBe(0);
	expect(await taken("closed", at - 3600_000)).toBe(0);
	await storage.releaseLease("asha");
});

test("a page loaded anew goes on where the one before stopped", async () => {
	const before = open(async (_action, context: SendContext<string>) => {
		await context.savePayload("half of a");
		throw gone;
	});
	const { id } = await before.outbox.enqueue(work("a"));
	await before.outbox.sendNow(id);
	before.outbox.follow({ userId: null, maySend: false });
	connected = false;
	const { outbox, payloads } = open();
	await until(() => outbox.get().ready);
	expect(outbox.get().entries).toMatchObject([{ id, payload: "half of a", tries: 1 }]);
	await outbox.sendNow(id);
	expect(payloads()).toEqual(["half of a"]);
});

test("a newer one of the same subject takes the place of the one that waits; the same again stays that one", async () => {
	connected = false;
	const { outbox } = open();
	const first = await outbox.enqueue(work("a"), "replace");
	expect((await outbox.enqueue(work("a"), "replace")).id).toBe(first.id);
	const second = await outbox.enqueue(work("b"), "replace");
	expect(await kept()).toMatchObject([{ id: second.id, payload: "b" }]);
	await outbox.enqueue({ ...work("b"), subject: "fan" }, "replace");
	expect(await kept()).toHaveLength(2);
});

test("what is added of the same subject while an older one is sent still waits", async () => {
	const answer = deferred();
	const { outbox, sent } = open(() => answer.promise);
	const older = outbox.sendNow((await outbox.enqueue(work("a"), "replace")).id);
	await until(() => sent.mock.calls.length === 1);
	connected = false;
	await outbox.enqueue(work("b"), "replace");
	answer.resolve("took it");
	expect(await older).toMatchObject({ state: "done" });
	expect(await kept()).toMatchObject([{ payload: "b", state: "pending" }]);
});

test("what is dropped while it is sent ends; what the server may have already cannot be dropped", async () => {
	const contexts: SendContext<string>[] = [];
	const answer = deferred();
	const { outbox } = open((_action, context) => {
		contexts.push(context);
		return answer.promise;
	});
	const { id } = await outbox.enqueue(work("a"));
	const sending = outbox.sendNow(id);
	await until(() => contexts.length === 1);
	contexts[0]?.commit();
	expect(await outbox.drop(id)).toBe(false);
	contexts[0]?.onProgress(0.5);
	expect(outbox.get().entries).toMatchObject([{ sending: { fraction: 0.5, final: false } }]);
	expect([await outbox.drop(id), contexts[0]?.signal.aborted]).toEqual([true, true]);
	await expect(contexts[0]?.savePayload("more")).rejects.toThrow();
	answer.reject(new Error("ended"));
	expect([await sending, await kept()]).toEqual([null, []]);
});

test("a browser that keeps nothing has it sent from this page, and says that it is kept no longer", async () => {
	vi.stubGlobal("indexedDB", undefined);
	vi.resetModules();
	const fresh = await import("./storage.ts");
	vi.stubGlobal("IDBKeyRange", undefined);
	const outbox = createOutbox({ storage: fresh.openStorage(), isConnected: () => connected, tabs: openTab() });
	const send = vi.fn(async () => "took it");
	const payload = { safeParse: (data: unknown) => ({ success: true, data }) as const };
	outbox.register("work", async () => ({ payload, send, files: () => ({}) }));
	outbox.follow({ userId: "asha", maySend: true });
	connected = false;
	const { id } = await outbox.enqueue(work("a"));
	expect(outbox.get().entries).toMatchObject([{ id, kept: false }]);
	expect(await outbox.sendNow(id)).toMatchObject({ state: "done" });
	expect(send).toHaveBeenCalledTimes(1);
	await until(() => outbox.get().entries.length === 0);
});
