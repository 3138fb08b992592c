import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

/** Turns whose work ends when a test ends it, in the order in which it has begun. */
function turnsByHand(atOnce: number | (() => number)) {
	const { inTurn, waiting } = createTurns(typeof atOnce === "number" ? () => atOnce : atOnce);
	const ends: (() => void)[] = [];
	const done: string[] = [];
	return {
		waiting,
		ends,
		done,
		ask: (name: string, address: string) =>
			inTurn(address, () => new Promise<void>((resolve) => ends.push(resolve))).then(() => done.push(name)),
		async finish() {
			while (ends.length > 0) {
				ends.shift()?.();
				await new Promise(setImmediate);
			}
		},
	};
}

test("a given number is done at once, and the next when one of them ends", async () => {
	const { ends, done, ask, finish } = turnsByHand(2);
	const all = ["asha", "juma", "neema"].map((name) => ask(name, "10.0.0.1"));
	await new Promise(setImmediate);
	expect(ends).toHaveLength(2);
	ends.shift()?.();
	await all[0];
	await new Promise(setImmediate);
	expect(ends).toHaveLength(2);
	await finish();
	expect(done).toEqual(["asha", "juma", "neema"]);
});

test("where fewer may be done at once the others wait, and all that may begin do so when it is more again", async () => {
	let atOnce = 2;
	const { ends, done, ask, finish, waiting } = turnsByHand(() => atOnce);
	const all = ["asha", "juma", "neema", "baraka", "zawadi"].map((name) => ask(name, "10.0.0.1"));
	await new Promise(setImmediate);
	expect([ends.length, waiting()]).toEqual([2, 3]);
	atOnce = 1;
	ends.shift()?.();
	await all[0];
	await new Promise(setImmediate);
	expect([ends.length, waiting()]).toEqual([1, 3]);
	atOnce = 3;
	ends.shift()?.();
	await all[1];
	await new Promise(setImmediate);
	expect([ends.length, waiting()]).toEqual([3, 0]);
	await finish();
	await Promise.all(all);
	expect(done).toHaveLength(5);
});

test("a flood from one address is its own queue: others take turns with it", async () => {
	const { done, ask, finish } = turnsByHand(1);
	const flood = Array.from({ length: 100 }, (_, each) => ask(`flood ${each}`, "10.0.0.1"));
	const others = [ask("asha", "10.0.0.2"), ask("juma", "10.0.0.3")];
	await finish();
	await Promise.all([...flood, ...others]);
	expect(done).toHaveLength(102);
	expect(done.slice(0, 4)).toEqual(expect.arrayContaining(["asha", "juma"]));
});

test("one address has a limit of its own, and the others still have room", async () => {
	const { done, ask, finish } = turnsByHand(1);
	const flood = Array.from({ length: 700 }, () => ask("flood", "10.0.0.1").catch(() => "refused"));
	const other = ask("asha", "10.0.0.2");
	await finish();
	await other;
	expect((await Promise.all(flood)).filter((answer) => answer === "refused")).toHaveLength(199);
	expect(done).toContain("asha");
});

test("work that fails gives its turn to the next", async () => {
	const { inTurn } = createTurns(() => 1);
	const failed = inTurn("10.0.0.1", () => Promise.reject(new Error("no database")));
	const next = inTurn("10.0.0.1", () => Promise.resolve("asha"));
	await expect(failed).rejects.toThrow("no database");
	expect(await next).toBe("asha");
});
