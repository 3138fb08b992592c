import { beforeEach, expect, test, vi } from "vitest";
import { dropDraft, keepDraft, keptJoinFacts, startingForm } from "./sign-up-draft.ts";

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

test("what is filled in to join with a class code is of its name alone, and of that way in", () => {
	const form = { ...startingForm(), name: " Asha ", gender: "female", age: "14", guardianAgrees: true } as const;
	keepDraft({ ...form, kind: "student-code" });
	expect(keptJoinFacts("Asha")).toEqual({ gender: "female", age: 14, guardianAgrees: true });
	expect(keptJoinFacts("Juma")).toEqual({});
	keepDraft({ ...form, kind: "student-code", age: "12" });
	expect(keptJoinFacts("Asha"), "nobody was asked to agree").toEqual({ gender: "female", age: 12 });
	keepDraft({ ...form, kind: "student-email" });
	expect(keptJoinFacts("Asha")).toEqual({});
});

test("a finished sign-up leaves no draft", () => {
	keepDraft({ ...startingForm(), name: "Asha" });
	dropDraft();
	expect(startingForm().name).toBe("");
});
