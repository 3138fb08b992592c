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

test("a full storage says that nothing was kept", () => {
	vi.stubGlobal("localStorage", {
		...storage,
		setItem: () => {
			throw new DOMException("full", "QuotaExceededError");
		},
	});
	expect(count().write("asha", 3)).toBe(false);
});
