import { beforeEach, expect, test, vi } from "vitest";
import { dropDraft, keepDraft, startingForm } from "./sign-up-draft.ts";

const kept = new Map<string, string>();

beforeEach(() => {
	kept.clear();
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key),
	});
});

test("a reload brings back what was typed, but no password", () => {
	const typed = { ...startingForm(), name: "Asha", age: "14", password: "secret1", confirmPassword: "secret1" };
	keepDraft(typed);
	expect([...kept.values()].join()).not.toContain("secret1");
	expect(startingForm()).toEqual({ ...typed, password: "", confirmPassword: "" });
});

test("an unreadable draft begins anew", () => {
	const empty = startingForm();
	for (const text of ["nonsense", "7", '{"kind":"hacker"}', '{"name":5}']) {
		keepDraft(empty);
		for (const key of kept.keys()) kept.set(key, text);
		expect(startingForm()).toEqual(empty);
	}
});

test("a finished sign-up leaves no draft", () => {
	keepDraft({ ...startingForm(), name: "Asha" });
	dropDraft();
	expect(startingForm().name).toBe("");
});
