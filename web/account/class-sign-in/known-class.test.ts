// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { keepShared } from "#web/platform/backend/session-store.ts";
import { forgetClassCode, keepClassCode, knownClassCode } from "./known-class.ts";

afterEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

test("a shared computer knows the code of the class that signed in last, until the class is closed", () => {
	keepShared(true);
	keepClassCode("ABCDEF");
	keepClassCode("K7M4QD");
	forgetClassCode("ABCDEF");
	expect(knownClassCode()).toBe("K7M4QD");
	forgetClassCode("K7M4QD");
	expect(knownClassCode()).toBeNull();
});

test("one's own computer keeps none, and drops what it kept while it was shared", () => {
	keepShared(true);
	keepClassCode("ABCDEF");
	keepShared(false);
	keepClassCode("ABCDEF");
	expect(knownClassCode()).toBeNull();
});

test.each(["", "ABC", "ABCDEFGH"])("%j is no code", (kept) => {
	localStorage.setItem("inspire-stem-class-code", kept);
	expect(knownClassCode()).toBeNull();
});
