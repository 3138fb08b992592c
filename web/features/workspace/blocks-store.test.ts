import { beforeEach, expect, test, vi } from "vitest";
import { blocksStore } from "./blocks-store.ts";

const kept = new Map<string, string>();
const KEY = "scratch-blocks:asha:led-sequence";
const storage = {
	getItem: (key: string) => kept.get(key) ?? null,
	setItem: (key: string, value: string) => void kept.set(key, value),
};
const one = { blocks: { blocks: [1] } };
const two = { blocks: { blocks: [2] } };
const store = () => blocksStore("asha", "led-sequence");

beforeEach(() => {
	kept.clear();
	vi.stubGlobal("localStorage", storage);
});

test("nothing is found where nothing was kept, nor what another person or project keeps", () => {
	blocksStore("juma", "led-sequence").keep(one);
	blocksStore("asha", "auto-light").keep(one);
	expect(store().read()).toEqual({ found: "nothing" });
});

test("what keeps itself does not change what was saved", () => {
	store().save(one);
	store().keep(two);
	expect(store().read()).toEqual({ found: "blocks", current: two, saved: one });
});

test.each(["not json", "null", "[]", '{"version":2,"current":{},"saved":null}', '{"version":1,"current":7}'])(
	"what cannot be read (%s) is told apart from nothing, and never lost",
	(text) => {
		kept.set(KEY, text);
		expect(store().read()).toEqual({ found: "unreadable" });
		expect(kept.get(KEY)).toBe(text);
		store().keep(one);
		store().save(two);
		expect(store().read()).toEqual({ found: "blocks", current: two, saved: two });
		expect(kept.get(`${KEY}:unreadable-1`)).toBe(text);
	},
);

test("a second unreadable one does not take the place of the first", () => {
	kept.set(KEY, "first");
	store().keep(one);
	kept.set(KEY, "second");
	store().keep(one);
	expect([kept.get(`${KEY}:unreadable-1`), kept.get(`${KEY}:unreadable-2`)]).toEqual(["first", "second"]);
});

test("a full storage says that nothing was kept, and changes nothing", () => {
	kept.set(KEY, "unreadable");
	const full = () => {
		throw new DOMException("full", "QuotaExceededError");
	};
	vi.stubGlobal("localStorage", { ...storage, setItem: full });
	expect(store().keep(one)).toBe(false);
	expect(store().save(one)).toBe(false);
	expect(kept.get(KEY)).toBe("unreadable");
});
