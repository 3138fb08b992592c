import { beforeEach, expect, test, vi } from "vitest";
import { checkedHere, keepChecks, lastChecks } from "./last-checks.ts";

const kept = new Map<string, string>();
beforeEach(() => {
	kept.clear();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
	});
});

const at = (minute: number) => new Date(2026, 0, 1, 8, minute);

test("the last checks of a project replace the ones before; only a passed step counts as passed", () => {
	keepChecks("asha", "auto-light", [{ id: "dark", state: "passed" }], at(0));
	keepChecks(
		"asha",
		"auto-light",
		[
			{ id: "dark", state: "passed" },
			{ id: "bright", state: "failed" },
			{ id: "reads", state: "waiting" },
		],
		at(1),
	);
	expect(lastChecks("asha", "auto-light")?.steps).toEqual([
		{ id: "dark", passed: true },
		{ id: "bright", passed: false },
		{ id: "reads", passed: false },
	]);
});

test("projects are named by the time of their checks, and to their own person only", () => {
	keepChecks("asha", "auto-light", [], at(2));
	keepChecks("asha", "led-sequence", [], at(1));
	expect(checkedHere("asha")).toEqual(["auto-light", "led-sequence"]);
	expect(checkedHere("juma")).toEqual([]);
});
