import { expect, test } from "vitest";
import { fairQueue } from "./fair-queue.ts";

/** Jobs that end when told, and the order in which they began. */
function jobs() {
	const begun: string[] = [];
	const endings = new Map<string, () => void>();
	return {
		begun,
		job: (name: string) => () =>
			new Promise<string>((resolve) => {
				begun.push(name);
				endings.set(name, () => resolve(name));
			}),
		end: (name: string) => endings.get(name)?.(),
	};
}

test("no more jobs run than there are places", async () => {
	const { begun, job, end } = jobs();
	const queue = fairQueue(2);
	const first = queue.run("asha", job("a1"));
	queue.run("asha", job("a2"));
	queue.run("asha", job("a3"));
	expect(begun).toEqual(["a1", "a2"]);
	expect(queue.waiting()).toBe(1);
	end("a1");
	await first;
	expect(await nextTurn(begun)).toEqual(["a1", "a2", "a3"]);
});

test("a person with many jobs does not hold up another", async () => {
	const { begun, job, end } = jobs();
	const queue = fairQueue(1);
	for (const name of ["a1", "a2", "a3"]) queue.run("asha", job(name));
	queue.run("baraka", job("b1"));
	expect([queue.waiting("asha"), queue.waiting("baraka")]).toEqual([2, 1]);
	for (const name of ["a1", "a2", "b1"]) {
		end(name);
		await nextTurn(begun);
	}
	expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
});

test("a job that fails gives its place free and passes its error on", async () => {
	const queue = fairQueue(1);
	await expect(queue.run("asha", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
	await expect(queue.run("asha", () => Promise.resolve(7))).resolves.toBe(7);
});

/** Lets all settled promises be heard. */
async function nextTurn<T>(value: T): Promise<T> {
	for (let step = 0; step < 10; step += 1) await Promise.resolve();
	return value;
}
