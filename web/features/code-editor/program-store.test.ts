import { beforeEach, expect, test, vi } from "vitest";
import { keepProgram, readProgram } from "./program-store.ts";

let shelf: Map<string, string>;

beforeEach(() => {
	shelf = new Map();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => shelf.get(key) ?? null,
		setItem: (key: string, value: string) => shelf.set(key, value),
	});
});

test("a program is found again by its person and its project", () => {
	expect(keepProgram("asha", "water-temp-monitor", "void loop() {}")).toBe(true);
	expect(readProgram("asha", "water-temp-monitor")).toBe("void loop() {}");
	expect(readProgram("asha", "pressure-tracker")).toBeNull();
});

test("another person never sees it, and does not overwrite it", () => {
	keepProgram("asha", "water-temp-monitor", "// Asha's");
	expect(readProgram("juma", "water-temp-monitor")).toBeNull();
	keepProgram("juma", "water-temp-monitor", "// Juma's");
	expect(readProgram("asha", "water-temp-monitor")).toBe("// Asha's");
});

test("a damaged value counts as none", () => {
	keepProgram("asha", "water-temp-monitor", "x");
	for (const key of shelf.keys()) shelf.set(key, "{");
	expect(readProgram("asha", "water-temp-monitor")).toBeNull();
});

test("a full browser is told, not hidden", () => {
	vi.stubGlobal("localStorage", {
		getItem: () => null,
		setItem: () => {
			throw new DOMException("full", "QuotaExceededError");
		},
	});
	expect(keepProgram("asha", "water-temp-monitor", "x")).toBe(false);
});
