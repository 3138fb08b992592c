import { expect, test } from "vitest";
import { STOP_REASONS } from "#domain/bench/check-report.ts";
import { firstFailure, seenText, stoppedText } from "./check-texts.ts";

const texts = {
	sounds_when_hot: {
		title: "The buzzer sounds in hot water",
		failed: { stayed_silent: "The water had {celsius} °C, but the buzzer stayed silent for {seconds} s." },
	},
};
const failed = {
	id: "sounds_when_hot",
	state: "failed" as const,
	seen: { code: "stayed_silent", values: { celsius: 41.5, seconds: 2.5 } },
};

test("a failed step says what was seen, with its numbers", () => {
	expect(seenText(texts, failed)).toBe("The water had 41.5 °C, but the buzzer stayed silent for 2.5 s.");
});

test("what a project has no words for is still said", () => {
	expect(seenText(texts, { ...failed, seen: { code: "new", values: {} } }).length).toBeGreaterThan(10);
	expect(seenText({}, failed)).toBe(seenText(texts, { id: "x", state: "failed" }));
});

test("a step in which the program was stopped says why", () => {
	expect(seenText(texts, { id: "sounds_when_hot", state: "failed" }, "crashed")).toBe(stoppedText("crashed"));
	expect(seenText(texts, failed, "never_ends")).toContain("41.5");
});

test("the first failure names the step that failed, else why the program was stopped", () => {
	expect(firstFailure(texts, { steps: [{ id: "a", state: "passed" }, failed] })).toContain("41.5");
	expect(firstFailure(texts, { steps: [], stopped: "serial_flood" })).toBe(stoppedText("serial_flood"));
});

test("every reason for stopping has its own words", () => {
	expect(new Set(STOP_REASONS.map(stoppedText)).size).toBe(STOP_REASONS.length);
});
