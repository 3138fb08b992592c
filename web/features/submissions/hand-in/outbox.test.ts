import { beforeEach, expect, test, vi } from "vitest";
import { BackendError, NETWORK_GONE, NOT_SIGNED_IN } from "#web/backend/backend-error.ts";
import type { StoreFile } from "./file-shelf.ts";
import { createOutbox, type WaitingShelf, type WaitingWork } from "./outbox.ts";

const gone = () => Promise.reject(new BackendError(NETWORK_GONE, "gone"));
const file = (name: string) => ({ id: name, file: new File(["x"], name), path: null });

let kept: Map<string, WaitingWork>;
let person: string | null;

const shelf: WaitingShelf = {
	list: async (userId) => [...kept.values()].filter((work) => work.userId === userId),
	put: async (work) => void kept.set(work.id, work),
	replace: async (work) => kept.has(work.id) && Boolean(kept.set(work.id, work)),
	remove: async ({ id }) => void kept.delete(id),
};

beforeEach(() => {
	kept = new Map();
	person = "asha";
});

function open() {
	const store = vi.fn<StoreFile>(async ({ id }) => `asha/${id}`);
	const submit = vi.fn(async () => undefined);
	const onSent = vi.fn();
	const options = { shelf, storeFor: () => store, submit, person: () => person, onSent };
	return { outbox: createOutbox(options), store, submit, onSent };
}

const work = (id: string, userId = "asha"): WaitingWork => ({
	id,
	userId,
	challengeId: "lamp",
	text: "It blinks.",
	files: [file("a.ino"), file("b.jpg")],
	at: "2026-11-21T12:00:00Z",
});

test("what waits is sent once, with its files and their names, and is gone then", async () => {
	const { outbox, submit, onSent } = open();
	await outbox.keep(work("1"));
	await Promise.all([outbox.sendAll(), outbox.sendAll()]);
	await outbox.sendAll();
	expect(submit.mock.calls).toEqual([
		[
			"asha",
			{
				challengeId: "lamp",
				text: "It blinks.",
				actionId: "1",
				files: [
					{ path: "asha/a.ino", name: "a.ino" },
					{ path: "asha/b.jpg", name: "b.jpg" },
				],
			},
		],
	]);
	expect([outbox.read(), kept.size, onSent.mock.calls.length]).toEqual([[], 0, 1]);
});

test("after a break what is stored is not sent again, not even by a page loaded anew", async () => {
	const before = open();
	await before.outbox.keep(work("1"));
	before.store.mockImplementationOnce(async ({ id }) => `asha/${id}`).mockImplementationOnce(gone);
	await before.outbox.sendAll();
	expect(before.outbox.read()).toMatchObject([{ state: "waiting" }]);
	const { outbox, store, submit } = open();
	await outbox.sendAll();
	expect(store.mock.calls.map(([{ id }]) => id)).toEqual(["b.jpg"]);
	expect(submit).toHaveBeenCalledTimes(1);
});

test.each(["store", "submit"] as const)(
	"work whose session ends at %s waits, and goes once its person is back",
	async (at) => {
		const { outbox, ...doors } = open();
		await outbox.keep(work("1"));
		doors[at].mockRejectedValueOnce(new BackendError(NOT_SIGNED_IN, "ended"));
		await outbox.sendAll();
		expect(outbox.read()).toMatchObject([{ id: "1", state: "waiting" }]);
		await outbox.sendAll();
		expect([outbox.read(), kept.size, doors.onSent.mock.calls.length]).toEqual([[], 0, 1]);
	},
);

test("nobody else sees it or sends it", async () => {
	const { outbox, store, submit } = open();
	await outbox.keep(work("1"));
	person = "juma";
	await outbox.sendAll();
	expect([outbox.read(), store.mock.calls, kept.size]).toEqual([[], [], 1]);
	person = null;
	await outbox.sendAll();
	expect([outbox.read(), store.mock.calls]).toEqual([[], []]);
	person = "asha";
	await outbox.sendAll();
	expect(submit).toHaveBeenCalledTimes(1);
});

test("somebody who signs in while it is on its way does not send it", async () => {
	const { outbox, store, submit } = open();
	await outbox.keep(work("1"));
	store.mockImplementation(async ({ id }) => {
		person = "juma";
		return `asha/${id}`;
	});
	await outbox.sendAll();
	expect([submit.mock.calls, kept.size, outbox.read()]).toEqual([[], 1, []]);
});

test("what the next person had waiting goes out when they sign in meanwhile", async () => {
	const { outbox, store, submit } = open();
	await outbox.keep(work("1"));
	await shelf.put(work("2", "juma"));
	store.mockImplementationOnce(async ({ id }) => {
		person = "juma";
		void outbox.sendAll();
		return `asha/${id}`;
	});
	await outbox.sendAll();
	expect([submit.mock.calls.length, [...kept.keys()]]).toEqual([1, ["1"]]);
});

test("what is taken back on its way is not handed in", async () => {
	const { outbox, store, submit } = open();
	await outbox.keep(work("1"));
	store.mockImplementation(
		(_, { signal }) =>
			new Promise((_resolve, reject) => {
				signal.addEventListener("abort", () => reject(signal.reason));
				void outbox.cancel("1");
			}),
	);
	await outbox.sendAll();
	expect([submit.mock.calls, kept.size, outbox.read()]).toEqual([[], 0, []]);
});

test("what another tab took back is not handed in", async () => {
	const { outbox, store, submit } = open();
	await outbox.keep(work("1"));
	store.mockImplementation(async ({ id }) => {
		kept.delete("1");
		return `asha/${id}`;
	});
	await outbox.sendAll();
	expect([submit.mock.calls, kept.size]).toEqual([[], 0]);
});

test("what the server may have already is not taken back", async () => {
	const { outbox, submit } = open();
	await outbox.keep(work("1"));
	let taken: unknown = "not asked";
	submit.mockImplementation(async () => {
		taken = await outbox.cancel("1");
		return undefined;
	});
	await outbox.sendAll();
	expect([taken, submit.mock.calls.length]).toEqual([null, 1]);
});

test("what the server refuses stays, says so, and is sent again when asked; the others go on", async () => {
	const { outbox, submit } = open();
	await outbox.keep(work("1"));
	await outbox.keep(work("2"));
	submit.mockRejectedValueOnce(new BackendError("42501", "no"));
	await outbox.sendAll();
	expect(outbox.read()).toMatchObject([{ id: "1", state: "failed" }]);
	await outbox.sendAll();
	expect(submit).toHaveBeenCalledTimes(2);
	await outbox.retry("1");
	expect([outbox.read(), submit.mock.calls.length]).toEqual([[], 3]);
});

test("a connection that breaks five times over is not tried for ever", async () => {
	const { outbox, submit } = open();
	await outbox.keep(work("1"));
	submit.mockImplementation(gone);
	for (let time = 0; time < 7; time += 1) await outbox.sendAll();
	expect([submit.mock.calls.length, outbox.read()[0]?.state]).toEqual([5, "failed"]);
});

test("a browser that cannot keep it says so, and nothing waits", async () => {
	const { outbox } = open();
	const put = vi.spyOn(shelf, "put").mockRejectedValueOnce(new Error("full"));
	await expect(outbox.keep(work("1"))).rejects.toThrow("full");
	put.mockRestore();
	expect(outbox.read()).toEqual([]);
});
