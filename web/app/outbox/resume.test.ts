import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import { readProgress } from "#web/platform/learning/completions-store.ts";
import { saveWorkAction } from "#web/platform/learning/saved-work/save-work.ts";
import { createOutbox } from "#web/platform/outbox/create-outbox.ts";
import { openStorage } from "#web/platform/outbox/storage.ts";
import { deleteEveryRecord } from "#web/platform/storage/records.ts";
import { resume } from "./resume.ts";
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
	for (const userId of ["asha", "juma", "neema"]) await deleteEveryRecord(userId);
});

/** An outbox of a page without a network. */
function openOutbox(userId: string) {
	const tabs = { post: () => undefined, listen: () => undefined, changed: async () => undefined };
	const outbox = createOutbox({ storage: openStorage(), isConnected: () => false, tabs });
	outbox.follow({ userId, maySend: false });
	return outbox;
}

async function resumed(userId: string) {
	const outbox = openOutbox(userId);
	await resume(userId, outbox);
	return outbox.get().entries;
}

test("what the state marks as waiting is put into the outbox, and nothing of another person", async () => {
	const entries = await resumed("asha");
	expect(entries.map(({ person: userId, kind, subject }) => `${userId} ${kind} ${subject}`).sort()).toEqual([
		"asha check_blocks led-sequence",
		"asha save_work blocks:led-sequence",
		"asha save_work circuit:auto-light",
		"asha save_work circuit:fire-alarm",
		"asha save_work sketch:auto-light",
	]);
	expect(entries.find(({ kind }) => kind === "check_blocks")?.payload).toEqual(program);
	const circuits = entries.filter(({ subject }) => subject.startsWith("circuit:"));
	// The ids by which the server applies each once.
	expect(circuits.map(({ id, payload }) => [id, payload])).toEqual([
		["b", expect.objectContaining({ body: "{}", base: 2, pressed: false })],
		["c", expect.objectContaining({ body: "{}", base: 2, pressed: true })],
	]);
	expect(await resumed("juma")).toHaveLength(3);
	expect(await resumed("neema")).toEqual([]);
});

test("a save of an earlier version that names its work alone makes room for what it stood for", async () => {
	const outbox = openOutbox("asha");
	const pointer = { projectId: "auto-light", kind: "circuit" };
	await outbox.enqueue({ person: "asha", kind: "save_work", subject: "circuit:auto-light", payload: pointer });
	await resume("asha", outbox);
	const saves = outbox.get().entries.filter(({ subject }) => subject === "circuit:auto-light");
	expect(saves.map(({ id }) => id)).toEqual(["b"]);
});

test("what was typed after Save was pressed is put after that save, once", async () => {
	const outbox = openOutbox("asha");
	const key = { userId: "asha", projectId: "auto-light", kind: "sketch" } as const;
	await outbox.enqueue(saveWorkAction(key, { body: "// pressed", base: 0, pressed: true }));
	await resume("asha", outbox);
	await resume("asha", outbox);
	const saves = outbox.get().entries.filter(({ subject }) => subject === "sketch:auto-light");
	expect(saves.map(({ payload }) => payload)).toEqual([
		expect.objectContaining({ body: "// pressed", pressed: true }),
		expect.objectContaining({ body: "void setup() {}", pressed: false }),
	]);
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
	const outbox = openOutbox("asha");
	await resume("asha", outbox);
	const [first] = outbox.get().entries;
	const ids = () => outbox.get().entries.map(({ id }) => id);
	const before = ids();
	expect(before).toHaveLength(5);
	await outbox.sendNow(first?.id ?? "");
	await resume("asha", outbox);
	expect(ids()).toEqual(before);
	expect(outbox.get().entries).toContainEqual(expect.objectContaining({ id: first?.id, tries: 1 }));
});
