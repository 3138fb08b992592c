import { beforeEach, expect, test } from "vitest";
import { sendWork, type WorkServer } from "./send-work.ts";
import type { SavedWork, WorkStore } from "./work-store.ts";
import { createWorkSync } from "./work-sync.ts";

/** Two devices, each with a store of its own, at one server that keeps the rule of `save_work`. */
let versions: string[];
/** Which revision each action came to. */
let arrived: Map<string, number>;
let gone: boolean;
/** The server does what it is asked, and its answer does not come back. */
let losesAnswers: boolean;
let events: string[];
let ids = 0;
const newId = () => `action-${++ids}`;

beforeEach(() => {
	versions = [];
	arrived = new Map();
	gone = false;
	losesAnswers = false;
	events = [];
});

const server: WorkServer = {
	async newest() {
		if (gone) throw new Error("gone");
		const body = versions.at(-1);
		if (body === undefined) return null;
		const revision = versions.length;
		const action = [...arrived].findLast(([, came]) => came === revision)?.[0] ?? "elsewhere";
		return { revision, body, pressed: false, action };
	},
	async save({ body, base, action }) {
		if (gone) throw new Error("gone");
		if (body.length > 262_144) throw new Error("refused");
		const earlier = arrived.get(action);
		const conflict = earlier === undefined && versions.length > base;
		if (earlier === undefined && versions.at(-1) !== body) arrived.set(action, versions.push(body));
		if (losesAnswers) throw new Error("gone");
		return { revision: earlier ?? versions.length, conflict };
	},
};

function newStore(start: SavedWork | null = null): WorkStore & { full: boolean } {
	let kept = start;
	return {
		full: false,
		read: () => kept,
		write(work) {
			if (this.full) return false;
			kept = work;
			return true;
		},
		watch: () => () => undefined,
	};
}

const tab = (name: string, store: WorkStore) =>
	createWorkSync({
		store,
		server,
		send: () => sendWork(store, server, { newId, onConflict: () => events.push(`${name}: conflict (other_device)`) }),
		newId,
		flush: () => undefined,
		isKept: () => true,
		onReplaced: (body, by) => events.push(`${name}: replaced by ${body} (${by})`),
		onConflict: () => events.push(`${name}: conflict (other_tab)`),
		onInLine: () => undefined,
	});

test("what is kept here reaches the server, and another device takes it", async () => {
	const [school, home] = [tab("school", newStore()), tab("home", newStore())];
	school.keep("one", false);
	await school.synchronise();
	await home.synchronise();
	expect(versions).toEqual(["one"]);
	expect(events).toEqual(["home: replaced by one (other_device)"]);
});

test("two devices that both edit without a network: both texts are found again, and it is told", async () => {
	const [school, home] = [tab("school", newStore()), tab("home", newStore())];
	school.keep("begun", false);
	await school.synchronise();
	await home.synchronise();
	gone = true;
	school.keep("at the school", false);
	home.keep("at home", false);
	await expect(school.synchronise()).rejects.toThrow("gone");
	gone = false;
	await school.synchronise();
	await home.synchronise();
	expect(versions).toEqual(["begun", "at the school", "at home"]);
	await school.synchronise();
	expect(events.slice(1)).toEqual(["home: conflict (other_device)", "school: replaced by at home (other_device)"]);
});

test("whoever goes on after the server's answer was lost has worked in one place, also after the page was loaded anew", async () => {
	const store = newStore();
	const before = tab("before", store);
	losesAnswers = true;
	before.keep("one", false);
	await expect(before.synchronise()).rejects.toThrow("gone");
	losesAnswers = false;
	const after = tab("after", store);
	after.keep("two", false);
	await after.synchronise();
	expect(versions).toEqual(["one", "two"]);
	expect(store.read()).toMatchObject({ body: "two", base: 2, action: null });
	expect(events).toEqual([]);
});

test("whoever goes on after a lost answer, while another device has saved, is told of both places", async () => {
	const school = tab("school", newStore());
	losesAnswers = true;
	school.keep("one", false);
	await expect(school.synchronise()).rejects.toThrow("gone");
	losesAnswers = false;
	const home = tab("home", newStore());
	await home.synchronise();
	home.keep("at home", false);
	await home.synchronise();
	school.keep("two", false);
	await school.synchronise();
	expect(versions).toEqual(["one", "at home", "two"]);
	expect(events.at(-1)).toBe("school: conflict (other_device)");
});

test("what arrived without its answer, and was not changed since, is not sent again", async () => {
	const store = newStore();
	const only = tab("only", store);
	losesAnswers = true;
	only.keep("one", false);
	await expect(only.synchronise()).rejects.toThrow("gone");
	// Whatever is sent from now on fails.
	await only.synchronise();
	expect(store.read()).toMatchObject({ body: "one", base: 1, action: null });
});

test("what waits on a new browser does not overwrite what the server has", async () => {
	versions = ["long work"];
	const fresh = tab("fresh", newStore());
	fresh.keep("typed at once", false);
	await fresh.synchronise();
	expect(versions).toEqual(["long work", "typed at once"]);
	expect(events).toEqual(["fresh: conflict (other_device)"]);
});

test("a second tab shows what the first one wrote, as long as nothing was changed in it", () => {
	const store = newStore();
	const [first, second] = [tab("first", store), tab("second", store)];
	first.keep("one", false);
	second.otherTabWrote(false);
	first.keep("two", false);
	second.otherTabWrote(true);
	expect(events).toEqual(["second: replaced by one (other_tab)"]);
});

test("two tabs that both edit: both texts reach the server, also after a time without a network", async () => {
	const store = newStore();
	const [first, second] = [tab("first", store), tab("second", store)];
	gone = true;
	first.keep("in the first", false);
	second.keep("in the second", false);
	expect(events).toEqual(["second: conflict (other_tab)"]);
	gone = false;
	await second.synchronise();
	expect(versions).toEqual(["in the first", "in the second"]);
	expect(store.read()).toMatchObject({ body: "in the second", base: 2, action: null, aside: [] });
});

test("what Save was pressed on stays as a version, though it was changed before the server had it", async () => {
	const store = newStore();
	const only = tab("only", store);
	gone = true;
	only.keep("own", true);
	await expect(only.synchronise()).rejects.toThrow("gone");
	only.keep("brought back", true);
	only.keep("typed after it", false);
	only.keep("typed further", false);
	gone = false;
	await only.synchronise();
	expect(versions).toEqual(["own", "brought back", "typed further"]);
	expect(store.read()).toMatchObject({ body: "typed further", base: 3, action: null, aside: [] });
	expect(events).toEqual([]);
});

test("what Save was pressed on, and was changed on its way, arrives once", async () => {
	const only = tab("only", newStore());
	losesAnswers = true;
	only.keep("own", true);
	await expect(only.synchronise()).rejects.toThrow("gone");
	losesAnswers = false;
	only.keep("brought back", true);
	await only.synchronise();
	expect([versions, events]).toEqual([["own", "brought back"], []]);
});

test("what is changed while it is being sent is sent next", async () => {
	const store = newStore();
	const only = tab("only", store);
	only.keep("one", false);
	const sending = only.synchronise();
	only.keep("two", false);
	await only.synchronise();
	await sending;
	expect(versions.at(-1)).toBe("two");
	expect(store.read()).toMatchObject({ body: "two", action: null });
});

test("keeping the same text again sends nothing; pressing Save does", async () => {
	const store = newStore();
	const only = tab("only", store);
	only.keep("one", false);
	await only.synchronise();
	only.keep("one", false);
	expect(store.read()?.action).toBeNull();
	only.keep("one", true);
	expect(store.read()).toMatchObject({ pressed: true, action: expect.any(String) });
});

test("what is gone from this browser while it is being sent is not put back", async () => {
	let kept: SavedWork | null = null;
	const store: WorkStore = {
		read: () => kept,
		write(work) {
			kept = work;
			return true;
		},
		watch: () => () => undefined,
	};
	const only = tab("only", store);
	only.keep("one", false);
	const sending = only.synchronise();
	await Promise.resolve();
	kept = null;
	await sending;
	expect(kept).toBeNull();
});

test("a browser that keeps nothing says so, and nothing of the server's is taken for granted", () => {
	const store = newStore();
	store.full = true;
	expect(tab("full", store).keep("one", false)).toBe(false);
});

/** A page that shows a text, at a store that may be full. */
function page(store: WorkStore, shown: string) {
	const reports: boolean[] = [];
	const now = { shown, kept: store.read()?.body ?? "" };
	const flush = () => {
		if (now.kept !== now.shown && sync.keep(now.shown, false)) now.kept = now.shown;
	};
	const sync: ReturnType<typeof createWorkSync> = createWorkSync({
		store,
		server,
		send: () => sendWork(store, server, { newId, onConflict: () => events.push("conflict (other_device)") }),
		newId,
		flush,
		isKept: () => now.kept === now.shown,
		onReplaced: (body) => events.push(`replaced by ${body}`),
		onConflict: () => events.push("conflict (other_tab)"),
		onInLine: (inLine) => reports.push(inLine),
	});
	return { sync, reports, now };
}

test("while this browser cannot keep what is shown, nothing is called saved, and nothing takes its place", async () => {
	const store = newStore({ body: "one", base: 1, action: null, sent: null, pressed: false, aside: [] });
	versions = ["one"];
	const { sync, reports, now } = page(store, "one, and more");
	store.full = true;
	await sync.synchronise();
	versions.push("from home");
	await sync.synchronise();
	expect([reports, events, now.shown]).toEqual([[], [], "one, and more"]);
	store.full = false;
	await sync.synchronise();
	expect([reports, versions.at(-1), events]).toEqual([[true], "one, and more", ["conflict (other_device)"]]);
});

test("what is typed while the rest is being sent is not called saved", async () => {
	const { sync, reports, now } = page(newStore(), "one");
	const sending = sync.synchronise();
	await Promise.resolve();
	now.shown = "one, two";
	await sending;
	expect(reports).not.toContain(true);
	await sync.synchronise();
	expect([reports.at(-1), versions.at(-1)]).toEqual([true, "one, two"]);
});

test("work that is too long for the server keeps nothing after it from being sent", async () => {
	const school = tab("school", newStore());
	school.keep("a".repeat(262_145), true);
	await expect(school.synchronise()).rejects.toThrow("refused");
	school.keep("shorter", true);
	await school.synchronise();
	expect(versions).toEqual(["shorter"]);
});
