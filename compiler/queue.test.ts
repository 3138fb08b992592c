import { expect, test } from "vitest";
import { createFairQueue, QueueFull } from "./queue.ts";

/** Work that ends on request, and records the order in which it began. */
function bench() {
	const begun: string[] = [];
	const ends = new Map<string, () => void>();
	const work = (name: string) => () => {
		begun.push(name);
		return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
	};
	const end = async (name: string) => {
		ends.get(name)?.();
		await settle();
	};
	return { begun, work, end };
}

/** Flushes all pending microtasks. */
async function settle(): Promise<void> {
	for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

test("two programs are compiled at once, the third waits for an end", async () => {
	const queue = createFairQueue({ slots: 2 });
	const { begun, work, end } = bench();
	const first = queue.run("asha", work("a"));
	void queue.run("juma", work("b"));
	void queue.run("neema", work("c"));
	await settle();
	expect(begun).toEqual(["a", "b"]);
	await end("a");
	expect(begun).toEqual(["a", "b", "c"]);
	expect(await first).toBe("a");
});

test("who sends many programs waits behind those who send one", async () => {
	const queue = createFairQueue({ slots: 1 });
	const { begun, work, end } = bench();
	for (const name of ["a1", "a2", "a3"]) void queue.run("asha", work(name));
	void queue.run("juma", work("j1"));
	void queue.run("neema", work("n1"));
	await settle();
	for (const name of ["a1", "j1", "n1", "a2", "a3"]) await end(name);
	expect(begun).toEqual(["a1", "j1", "n1", "a2", "a3"]);
});

test("with one slot a person, what one sends runs one after the other, and the other slots are for others", async () => {
	const queue = createFairQueue({ slots: 2, mostRunningPerPerson: 1 });
	const { begun, work, end } = bench();
	for (const name of ["a1", "a2"]) void queue.run("asha", work(name));
	await settle();
	expect(begun).toEqual(["a1"]);
	void queue.run("juma", work("j1"));
	await settle();
	expect(begun).toEqual(["a1", "j1"]);
	await end("j1");
	expect(begun).toEqual(["a1", "j1"]);
	await end("a1");
	expect(begun).toEqual(["a1", "j1", "a2"]);
});

test("a person may have four programs in the queue, not five", async () => {
	const queue = createFairQueue({ slots: 2 });
	const { work, end } = bench();
	const running = ["1", "2", "3", "4"].map((name) => queue.run("asha", work(name)));
	await expect(queue.run("asha", work("5"))).rejects.toThrow(QueueFull);
	void queue.run("juma", work("6"));
	await settle();
	await end("1");
	await running[0];
	void queue.run("asha", work("7"));
	await expect(queue.run("asha", work("8"))).rejects.toThrow(QueueFull);
});

test("too many waiting are told how many are before them", async () => {
	const queue = createFairQueue({ slots: 1, mostWaiting: 3 });
	const { work } = bench();
	for (const name of ["a", "b", "c", "d"]) void queue.run(name, work(name));
	await settle();
	await expect(queue.run("e", work("e"))).rejects.toMatchObject({ name: "QueueFull", ahead: 4 });
});

test("who goes away while waiting never has a turn", async () => {
	const queue = createFairQueue({ slots: 1 });
	const { begun, work, end } = bench();
	const controller = new AbortController();
	void queue.run("asha", work("a"));
	const gone = queue.run("juma", work("b"), controller.signal);
	void queue.run("neema", work("c"));
	controller.abort(new Error("gone"));
	await expect(gone).rejects.toThrow("gone");
	await end("a");
	expect(begun).toEqual(["a", "c"]);
});

test("who goes away as their turn comes has none, and keeps no slot", async () => {
	const queue = createFairQueue({ slots: 1 });
	const { begun, work } = bench();
	const controller = new AbortController();
	const gone = queue.run("asha", work("a"), controller.signal);
	controller.abort(new Error("gone"));
	await expect(gone).rejects.toThrow("gone");
	void queue.run("juma", work("b"));
	await settle();
	expect(begun).toEqual(["b"]);
});

test("work that fails gives its turn on", async () => {
	const queue = createFairQueue({ slots: 1 });
	await expect(queue.run("asha", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
	expect(await queue.run("asha", () => Promise.resolve("yes"))).toBe("yes");
});

test("everybody who waits has a place: those who run and those whose turn comes before", async () => {
	const queue = createFairQueue({ slots: 1 });
	const { work, end } = bench();
	for (const name of ["a1", "a2", "a3"]) void queue.run("asha", work(name));
	void queue.run("juma", work("j1"));
	void queue.run("neema", work("n1"));
	await settle();
	const positions = () => ["asha", "juma", "neema", "zuri"].map((userId) => queue.ahead(userId));
	expect(positions()).toEqual([3, 1, 2, 0]);
	await end("a1");
	expect(positions()).toEqual([2, 0, 1, 0]);
	await end("j1");
	await end("n1");
	expect(positions()).toEqual([1, 0, 0, 0]);
});
