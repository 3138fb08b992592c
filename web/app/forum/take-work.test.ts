import { expect, test } from "vitest";
import type { SavedWork, WorkStore } from "#web/platform/learning/saved-work/work-store.ts";
import { takeCopy } from "./take-work.ts";

const OWN: SavedWork = { body: "own", base: 4, pressed: false, unsent: false };

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

const copy = (base: number) => ({ body: "copy", base, pressed: true });

test("what was there is sent first, as a version of its own, then the copy", () => {
	const store = storeWith(OWN);
	expect(takeCopy(store, OWN, "copy")).toEqual({
		before: OWN,
		saves: [{ body: "own", base: 4, pressed: true }, copy(4)],
	});
	expect(store.work).toEqual({ ...copy(4), unsent: true });
});

test("work that only the server has is kept as well", () => {
	const store = storeWith(null);
	expect(takeCopy(store, OWN, "copy")?.saves.map(({ body }) => body)).toEqual(["own", "copy"]);
	expect(store.work).toMatchObject({ body: "copy", base: 4 });
});

test("where nothing was, the copy alone is sent; where the same was, nothing", () => {
	expect(takeCopy(storeWith(null), null, "copy")?.saves).toEqual([copy(0)]);
	const same = storeWith({ ...OWN, body: "copy" });
	expect(takeCopy(same, null, "copy")?.saves).toEqual([]);
	expect(same.work).toEqual({ ...OWN, body: "copy" });
});

test("a browser that is full says so and keeps what it has", () => {
	const store = storeWith(OWN, true);
	expect(takeCopy(store, OWN, "copy")).toBeNull();
	expect(store.work).toEqual(OWN);
});
