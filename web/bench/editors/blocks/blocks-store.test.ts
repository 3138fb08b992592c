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
const three = { blocks: { blocks: [3] } };
const store = (userId = "asha", projectId = "led-sequence") => blocksStore(userId, projectId);

function write(state: object, pressed = false, opened = store()): boolean {
	return opened.work.write({ body: JSON.stringify(state), base: 4, pressed, unsent: true });
}

beforeEach(() => {
	kept.clear();
	vi.stubGlobal("localStorage", storage);
});

test("nothing is found where nothing was kept, nor what another person or project keeps", () => {
	write(one, false, store("juma"));
	write(one, false, store("asha", "auto-light"));
	expect(store().read()).toEqual({ found: "nothing" });
	expect(store().work.read()).toBeNull();
});

test("what keeps itself does not change what was saved", () => {
	write(one, true);
	write(two);
	expect(store().read()).toEqual({ found: "blocks", current: two, saved: one });
	expect(store().work.read()).toEqual({ body: JSON.stringify(two), base: 4, pressed: false, unsent: true });
});

test("blocks that were kept before there was a server's copy are still read, and are to be sent", () => {
	kept.set(KEY, JSON.stringify({ version: 1, current: two, saved: one }));
	expect(store().work.read()).toMatchObject({ body: JSON.stringify(two), base: 0, unsent: true });
	expect(store().work.former()).toEqual([]);
});

test("what an earlier version left to be sent stays beside other blocks, until it is forgotten", () => {
	const aside = [{ body: "{}", action: "before" }];
	kept.set(KEY, JSON.stringify({ version: 1, current: one, saved: null, base: 2, action: "now", aside }));
	const { work } = store();
	expect(work.read()).toEqual({ body: JSON.stringify(one), base: 2, pressed: false, unsent: true });
	const before = { body: "{}", action: "before", pressed: true };
	expect(work.former()).toEqual([before, { body: JSON.stringify(one), action: "now", pressed: false }]);
	write(two);
	expect(work.former()).toEqual([before]);
	work.forgetFormer();
	expect([work.former(), work.read()?.body]).toEqual([[], JSON.stringify(two)]);
});

test.each(["not json", "null", "[]", '{"version":2,"current":{},"saved":null}', '{"version":1,"current":7}'])(
	"what cannot be read (%s) is told apart from nothing, and never lost",
	(text) => {
		kept.set(KEY, text);
		expect(store().read()).toEqual({ found: "unreadable" });
		expect(store().work.read()).toBeNull();
		expect(kept.get(KEY)).toBe(text);
		write(one);
		write(two, true);
		expect(store().read()).toEqual({ found: "blocks", current: two, saved: two });
		expect(kept.get(`${KEY}:unreadable-1`)).toBe(text);
	},
);

test("a second unreadable one does not take the place of the first", () => {
	kept.set(KEY, "first");
	write(one);
	kept.set(KEY, "second");
	write(one);
	expect([kept.get(`${KEY}:unreadable-1`), kept.get(`${KEY}:unreadable-2`)]).toEqual(["first", "second"]);
});

test("blocks that can be read but not shown are set aside once other blocks take their place, not before", () => {
	write(one, true);
	const opened = store();
	opened.distrust();
	write(one, false, opened);
	expect(kept.size).toBe(1);
	const before = kept.get(KEY);
	write(two, false, opened);
	write(three, false, opened);
	expect(kept.get(`${KEY}:unreadable-1`)).toBe(before);
	expect(kept.size).toBe(2);
});

test("what the server sends and is no set of blocks changes nothing", () => {
	write(one);
	expect(store().work.write({ body: "{", base: 9, pressed: false, unsent: false })).toBe(false);
	expect(store().read()).toMatchObject({ current: one });
});

test("a full storage says that nothing was kept, and changes nothing", () => {
	kept.set(KEY, "unreadable");
	const full = () => {
		throw new DOMException("full", "QuotaExceededError");
	};
	vi.stubGlobal("localStorage", { ...storage, setItem: full });
	expect(write(one)).toBe(false);
	expect(write(one, true)).toBe(false);
	expect(kept.get(KEY)).toBe("unreadable");
});
