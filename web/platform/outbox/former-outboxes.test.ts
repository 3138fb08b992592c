import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import { deleteEveryRecord, readEveryRecord, readRecords, writeRecord } from "#web/platform/storage/records.ts";
import { createOutbox } from "./create-outbox.ts";
import { moveFormerOutboxes } from "./former-outboxes.ts";
import { openStorage } from "./storage.ts";

/** As version 0.1 kept it. */
const UPLOADS = {
	version: 1,
	people: {
		asha: {
			"auto-light": { source: "void setup() {}", circuit: { version: 1, parts: [], wires: [] } },
			"fire-alarm": { source: "void loop() {}" },
		},
		juma: { "auto-light": { source: "// Juma's" } },
	},
};
const HANDED_IN = {
	version: 1,
	id: "0b7d4c1e-6f0e-4a53-9f0c-2d5a4b1c8e77",
	userId: "asha",
	challengeId: "rain-window",
	text: "Made on the bus.",
	files: [{ id: "1763800000000-0b7d4c1e", file: "the bytes", path: null }],
	at: "2026-11-21T16:30:00.000Z",
};

let texts: Map<string, string>;
const tabs = { post: () => undefined, listen: () => undefined, changed: async () => undefined };
const open = () => createOutbox({ storage: openStorage(), isConnected: () => false, tabs });
const actionsOf = async (userId: string) =>
	((await readRecords([userId, "outbox"])) as { kind: string; subject: string }[]).sort((one, other) =>
		`${one.kind} ${one.subject}`.localeCompare(`${other.kind} ${other.subject}`),
	);

beforeEach(async () => {
	texts = new Map([
		["waiting-uploads", JSON.stringify(UPLOADS)],
		["waiting-work:asha", "true"],
	]);
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => texts.get(key) ?? null,
		setItem: (key: string, text: string) => void texts.set(key, text),
		removeItem: (key: string) => void texts.delete(key),
	});
	for (const userId of ["asha", "juma"]) await deleteEveryRecord(userId);
	await writeRecord(["asha", "waiting-work", HANDED_IN.id], HANDED_IN);
	await writeRecord(["asha", "chosen-files", "lamp"], { version: 1, files: [] });
	await writeRecord(["juma", "waiting-work", "2"], { ...HANDED_IN, id: "2", userId: "juma" });
});

test("what waited in the version before waits in the outbox, with its id, its files and its time", async () => {
	await moveFormerOutboxes("asha", open());
	const { circuit } = UPLOADS.people.asha["auto-light"];
	expect(await actionsOf("asha")).toMatchObject([
		{ kind: "check_sketch", subject: "auto-light", state: "pending", payload: { source: "void setup() {}", circuit } },
		{ kind: "check_sketch", subject: "fire-alarm", payload: { source: "void loop() {}" } },
		{
			id: HANDED_IN.id,
			kind: "submission",
			subject: "rain-window",
			payload: { text: "Made on the bus.", files: HANDED_IN.files },
			createdAt: HANDED_IN.at,
		},
	]);
	expect(Object.keys(await readEveryRecord("asha")).filter((key) => !key.startsWith("outbox"))).toEqual([
		"chosen-files:lamp",
	]);
	expect([texts.has("waiting-work:asha"), JSON.parse(texts.get("waiting-uploads") ?? "").people]).toEqual([
		false,
		{ juma: UPLOADS.people.juma },
	]);
});

test("it is moved once, and nothing of another person", async () => {
	const outbox = open();
	await moveFormerOutboxes("asha", outbox);
	await moveFormerOutboxes("asha", outbox);
	expect(await actionsOf("asha")).toHaveLength(3);
	expect([await actionsOf("juma"), (await readRecords(["juma", "waiting-work"])).length]).toEqual([[], 1]);
});

test("a page that went between keeping and deleting moves it again, and it waits once", async () => {
	const outbox = open();
	await moveFormerOutboxes("asha", outbox);
	texts.set("waiting-uploads", JSON.stringify(UPLOADS));
	await writeRecord(["asha", "waiting-work", HANDED_IN.id], HANDED_IN);
	await moveFormerOutboxes("asha", outbox);
	expect(await actionsOf("asha")).toHaveLength(3);
});

test("what the outbox cannot keep stays where it was", async () => {
	const outbox = { ...open(), enqueue: async ({ id = "new" }) => ({ id }), isKept: () => false };
	await moveFormerOutboxes("asha", outbox);
	expect(JSON.parse(texts.get("waiting-uploads") ?? "")).toEqual(UPLOADS);
	expect(await readRecords(["asha", "waiting-work"])).toEqual([HANDED_IN]);
});

test("what cannot be read stays, and takes nothing else with it", async () => {
	await writeRecord(["asha", "waiting-work", "damaged"], { version: 7 });
	texts.set("waiting-uploads", "{broken");
	await moveFormerOutboxes("asha", open());
	expect(await actionsOf("asha")).toMatchObject([{ kind: "submission" }]);
	expect([await readRecords(["asha", "waiting-work"]), texts.get("waiting-uploads")]).toEqual([
		[{ version: 7 }],
		"{broken",
	]);
});
