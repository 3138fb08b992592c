import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod/mini";
import { stored } from "./stored.ts";

const kept = new Map<string, string>();
const storage = {
	getItem: (key: string) => kept.get(key) ?? null,
	setItem: (key: string, value: string) => void kept.set(key, value),
};

const count = (version = 1) =>
	stored({
		key: "count",
		version,
		schema: { safeParse: (value: unknown) => z.safeParse(z.number(), value) },
		fallback: 0,
	});

beforeEach(() => {
	kept.clear();
	vi.stubGlobal("localStorage", storage);
});

test("each person reads their own value only", () => {
	count().write("asha", 3);
	expect(count().read("asha")).toBe(3);
	expect(count().read("juma")).toBe(0);
});

test("one person's value survives another's write, and their being forgotten", () => {
	count().write("asha", 3);
	count().write("juma", 5);
	count().forget("juma");
	expect([count().read("asha"), count().read("juma")]).toEqual([3, 0]);
});

test.each(["not json", "null", '{"version":1,"people":null}', '{"version":1,"people":{"asha":"three"}}'])(
	"damaged storage (%s) reads as the fallback",
	(text) => {
		kept.set("count", text);
		expect(count().read("asha")).toBe(0);
	},
);

test("a value of another version is not read", () => {
	count(1).write("asha", 3);
	expect(count(2).read("asha")).toBe(0);
});

test.each(["not json", '{"version":2,"people":{"asha":9,"juma":5}}', '{"version":1,"people":{"asha":"three"}}'])(
	"what cannot be read (%s) is set aside, once, before anything takes its place",
	(text) => {
		kept.set("count", text);
		expect(count().write("asha", 3)).toBe(true);
		expect(count().write("asha", 4)).toBe(true);
		expect([count().read("asha"), kept.get("count:unreadable-1"), kept.size]).toEqual([4, text, 2]);
	},
);

test("forgetting a person takes nothing away that cannot be read", () => {
	kept.set("count", "not json");
	count().forget("asha");
	expect(kept.get("count")).toBe("not json");
});

test("what cannot be set aside stays where it is: nothing is kept in its place", () => {
	kept.set("count", "not json");
	vi.stubGlobal("localStorage", {
		...storage,
		setItem: (key: string, value: string) => {
			if (key !== "count") throw new DOMException("full", "QuotaExceededError");
			kept.set(key, value);
		},
	});
	expect([count().write("asha", 3), kept.get("count")]).toEqual([false, "not json"]);
});

test("a full storage says that nothing was kept", () => {
	vi.stubGlobal("localStorage", {
		...storage,
		setItem: () => {
			throw new DOMException("full", "QuotaExceededError");
		},
	});
	expect(count().write("asha", 3)).toBe(false);
});
