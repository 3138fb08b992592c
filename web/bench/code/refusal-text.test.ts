import { expect, test } from "vitest";
import { REFUSALS } from "#domain/api/refusal.ts";
import { refusalText } from "./refusal-text.ts";

test("every refusal has a title and says what is safe or what to do", () => {
	const codes = [...REFUSALS, "network_gone"] as const;
	for (const code of codes) {
		const { title, text } = refusalText({ code });
		expect(title.length, code).toBeGreaterThan(5);
		expect(text.length, code).toBeGreaterThan(20);
		expect(`${title}${text}`, code).not.toContain("undefined");
	}
});

test("a busy compiler says how many programs are before", () => {
	expect(refusalText({ code: "busy", details: { ahead: 3 } }).text).toContain("3 programs");
	expect(refusalText({ code: "busy", details: { ahead: 1 } }).text).toContain("One program");
});

test("too many tries say how long to wait", () => {
	expect(refusalText({ code: "too_many_requests", details: { seconds: 42 } }).text).toContain("42 seconds");
});

test("who is signed out is asked to sign in, others may try again", () => {
	expect(refusalText({ code: "not_signed_in" }).remedy).toBe("sign_in");
	expect(refusalText({ code: "network_gone" }).remedy).toBe("try_again");
	expect(refusalText({ code: "unavailable" }).remedy).toBe("try_again");
});
