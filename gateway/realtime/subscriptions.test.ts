import { expect, test } from "vitest";
import type { Change } from "./change.ts";
import type { Subscription } from "./channel.ts";
import { createSubscriptions } from "./subscriptions.ts";

const wants = (id: number, more: Partial<Subscription> = {}) =>
	({ id, event: "*", tables: [1], conditions: [], mark: null, ...more }) as Subscription;
const change = (more: Partial<Change> = {}): Change => ({
	table: 1,
	type: "INSERT",
	at: "2026-01-01T00:00:00Z",
	key: { id: "1" },
	carried: { owner: "a" },
	...more,
});
const ids = (found: Set<Subscription>) => [...found].map(({ id }) => id).sort();

test("a change concerns those who want its table, its kind and its value, and nobody else", () => {
	const subscriptions = createSubscriptions();
	for (const subscription of [
		wants(1),
		wants(2, { event: "DELETE" }),
		wants(3, { tables: [2] }),
		wants(4, { mark: { column: "owner", values: ["a"] } }),
		wants(5, { mark: { column: "owner", values: ["b"] } }),
		wants(6, { mark: { column: "owner", values: ["b", "a"] } }),
		wants(7, { tables: [1, 2] }),
	]) {
		subscriptions.add(subscription);
	}
	expect(ids(subscriptions.concernedBy(change()))).toEqual([1, 4, 6, 7]);
	expect(ids(subscriptions.concernedBy(change({ type: "DELETE", carried: { owner: "b" } })))).toEqual([1, 2, 5, 6, 7]);
	expect(ids(subscriptions.concernedBy(change({ table: 2 })))).toEqual([3, 7]);
	expect(ids(subscriptions.concernedBy(change({ carried: { owner: null } })))).toEqual([1, 7]);
});

test("what a change does not tell of itself rules nobody out", () => {
	const subscriptions = createSubscriptions();
	subscriptions.add(wants(1, { mark: { column: "owner", values: ["b"] } }));
	expect(ids(subscriptions.concernedBy(change({ carried: {} })))).toEqual([1]);
	const { carried: _, ...untold } = change();
	expect(ids(subscriptions.concernedBy(untold))).toEqual([1]);
});

test("who is removed is not found again", () => {
	const subscriptions = createSubscriptions();
	const all = [wants(1), wants(2, { mark: { column: "owner", values: ["a", "b"] } })];
	for (const subscription of all) subscriptions.add(subscription);
	for (const subscription of all) subscriptions.remove(subscription);
	expect(subscriptions.concernedBy(change()).size).toBe(0);
});
