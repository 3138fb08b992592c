import { beforeEach, expect, test, vi } from "vitest";
import { storedShelf } from "./stored-shelf.ts";

let storage: Map<string, string>;

beforeEach(() => {
	storage = new Map();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => storage.get(key) ?? null,
		setItem: (key: string, value: string) => storage.set(key, value),
	});
});

const shelfOf = (person: string, projectId = "water-temp-monitor") =>
	storedShelf({ person, projectId, kind: "sketch" });

function keep(person: string, body: string): boolean {
	return shelfOf(person).write({
		body,
		base: 3,
		action: "a",
		sent: null,
		pressed: true,
		aside: [{ body: "old", action: "b" }],
	});
}

test("a work is found again by its person and its project", () => {
	expect(keep("asha", "void loop() {}")).toBe(true);
	expect(shelfOf("asha").read()).toEqual({
		body: "void loop() {}",
		base: 3,
		action: "a",
		sent: null,
		pressed: true,
		aside: [{ body: "old", action: "b" }],
	});
	expect(shelfOf("asha", "pressure-tracker").read()).toBeNull();
});

test("another person never sees it, and does not overwrite it", () => {
	keep("asha", "// Asha's");
	expect(shelfOf("juma").read()).toBeNull();
	keep("juma", "// Juma's");
	expect(shelfOf("asha").read()?.body).toBe("// Asha's");
});

test("a text that was kept before there was a server's copy is still read, and is to be sent", () => {
	storage.set("sketch:water-temp-monitor", JSON.stringify({ version: 1, people: { asha: { text: "old" } } }));
	expect(shelfOf("asha").read()).toMatchObject({ body: "old", base: 0, action: expect.any(String), aside: [] });
});

test("a damaged value counts as none", () => {
	keep("asha", "x");
	for (const key of storage.keys()) storage.set(key, "{");
	expect(shelfOf("asha").read()).toBeNull();
});

test("a full browser is told, not hidden", () => {
	vi.stubGlobal("localStorage", {
		getItem: () => null,
		setItem: () => {
			throw new DOMException("full", "QuotaExceededError");
		},
	});
	expect(keep("asha", "x")).toBe(false);
});
