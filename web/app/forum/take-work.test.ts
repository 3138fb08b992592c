import { expect, test } from "vitest";
import type { SavedWork, WorkStore } from "#web/platform/learning/saved-work/work-store.ts";
import { takeCopy } from "./take-work.ts";

const OWN: SavedWork = { body: "own", base: 4, action: null, sent: null, pressed: false, aside: [] };

function storeWith(work: SavedWork | null, full = false) {
	const store: WorkStore & { work: SavedWork | null } = {
		work,
		read: () => store.work,
		write(next) {
			if (!full) store.work = next;
			return !full;
		},
		watch: () => () => {},
	};
	return store;
}

test("what was there is sent first, as a version of its own, then the copy", () => {
	const store = storeWith(OWN);
	expect(takeCopy(store, OWN, "copy")).toBe(true);
	expect(store.work).toMatchObject({ body: "copy", base: 4, pressed: true, aside: [{ body: "own" }] });
	expect(store.work?.action).not.toBeNull();
	expect(store.work?.aside[0]?.action).not.toBe(store.work?.action);
});

test("what waits to be sent keeps its action, and what lay aside stays before it", () => {
	const aside = [{ body: "older", action: "a" }];
	const store = storeWith({ ...OWN, action: "b", sent: "b", aside });
	takeCopy(store, null, "copy");
	expect(store.work).toMatchObject({ sent: "b", aside: [...aside, { body: "own", action: "b" }] });
});

test("work that only the server has is kept as well", () => {
	const store = storeWith(null);
	takeCopy(store, OWN, "copy");
	expect(store.work).toMatchObject({ body: "copy", base: 4, aside: [{ body: "own" }] });
});

test("where nothing was, or the same, nothing lies aside", () => {
	const empty = storeWith(null);
	expect(takeCopy(empty, null, "copy")).toBe(true);
	expect(empty.work).toMatchObject({ base: 0, aside: [] });
	const same = storeWith({ ...OWN, body: "copy" });
	takeCopy(same, null, "copy");
	expect(same.work).toEqual({ ...OWN, body: "copy" });
});

test("a browser that is full says so and keeps what it has", () => {
	const store = storeWith(OWN, true);
	expect(takeCopy(store, OWN, "copy")).toBe(false);
	expect(store.work).toEqual(OWN);
});
