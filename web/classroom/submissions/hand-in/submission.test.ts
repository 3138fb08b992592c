import { beforeEach, expect, test, vi } from "vitest";
import { BackendError, NETWORK_GONE } from "#web/platform/backend/backend-error.ts";
import { createOutbox } from "#web/platform/outbox/create-outbox.ts";
import { openStorage } from "#web/platform/outbox/storage.ts";
import { submissionKind } from "./submission.ts";
import { SUBMISSION, submissionAction } from "./submission-action.ts";
import type { StoreFile } from "./upload-list.ts";

vi.mock("#web/platform/ui/toast.ts", () => ({ showSuccess: () => undefined }));

const gone = () => Promise.reject(new BackendError(NETWORK_GONE, "gone"));
const file = (name: string) => ({ id: name, file: new File(["x"], name), path: null });
const asha = { userId: "asha", challengeId: "lamp" };
const WORK = { kind: "sketch", program: "void setup() {}", circuit: null } as const;
const work = (id: string) =>
	submissionAction(asha, id, { text: "It blinks.", files: [file("a.ino"), file("b.jpg")], work: WORK });

beforeEach(() => void vi.stubGlobal("localStorage", { getItem: () => null }));

/** Of a browser that keeps nothing: in this page's memory. */
function open() {
	const store = vi.fn<StoreFile>(async ({ id }) => `asha/${id}`);
	const submit = vi.fn(async () => undefined);
	const tabs = { post: () => undefined, listen: () => undefined, changed: async () => undefined };
	const outbox = createOutbox({ storage: openStorage(), isConnected: () => false, tabs });
	outbox.register(SUBMISSION, async () => submissionKind({ storeFor: () => store, submit }));
	outbox.follow({ userId: "asha", maySend: true });
	return { outbox, store, submit };
}

test("it is handed in with its files and their names, under its own id", async () => {
	const { outbox, submit } = open();
	const { id } = await outbox.enqueue(work("1"));
	expect(await outbox.sendNow(id)).toMatchObject({ state: "done" });
	const files = [
		{ path: "asha/a.ino", name: "a.ino" },
		{ path: "asha/b.jpg", name: "b.jpg" },
	];
	expect(submit.mock.calls).toEqual([
		["asha", { challengeId: "lamp", text: "It blinks.", actionId: "1", files, work: WORK }],
	]);
});

test("after a break what is stored is not sent again", async () => {
	const { outbox, store, submit } = open();
	const { id } = await outbox.enqueue(work("1"));
	store.mockImplementationOnce(async () => "asha/a.ino").mockImplementationOnce(gone);
	expect(await outbox.sendNow(id)).toMatchObject({ state: "waiting" });
	expect(await outbox.sendNow(id)).toMatchObject({ state: "done" });
	expect(store.mock.calls.map(([{ id }]) => id)).toEqual(["a.ino", "b.jpg", "b.jpg"]);
	expect(submit).toHaveBeenCalledTimes(1);
});

test("somebody who signs in while it is on its way does not hand it in", async () => {
	const { outbox, store, submit } = open();
	const { id } = await outbox.enqueue(work("1"));
	store.mockImplementation(async ({ id }) => {
		outbox.follow({ userId: "juma", maySend: true });
		return `asha/${id}`;
	});
	expect(await outbox.sendNow(id)).toBeNull();
	expect(submit).not.toHaveBeenCalled();
});

test("what is taken back on its way is not handed in; what the server may have already is not taken back", async () => {
	const { outbox, store, submit } = open();
	await outbox.enqueue(work("1"));
	store.mockImplementationOnce(async () => {
		await outbox.take("1");
		return "asha/a.ino";
	});
	expect(await outbox.sendNow("1")).toBeNull();
	expect(submit).not.toHaveBeenCalled();

	await outbox.enqueue(work("2"));
	let taken: unknown = "not asked";
	submit.mockImplementationOnce(async () => {
		taken = await outbox.take("2");
		return undefined;
	});
	expect(await outbox.sendNow("2")).toMatchObject({ state: "done" });
	expect(taken).toBeNull();
});

test("what the server refuses can be saved: the note and each file by its name", async () => {
	const { outbox, submit } = open();
	await outbox.enqueue(work("1"));
	submit.mockRejectedValueOnce(new BackendError("42501", "no", { status: 403 }));
	expect(await outbox.sendNow("1")).toMatchObject({ state: "refused" });
	const [entry] = outbox.get().entries;
	const files = entry ? await outbox.filesOf(entry) : {};
	expect(Object.keys(files)).toEqual(["note.txt", "a.ino", "b.jpg"]);
});
