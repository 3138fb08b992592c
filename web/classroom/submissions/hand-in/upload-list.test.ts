import { expect, test, vi } from "vitest";
import { createUploadList, type StoreFile } from "./upload-list.ts";

const file = (name: string) => new File(["x"], name);
const pathOf: StoreFile = async ({ file: { name } }) => `asha/${name}`;
const states = (uploads: ReturnType<typeof createUploadList>) => uploads.get().map((one) => one.state);

test("all files are stored, in their order", async () => {
	const uploads = createUploadList(pathOf);
	uploads.add([file("a.ino"), file("b.jpg")]);
	expect(await uploads.storeAll()).toEqual([
		{ path: "asha/a.ino", name: "a.ino" },
		{ path: "asha/b.jpg", name: "b.jpg" },
	]);
	expect(states(uploads)).toEqual(["stored", "stored"]);
});

test("after a failure the others are stored, and only the failed one is sent again", async () => {
	const store = vi.fn(pathOf);
	store.mockImplementationOnce(() => Promise.reject(new Error("gone")));
	const uploads = createUploadList(store);
	uploads.add([file("a.ino"), file("b.ino")]);
	await expect(uploads.storeAll()).rejects.toThrow("gone");
	expect(states(uploads)).toEqual(["failed", "stored"]);
	expect((await uploads.storeAll()).map(({ path }) => path)).toEqual(["asha/a.ino", "asha/b.ino"]);
	expect(store.mock.calls.map(([one]) => one.file.name)).toEqual(["a.ino", "b.ino", "a.ino"]);
});

test("one that failed can be sent again by itself", async () => {
	const store = vi.fn(pathOf).mockRejectedValueOnce(new Error("gone"));
	const uploads = createUploadList(store);
	uploads.add([file("a.ino")]);
	await uploads.storeAll().catch(() => undefined);
	await uploads.retry(uploads.get()[0]?.id ?? "");
	expect(states(uploads)).toEqual(["stored"]);
});

test("one that is being sent again by itself is waited for, and not sent twice", async () => {
	const store = vi.fn(pathOf).mockRejectedValueOnce(new Error("gone"));
	const uploads = createUploadList(store);
	uploads.add([file("a.ino")]);
	await uploads.storeAll().catch(() => undefined);
	let arrive = (_path: string) => {};
	store.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
	const again = uploads.retry(uploads.get()[0]?.id ?? "");
	const all = uploads.storeAll();
	arrive("asha/a.ino");
	expect(await all).toEqual([{ path: "asha/a.ino", name: "a.ino" }]);
	await again;
	expect(store).toHaveBeenCalledTimes(2);
});

test("progress and a broken connection show at the file", async () => {
	const seen: string[] = [];
	const uploads = createUploadList(async (_, tell) => {
		tell.onProgress(0.5);
		tell.onBroken();
		tell.onProgress(1);
		return "asha/a";
	});
	uploads.subscribe(() =>
		seen.push(
			uploads
				.get()
				.map((one) => `${one.state} ${one.fraction}`)
				.join(),
		),
	);
	uploads.add([file("a.ino")]);
	await uploads.storeAll();
	expect(seen).toEqual(["waiting 0", "uploading 0", "uploading 0.5", "broken 0.5", "uploading 1", "stored 1"]);
});

test("a file that is removed on its way is stopped, and is no failure", async () => {
	const uploads = createUploadList(
		(_, { signal }) => new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
	);
	uploads.add([file("a.ino")]);
	const all = uploads.storeAll();
	uploads.remove(uploads.get()[0]?.id ?? "");
	expect(await all).toEqual([]);
});

test("ten files have a place", () => {
	const uploads = createUploadList(pathOf);
	expect(uploads.add(Array.from({ length: 12 }, (_, index) => file(`${index}.txt`)))).toBe(2);
	expect([uploads.get().length, uploads.add([file("more.txt")])]).toEqual([10, 1]);
});

test("what is on the list is told as it changes; a stored file that is removed is told once more", async () => {
	const seen: string[] = [];
	const leftOut = vi.fn();
	const uploads = createUploadList(pathOf, {
		onChanged: () =>
			seen.push(
				uploads
					.get()
					.map(({ path, file }) => path ?? file.name)
					.join(),
			),
		onLeftOut: leftOut,
	});
	uploads.add([file("a.ino"), file("b.ino")]);
	await uploads.storeAll();
	for (const { id } of uploads.get()) uploads.remove(id);
	expect(seen).toEqual(["a.ino,b.ino", "asha/a.ino,b.ino", "asha/a.ino,asha/b.ino", "asha/b.ino", ""]);
	expect(leftOut.mock.calls).toEqual([["asha/a.ino"], ["asha/b.ino"]]);
});

test("what was handed in goes and stays stored; a file that was chosen meanwhile stays on the list", async () => {
	const onLeftOut = vi.fn();
	const uploads = createUploadList(pathOf, { onLeftOut });
	uploads.add([file("a.ino")]);
	await uploads.storeAll();
	const sent = uploads.get().map(({ id }) => id);
	uploads.add([file("b.ino")]);
	uploads.release(sent);
	expect(uploads.get().map((one) => `${one.file.name} ${one.state}`)).toEqual(["b.ino waiting"]);
	expect(onLeftOut).not.toHaveBeenCalled();
});

test("files of before come back with what is stored of them, in front, and each once", async () => {
	const store = vi.fn(pathOf);
	const uploads = createUploadList(store);
	uploads.add([file("c.ino")]);
	const kept = [
		{ id: "1", file: file("a.ino"), path: "asha/before.ino" },
		{ id: "2", file: file("b.ino"), path: null },
	];
	uploads.restore(kept);
	uploads.restore(kept);
	expect(await uploads.storeAll()).toEqual([
		{ path: "asha/before.ino", name: "a.ino" },
		{ path: "asha/b.ino", name: "b.ino" },
		{ path: "asha/c.ino", name: "c.ino" },
	]);
	expect(store).toHaveBeenCalledTimes(2);
});

test("a file has one name on the server, however often it is sent", async () => {
	const store = vi.fn(pathOf).mockRejectedValueOnce(new Error("gone"));
	const uploads = createUploadList(store);
	uploads.add([file("a.ino")]);
	await uploads.storeAll().catch(() => undefined);
	await uploads.storeAll();
	const ids = store.mock.calls.map(([{ id }]) => id);
	expect(ids).toEqual([expect.stringMatching(/^\d{13}-[0-9a-f]{8}$/), ids[0]]);
});
