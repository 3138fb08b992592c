import { expect, test, vi } from "vitest";
import type { ClassChange } from "#domain/classroom/class-roster.ts";
import type { Action } from "#web/platform/outbox/action.ts";

const failures = vi.hoisted((): string[] => []);
vi.mock("#web/platform/backend/backend.ts", () => ({ backend: async () => ({}) }));
vi.mock("#web/platform/session/session.ts", () => ({ isHere: () => true }));
vi.mock("#web/platform/ui/toast.ts", () => ({
	showFailure: (text: string) => failures.push(text),
	showSuccess: () => {},
}));

const { classChangeKind } = await import("./class-change-kind.ts");

const created = {
	userId: "neema",
	payload: { change: "create", id: "7", name: "7A", gradeLevel: null, subject: null, createdAt: "" },
} as unknown as Action<ClassChange>;

test.each([
	["network_gone", "Failed to create class: The server cannot be reached. Check the connection, then try again."],
	["42501", "Failed to create class: You must be an educator to create classes"],
	["PT413", "Failed to create class: You have 100 classes, and a teacher can have no more."],
	["23514", "Failed to create class: The server did not take its name. Try another one."],
	["not_signed_in", "Failed to create class: You must be logged in to create classes"],
	[
		"XX000",
		"Failed to create class: The server made a mistake. Try again; if it happens again, tell whoever looks after it.",
	],
])("a class that is refused with %s is explained in a sentence", (code, text) => {
	failures.length = 0;
	classChangeKind.settle?.({ action: created, state: "refused", failure: { code, details: {} } }, false);
	expect(failures).toEqual([text]);
});
