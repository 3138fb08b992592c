import { beforeEach, expect, test, vi } from "vitest";

/** Ends each hash that is being made, in order. */
const native = vi.hoisted(() => ({ ends: [] as (() => void)[] }));

vi.mock("@node-rs/argon2", () => ({
	hash: (password: string) => new Promise((resolve) => native.ends.push(() => resolve(`hash of ${password}`))),
	verify: () => Promise.resolve(false),
}));

const { hashPassword } = await import("./password.ts");

/** Ends hashes until all have been made. */
async function finish(): Promise<void> {
	while (native.ends.length > 0) {
		native.ends.shift()?.();
		await new Promise(setImmediate);
	}
}

beforeEach(finish);

test("a flood from one address is its own queue: others take turns with it", async () => {
	const done: string[] = [];
	const ask = (password: string, address: string) => hashPassword(password, address).then(() => done.push(password));
	const flood = Array.from({ length: 100 }, (_, each) => ask(`flood ${each}`, "10.0.0.1"));
	const others = [ask("asha", "10.0.0.2"), ask("juma", "10.0.0.3")];
	await finish();
	await Promise.all([...flood, ...others]);
	expect(done).toHaveLength(102);
	expect(done.indexOf("asha")).toBeLessThan(30);
	expect(done.indexOf("juma")).toBeLessThan(30);
});

test("one address has a limit of its own, and the others still have room", async () => {
	const flood = Array.from({ length: 700 }, () => hashPassword("flood", "10.0.0.1").then(String, () => "refused"));
	const other = hashPassword("asha", "10.0.0.2");
	await finish();
	expect(await other).toBe("hash of asha");
	expect((await Promise.all(flood)).filter((answer) => answer === "refused").length).toBeGreaterThanOrEqual(100);
});
