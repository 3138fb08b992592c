import { expect, test } from "vitest";
import { STOP_REASONS } from "#domain/check-report.ts";
import { firstFailure, seenWords, stoppedWords } from "./check-words.ts";

const words = {
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
	expect(seenWords(words, failed)).toBe("The water had 41.5 °C, but the buzzer stayed silent for 2.5 s.");
});

test("what a project has no words for is still said", () => {
	expect(seenWords(words, { ...failed, seen: { code: "new", values: {} } }).length).toBeGreaterThan(10);
	expect(seenWords({}, failed)).toBe(seenWords(words, { id: "x", state: "failed" }));
});

test("the first failure names the step that failed, else why the program was stopped", () => {
	expect(firstFailure(words, { steps: [{ id: "a", state: "passed" }, failed] })).toContain("41.5");
	expect(firstFailure(words, { steps: [], stopped: "serial_flood" })).toBe(stoppedWords("serial_flood"));
});

test("every reason for stopping has its own words", () => {
	expect(new Set(STOP_REASONS.map(stoppedWords)).size).toBe(STOP_REASONS.length);
});
