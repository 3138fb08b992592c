import { beforeEach, expect, test, vi } from "vitest";
import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import {
	completeProject,
	confirm,
	dropPending,
	getProjectProgress,
	mergeServer,
	pendingCompletions,
	readProgress,
	watchProgress,
} from "./completions-store.ts";

const kept = new Map<string, string>();
const program: BlockProgram = { version: 1, statements: [{ do: "light_on", id: "a", light: "red" }] };
const now = new Date("2026-11-21T10:00:00Z");
const complete = (userId = "asha", points = 50) =>
	completeProject(userId, { projectId: "led-sequence", points, program, now });

beforeEach(() => {
	kept.clear();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
	});
});

test("a completed project waits with its program until the server has checked it", () => {
	expect(getProjectProgress("asha", "led-sequence")).toBeNull();
	expect(complete()).toBe(true);
	expect(pendingCompletions("asha")).toEqual([{ projectId: "led-sequence", waiting: program }]);
	confirm("asha", { projectId: "led-sequence", points: 50 });
	expect(pendingCompletions("asha")).toEqual([]);
	expect(getProjectProgress("asha", "led-sequence")).toMatchObject({ completed: true, points: 50, waiting: null });
});

test("a project is completed once, and its points are not overwritten", () => {
	complete();
	expect(complete("asha", 900)).toBe(false);
	expect(getProjectProgress("asha", "led-sequence")?.points).toBe(50);
});

test("what the server does not find completed is not completed", () => {
	complete();
	expect(dropPending("asha", "led-sequence", program)).toBe(true);
	expect(readProgress("asha")).toEqual({});
	expect(complete()).toBe(true);
});

test("completions of other devices are added, and settle what waits", () => {
	complete();
	const row = { points: 50, completedAt: "2026-11-20T08:00:00Z" };
	mergeServer("asha", [
		{ projectId: "led-sequence", ...row },
		{ projectId: "auto-light", ...row, points: 60 },
	]);
	expect(Object.keys(readProgress("asha"))).toEqual(["led-sequence", "auto-light"]);
	expect(pendingCompletions("asha")).toEqual([]);
	mergeServer("asha", []);
	expect(Object.keys(readProgress("asha"))).toHaveLength(2);
});

test("another person's progress stays their own", () => {
	complete("asha");
	expect(readProgress("juma")).toEqual({});
	expect(complete("juma")).toBe(true);
	expect(JSON.parse(kept.get("primary_project_progress") ?? "").people).toHaveProperty("asha");
});

test("a refusal takes away only the program it is about, not what another device completed meanwhile", () => {
	complete();
	expect(dropPending("asha", "led-sequence", { ...program, statements: [] })).toBe(false);
	mergeServer("asha", [{ projectId: "led-sequence", points: 50, completedAt: "2026-11-20T08:00:00Z" }]);
	expect(dropPending("asha", "led-sequence", program)).toBe(false);
	expect(getProjectProgress("asha", "led-sequence")).toMatchObject({ points: 50, waiting: null });
});

test("looking at what waits changes nothing, not even a program that cannot be read", () => {
	complete();
	const damaged = (kept.get("primary_project_progress") ?? "").replace("light_on", "fly");
	kept.set("primary_project_progress", damaged);
	expect(pendingCompletions("asha")).toMatchObject([{ waiting: { statements: [{ do: "fly" }] } }]);
	expect(kept.get("primary_project_progress")).toBe(damaged);
});

test("the same object comes back while nothing changes, and a change is told, of other tabs, too", () => {
	const page = new EventTarget();
	vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
	vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
	const otherTabWrites = (key: string) => page.dispatchEvent(Object.assign(new Event("storage"), { key }));
	complete();
	const before = readProgress("asha");
	expect(readProgress("asha")).toBe(before);
	let calls = 0;
	const stop = watchProgress(() => calls++);
	confirm("asha", { projectId: "led-sequence", points: 50 });
	otherTabWrites("primary_project_progress");
	otherTabWrites("another-key");
	stop();
	mergeServer("asha", [{ projectId: "auto-light", points: 60, completedAt: "2026-11-20T08:00:00Z" }]);
	otherTabWrites("primary_project_progress");
	expect(calls).toBe(2);
	expect(readProgress("asha")).not.toBe(before);
});

test("an entry that cannot be read stands in for none, takes no other with it and goes with none", () => {
	complete();
	const damaged = JSON.parse(kept.get("primary_project_progress") ?? "");
	damaged.people.asha["auto-light"] = { id: "auto-light", completed: "maybe" };
	kept.set("primary_project_progress", JSON.stringify(damaged));
	expect(Object.keys(readProgress("asha"))).toEqual(["led-sequence"]);
	completeProject("asha", { projectId: "traffic-light", points: 60, program, now });
	expect(Object.keys(readProgress("asha"))).toEqual(["led-sequence", "traffic-light"]);
	expect(JSON.parse(kept.get("primary_project_progress") ?? "").people.asha).toHaveProperty("auto-light");
	expect(completeProject("asha", { projectId: "auto-light", points: 60, program, now })).toBe(true);
	expect(pendingCompletions("asha")).toHaveLength(3);
});

test.each(["7", "null", "[]"])("a person's value that is no set of entries (%s) counts as none", (value) => {
	kept.set("primary_project_progress", `{"version":1,"people":{"asha":${value}}}`);
	expect(readProgress("asha")).toEqual({});
	complete();
	expect(Object.keys(readProgress("asha"))).toEqual(["led-sequence"]);
	expect(kept.get("primary_project_progress:unreadable-1")).toContain(`"asha":${value}`);
});

test("a full storage does not take a completion away: the page holds it", () => {
	const full = () => {
		throw new DOMException("full", "QuotaExceededError");
	};
	vi.stubGlobal("localStorage", { getItem: () => null, setItem: full });
	complete("neema");
	expect(pendingCompletions("neema")).toHaveLength(1);
});
