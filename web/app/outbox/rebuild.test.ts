import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import { readProgress } from "#web/platform/learning/completions-store.ts";
import { createOutbox } from "#web/platform/outbox/create-outbox.ts";
import { openStorage } from "#web/platform/outbox/storage.ts";
import { deleteEveryRecord } from "#web/platform/storage/records.ts";
import { pendingActions, rebuildOutbox } from "./rebuild.ts";
import { storeOf, worksHere } from "./work-stores.ts";

const program = { version: 1, statements: [] };
const completed = { id: "led-sequence", completed: true, points: 50, completedAt: "2026-11-20T08:00:00Z" };
const envelope = (people: unknown) => JSON.stringify({ version: 1, people });

/** As every version before kept it, by key. */
const TEXTS: Record<string, string> = {
	primary_project_progress: envelope({
		asha: {
			"led-sequence": { ...completed, waiting: program },
			"traffic-light": { ...completed, id: "traffic-light", waiting: null },
		},
		juma: { "auto-light": { ...completed, id: "auto-light", waiting: program } },
	}),
	// Before the server kept works: the text alone.
	"sketch:auto-light": envelope({ asha: { text: "void setup() {}" } }),
	"sketch:fire-alarm": envelope({ asha: { text: "// saved", base: 3, action: null } }),
	"sketch:water-temp-monitor": envelope({ juma: { text: "// Juma's", base: 1, action: "a" } }),
	"circuit:auto-light": envelope({ asha: { text: "{}", base: 2, action: "b" } }),
	// What Save was pressed on waits beside what has arrived.
	"circuit:fire-alarm": envelope({ asha: { text: "{}", base: 2, action: null, aside: [{ body: "{}", action: "c" }] } }),
	"scratch-blocks:asha:led-sequence": JSON.stringify({ version: 1, current: {}, saved: null, base: 1, action: "d" }),
	"scratch-blocks:asha:traffic-light": JSON.stringify({ version: 1, current: {}, saved: null, base: 1, action: null }),
	"scratch-blocks:juma:led-sequence": JSON.stringify({ version: 1, current: {}, saved: null, base: 1, action: "e" }),
	"sketch:fire-alarm:unreadable-1": "{broken",
	"sketch:broken": "{broken",
	"inspire-stem-theme": "dark",
};

class Texts {
	[key: string]: unknown;
	constructor(texts: Record<string, string>) {
		Object.assign(this, texts);
	}
	getItem(key: string) {
		return (this[key] as string | undefined) ?? null;
	}
	setItem(key: string, text: string) {
		this[key] = text;
	}
	removeItem(key: string) {
		delete this[key];
	}
}

beforeEach(async () => {
	vi.stubGlobal("localStorage", new Texts(TEXTS));
	await deleteEveryRecord("asha");
});

test("the outbox is rebuilt from what the state marks as waiting, and from nothing of another person", () => {
	expect(pendingActions("asha").map(({ person: userId, kind, subject }) => [userId, kind, subject])).toEqual([
		["asha", "check_blocks", "led-sequence"],
		["asha", "save_work", "sketch:auto-light"],
		["asha", "save_work", "circuit:auto-light"],
		["asha", "save_work", "circuit:fire-alarm"],
		["asha", "save_work", "blocks:led-sequence"],
	]);
	expect(pendingActions("asha")[0]?.payload).toEqual(program);
	expect(pendingActions("juma")).toHaveLength(3);
	expect(pendingActions("neema")).toEqual([]);
});

test("every work that an earlier version kept is read, with what it began from", () => {
	const works = worksHere("asha", Object.keys(TEXTS)).flatMap((key) => {
		const work = storeOf(key).read();
		return work ? [[`${key.kind} ${key.projectId}`, work.body, work.base]] : [];
	});
	expect(works).toEqual([
		["sketch auto-light", "void setup() {}", 0],
		["sketch fire-alarm", "// saved", 3],
		["circuit auto-light", "{}", 2],
		["circuit fire-alarm", "{}", 2],
		["blocks led-sequence", "{}", 1],
		["blocks traffic-light", "{}", 1],
	]);
	expect(readProgress("asha")).toMatchObject({
		"led-sequence": { points: 50, waiting: program },
		"traffic-light": { points: 50, waiting: null },
	});
});

test("at each start what is there already stays as it is, and what the server refused stays refused", async () => {
	const tabs = { post: () => undefined, listen: () => undefined, changed: async () => undefined };
	const outbox = createOutbox({ storage: openStorage(), isConnected: () => false, tabs });
	outbox.follow({ userId: "asha", maySend: false });
	await rebuildOutbox("asha", outbox);
	const [first] = outbox.get().entries;
	const before = outbox
		.get()
		.entries.map(({ id }) => id)
		.sort();
	expect(before).toHaveLength(5);
	await outbox.sendNow(first?.id ?? "");
	await rebuildOutbox("asha", outbox);
	expect(
		outbox
			.get()
			.entries.map(({ id }) => id)
			.sort(),
	).toEqual(before);
	expect(outbox.get().entries).toContainEqual(expect.objectContaining({ id: first?.id, tries: 1 }));
});
