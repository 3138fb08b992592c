import { beforeEach, expect, test, vi } from "vitest";
import { finishSteps, mergeLesson, openStep, predict, readLesson, waitingLessons } from "./lesson-store.ts";

const kept = new Map<string, string>();
beforeEach(() => {
	kept.clear();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
	});
});

test("steps are done once, and wait for the server", () => {
	expect(finishSteps("asha", "led-sequence", ["story"])).toBe(true);
	expect(finishSteps("asha", "led-sequence", ["story"])).toBe(false);
	expect(readLesson("asha", "led-sequence")).toMatchObject({ done: ["story"], waiting: true });
	expect(waitingLessons("asha")).toEqual(["led-sequence"]);
	expect(waitingLessons("juma")).toEqual([]);
});

test("steps of several devices are united, and what the server lacks still waits", () => {
	finishSteps("asha", "led-sequence", ["story", "parts"]);
	mergeLesson("asha", "led-sequence", { done: ["story", "build"], prediction: null });
	expect(readLesson("asha", "led-sequence")).toMatchObject({ done: ["story", "build", "parts"], waiting: true });
	mergeLesson("asha", "led-sequence", { done: ["story", "build", "parts"], prediction: null });
	expect(waitingLessons("asha")).toEqual([]);
});

test("the first guess stays, also that of another device", () => {
	mergeLesson("asha", "led-sequence", { done: [], prediction: 2 });
	expect(predict("asha", "led-sequence", 0)).toBe(false);
	expect(readLesson("asha", "led-sequence").prediction).toBe(2);
});

test("the step that is open is this device's own, and is not sent", () => {
	openStep("asha", "led-sequence", "build");
	expect(readLesson("asha", "led-sequence")).toMatchObject({ open: "build", waiting: false });
});
