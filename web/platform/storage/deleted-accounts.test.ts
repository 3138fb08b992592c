import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cancelPurge, noteDeletedAccount, purgeDeletedAccounts } from "./deleted-accounts.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const days = (count: number) => new Date(NOW.getTime() + count * 24 * 60 * 60 * 1000);

let texts: Map<string, string>;
const storage = {
	getItem: (key: string) => texts.get(key) ?? null,
	setItem: (key: string, text: string) => void texts.set(key, text),
	removeItem: (key: string) => void texts.delete(key),
};

beforeEach(() => {
	texts = new Map();
	vi.useFakeTimers({ now: NOW });
});
afterEach(() => vi.useRealTimers());

async function erased(): Promise<string[]> {
	const people: string[] = [];
	await purgeDeletedAccounts(async (userId) => void people.push(userId), storage);
	return people;
}

test("what a leaver left here goes when their time to come back is over, once, and nobody else's", async () => {
	noteDeletedAccount("asha", storage);
	vi.setSystemTime(days(2));
	noteDeletedAccount("juma", storage);
	vi.setSystemTime(days(6));
	expect(await erased()).toEqual([]);
	vi.setSystemTime(days(8));
	expect(await erased()).toEqual(["asha"]);
	expect(await erased()).toEqual([]);
	vi.setSystemTime(days(10));
	expect(await erased()).toEqual(["juma"]);
	expect(texts.size).toBe(0);
});

test("nothing goes of somebody who came back", async () => {
	noteDeletedAccount("asha", storage);
	cancelPurge("asha", storage);
	vi.setSystemTime(days(8));
	expect(await erased()).toEqual([]);
});

test("what could not be taken away is taken away next time", async () => {
	noteDeletedAccount("asha", storage);
	vi.setSystemTime(days(8));
	const failing = purgeDeletedAccounts(() => Promise.reject(new Error("blocked")), storage);
	await expect(failing).rejects.toThrow("blocked");
	expect(await erased()).toEqual(["asha"]);
});
