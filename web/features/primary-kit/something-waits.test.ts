import { beforeEach, expect, test, vi } from "vitest";
import { completeProject, confirm } from "./progress-store.ts";
import { completedHere, somethingWaits } from "./something-waits.ts";

const kept = new Map<string, string>();

beforeEach(() => {
	kept.clear();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
	});
});

test("a completion waits from when it is made until the server has checked it, for its own person", () => {
	expect(somethingWaits("asha")).toBe(false);
	const program = { version: 1 as const, statements: [] };
	completeProject("asha", { projectId: "led-sequence", points: 50, program, now: new Date(0) });
	expect(somethingWaits("asha")).toBe(true);
	expect(somethingWaits("juma")).toBe(false);
	expect([completedHere("asha"), completedHere("juma")]).toEqual([["led-sequence"], []]);
	confirm("asha", { projectId: "led-sequence", points: 50 });
	expect(somethingWaits("asha")).toBe(false);
	expect(completedHere("asha")).toEqual(["led-sequence"]);
});

test.each(['{"version":1,"people":{"asha":7}}', '{"version":1,"people":{"asha":{"led":null}}}'])(
	"a damaged value (%s) counts as none",
	(text) => {
		kept.set("primary_project_progress", text);
		expect(somethingWaits("asha")).toBe(false);
		expect(completedHere("asha")).toEqual([]);
	},
);
