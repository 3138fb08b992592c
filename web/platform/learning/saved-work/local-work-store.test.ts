import { beforeEach, expect, test, vi } from "vitest";
import { localWorkStore } from "./local-work-store.ts";

let storage: Map<string, string>;

beforeEach(() => {
	storage = new Map();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => storage.get(key) ?? null,
		setItem: (key: string, value: string) => storage.set(key, value),
	});
});

const storeOf = (userId: string, projectId = "water-temp-monitor") =>
	localWorkStore({ userId, projectId, kind: "sketch" });

function keep(userId: string, body: string): boolean {
	return storeOf(userId).write({ body, base: 3, pressed: true, unsent: true });
}

test("a work is found again by its person and its project", () => {
	expect(keep("asha", "void loop() {}")).toBe(true);
	expect(storeOf("asha").read()).toEqual({ body: "void loop() {}", base: 3, pressed: true, unsent: true });
	expect(storeOf("asha", "pressure-tracker").read()).toBeNull();
});

test("another person never sees it, and does not overwrite it", () => {
	keep("asha", "// Asha's");
	expect(storeOf("juma").read()).toBeNull();
	keep("juma", "// Juma's");
	expect(storeOf("asha").read()?.body).toBe("// Asha's");
});

test("a text that was kept before there was a server's copy is still read, and is to be sent", () => {
	storage.set("sketch:water-temp-monitor", JSON.stringify({ version: 1, people: { asha: { text: "old" } } }));
	expect(storeOf("asha").read()).toMatchObject({ body: "old", base: 0, unsent: true });
	expect(storeOf("asha").former()).toEqual([]);
});

test("what an earlier version left to be sent stays beside other work, until it is forgotten", () => {
	const work = { text: "new", base: 3, action: "b", sent: null, aside: [{ body: "old", action: "a" }] };
	storage.set("sketch:water-temp-monitor", JSON.stringify({ version: 1, people: { asha: work } }));
	const store = storeOf("asha");
	expect(store.read()).toEqual({ body: "new", base: 3, pressed: false, unsent: true });
	expect(store.former().map(({ body }) => body)).toEqual(["old", "new"]);
	keep("asha", "newer");
	expect(store.former().map(({ body }) => body)).toEqual(["old"]);
	store.forgetFormer();
	expect([store.former(), store.read()?.body]).toEqual([[], "newer"]);
});

test("a damaged value counts as none", () => {
	keep("asha", "x");
	for (const key of storage.keys()) storage.set(key, "{");
	expect(storeOf("asha").read()).toBeNull();
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
