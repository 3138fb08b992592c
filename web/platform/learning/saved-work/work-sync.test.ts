import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BackendError } from "#web/platform/backend/backend-error.ts";
import { createOutbox, type Outbox } from "#web/platform/outbox/create-outbox.ts";
import { openStorage } from "#web/platform/outbox/storage.ts";
import { enqueueSave, SAVE_WORK, type WorkServer } from "./save-work.ts";
import { saveWorkKind } from "./save-work-kind.ts";
import type { LocalWorkStore, SavedWork } from "./work-store.ts";
import { createWorkSync } from "./work-sync.ts";
import { sayConflict, sayConflictElsewhere } from "./work-toasts.ts";

vi.mock("./work-toasts.ts");

/** Two devices, each with a store and an outbox of its own, at one server that keeps the rule of `save_work`. */
let versions: string[];
/** Which revision each action came to. */
let arrived: Map<string, number>;
let gone: boolean;
/** The server does what it is asked, and its answer does not come back. */
let losesAnswers: boolean;
/** What was said, by whom. */
let events: string[];
const opened: Outbox[] = [];

const KEY = { userId: "asha", projectId: "auto-light", kind: "sketch" } as const;
const cut = () => new BackendError("network_gone", "gone");

beforeEach(() => {
	versions = [];
	arrived = new Map();
	gone = false;
	losesAnswers = false;
	events = [];
	vi.mocked(sayConflict).mockImplementation((by) => void events.push(`conflict (${by})`));
	vi.mocked(sayConflictElsewhere).mockImplementation(() => void events.push("conflict elsewhere"));
});

afterEach(() => {
	for (const outbox of opened.splice(0)) outbox.follow({ userId: null, maySend: false });
});

const server: WorkServer = {
	async newest() {
		if (gone) throw cut();
		const body = versions.at(-1);
		const revision = versions.length;
		return body === undefined ? null : { revision, body, pressed: false };
	},
	async save(_key, { body, base, action }) {
		if (gone) throw cut();
		if (body.length > 262_144) throw new BackendError("too_large", "refused");
		const earlier = arrived.get(action);
		const conflict = earlier === undefined && versions.length > base && versions.at(-1) !== body;
		if (earlier === undefined && versions.at(-1) !== body) arrived.set(action, versions.push(body));
		if (losesAnswers) throw cut();
		return { revision: earlier ?? versions.length, conflict };
	},
};

function newStore(start: SavedWork | null = null): LocalWorkStore & { full: boolean; clear: () => void } {
	let kept = start;
	return {
		full: false,
		clear() {
			kept = null;
		},
		read: () => kept,
		write(work) {
			if (this.full) return false;
			kept = work;
			return true;
		},
		watch: () => () => undefined,
		former: () => [],
		forgetFormer: () => undefined,
	};
}

/** The outbox of a device: nothing is sent by itself. */
function outboxOf(store: LocalWorkStore): Outbox {
	const tabs = { post: () => undefined, listen: () => undefined, changed: async () => undefined };
	const outbox = createOutbox({ storage: openStorage(), isConnected: () => false, tabs });
	outbox.register(SAVE_WORK, async () => saveWorkKind(() => store, server));
	outbox.onResult(() => true);
	outbox.follow({ userId: KEY.userId, maySend: true });
	opened.push(outbox);
	return outbox;
}

interface Page {
	flush?: () => void;
	isKept?: () => boolean;
	onInLine?: (inLine: boolean) => void;
}

/** A page that shows the work. */
function tab(name: string, store: LocalWorkStore, outbox = outboxOf(store), page: Page = {}) {
	let last: ReturnType<typeof enqueueSave> | null = null;
	const sync = createWorkSync({
		store,
		newest: () => server.newest(KEY),
		enqueue(save, from) {
			last = Promise.resolve(last).then(() => enqueueSave(outbox, KEY, save, from));
		},
		async send() {
			const action = await last;
			if (action) await outbox.sendNow(action.id);
		},
		flush: () => undefined,
		isKept: () => true,
		onReplaced: (body, by) => events.push(`${name}: replaced by ${body} (${by})`),
		onConflict: () => events.push(`${name}: conflict (other_tab)`),
		onInLine: () => undefined,
		...page,
	});
	return { ...sync, outbox };
}

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
	await school.synchronise();
	gone = false;
	await school.synchronise();
	await home.synchronise();
	expect(versions).toEqual(["begun", "at the school", "at home"]);
	await school.synchronise();
	expect(events.slice(1)).toEqual(["conflict (other_device)", "school: replaced by at home (other_device)"]);
});

test("whoever goes on after the server's answer was lost has worked in one place, also after the page was loaded anew", async () => {
	const store = newStore();
	const before = tab("before", store);
	losesAnswers = true;
	before.keep("one", false);
	await before.synchronise();
	losesAnswers = false;
	const after = tab("after", store, before.outbox);
	after.keep("two", false);
	await after.synchronise();
	expect(versions).toEqual(["one", "two"]);
	expect(store.read()).toMatchObject({ body: "two", base: 2, unsent: false });
	expect(events).toEqual([]);
});

test("whoever goes on after a lost answer, while another device has saved, is told of both places", async () => {
	const school = tab("school", newStore());
	losesAnswers = true;
	school.keep("one", false);
	await school.synchronise();
	losesAnswers = false;
	const home = tab("home", newStore());
	await home.synchronise();
	home.keep("at home", false);
	await home.synchronise();
	school.keep("two", false);
	await school.synchronise();
	expect(versions).toEqual(["one", "at home", "two"]);
	expect(events.at(-1)).toBe("conflict (other_device)");
});

test("what arrived without its answer is sent again, and arrives once", async () => {
	const store = newStore();
	const only = tab("only", store);
	losesAnswers = true;
	only.keep("one", false);
	await only.synchronise();
	losesAnswers = false;
	await only.synchronise();
	expect(versions).toEqual(["one"]);
	expect(store.read()).toMatchObject({ body: "one", base: 1, unsent: false });
	expect(only.outbox.get().entries).toEqual([]);
});

test("what waits on a new browser does not overwrite what the server has", async () => {
	versions = ["long work"];
	const fresh = tab("fresh", newStore());
	fresh.keep("typed at once", false);
	await fresh.synchronise();
	expect(versions).toEqual(["long work", "typed at once"]);
	expect(events).toEqual(["conflict (other_device)"]);
});

test("a second tab shows what the first one wrote, as long as nothing was changed in it", () => {
	const store = newStore();
	const first = tab("first", store);
	const second = tab("second", store, first.outbox);
	first.keep("one", false);
	second.otherTabWrote(false);
	first.keep("two", false);
	second.otherTabWrote(true);
	expect(events).toEqual(["second: replaced by one (other_tab)"]);
});

test("two tabs that both edit: both texts reach the server, also after a time without a network", async () => {
	const store = newStore();
	const first = tab("first", store);
	const second = tab("second", store, first.outbox);
	gone = true;
	first.keep("in the first", false);
	second.keep("in the second", false);
	expect(events).toEqual(["second: conflict (other_tab)"]);
	gone = false;
	await second.synchronise();
	expect(versions).toEqual(["in the first", "in the second"]);
	expect(store.read()).toMatchObject({ body: "in the second", base: 2, unsent: false });
});

test("what Save was pressed on stays as a version, though it was changed before the server had it", async () => {
	const store = newStore();
	const only = tab("only", store);
	gone = true;
	only.keep("own", true);
	await only.synchronise();
	only.keep("brought back", true);
	only.keep("typed after it", false);
	only.keep("typed further", false);
	gone = false;
	await only.synchronise();
	expect(versions).toEqual(["own", "brought back", "typed further"]);
	expect(store.read()).toMatchObject({ body: "typed further", base: 3, unsent: false });
	expect(events).toEqual([]);
});

test("what Save was pressed on, and was changed on its way, arrives once", async () => {
	const only = tab("only", newStore());
	losesAnswers = true;
	only.keep("own", true);
	await only.synchronise();
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
	expect(store.read()).toMatchObject({ body: "two", unsent: false });
});

test("keeping the same text again sends nothing; pressing Save does", async () => {
	const store = newStore();
	const only = tab("only", store);
	only.keep("one", false);
	await only.synchronise();
	only.keep("one", false);
	expect(store.read()?.unsent).toBe(false);
	only.keep("one", true);
	expect(store.read()).toMatchObject({ pressed: true, unsent: true });
});

test("what is gone from this browser while it is being sent is not put back", async () => {
	const store = newStore();
	const only = tab("only", store);
	only.keep("one", false);
	const sending = only.synchronise();
	await Promise.resolve();
	store.clear();
	await sending;
	expect(versions).toEqual(["one"]);
	expect(store.read()).toBeNull();
});

test("a browser that keeps nothing says so, and nothing of the server's is taken for granted", () => {
	const store = newStore();
	store.full = true;
	expect(tab("full", store).keep("one", false)).toBe(false);
});

/** A page that shows a text, at a store that may be full. */
function page(store: LocalWorkStore, shown: string) {
	const reports: boolean[] = [];
	const now = { shown, kept: store.read()?.body ?? "" };
	const flush = () => {
		if (now.kept !== now.shown && sync.keep(now.shown, false)) now.kept = now.shown;
	};
	const sync: ReturnType<typeof tab> = tab("page", store, outboxOf(store), {
		flush,
		isKept: () => now.kept === now.shown,
		onInLine: (inLine) => reports.push(inLine),
	});
	return { sync, reports, now };
}

test("while this browser cannot keep what is shown, nothing is called saved, and nothing takes its place", async () => {
	const store = newStore({ body: "one", base: 1, pressed: false, unsent: false });
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
	await school.synchronise();
	school.keep("shorter", true);
	await school.synchronise();
	expect(versions).toEqual(["shorter"]);
});

test("of what Save was pressed on without a network the last ten wait", async () => {
	const only = tab("only", newStore());
	gone = true;
	for (let press = 1; press <= 12; press++) only.keep(`${press}`, true);
	await only.synchronise();
	gone = false;
	await only.synchronise();
	expect(versions).toHaveLength(11);
	expect(versions.slice(-2)).toEqual(["11", "12"]);
});

test("what is dropped is not sent, and is again once it is changed", async () => {
	const store = newStore();
	const only = tab("only", store);
	gone = true;
	only.keep("one", false);
	await only.synchronise();
	await only.outbox.drop(only.outbox.get().entries[0]?.id ?? "");
	gone = false;
	await only.synchronise();
	expect([versions, store.read()?.body]).toEqual([[], "one"]);
	only.keep("two", false);
	await only.synchronise();
	expect(versions).toEqual(["two"]);
});
