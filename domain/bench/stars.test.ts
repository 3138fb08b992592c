import { expect, test } from "vitest";
import { earnedStars, starCount, starsOf } from "./stars.ts";

test("a project that works has a star, and one more for each kind of help that was not taken", () => {
	expect(starsOf([])).toEqual({ works: true, noHint: true, notOpened: true });
	expect(starsOf([{ kind: "hint" }])).toEqual({ works: true, noHint: false, notOpened: true });
	expect(starsOf([{ kind: "reveal" }])).toEqual({
		works: true,
		noHint: true,
		notOpened: false,
	});
});

test("help after the completion takes no star of it, and help in another project none at all", () => {
	const completions = [
		{ projectId: "auto-light", completedAt: "2026-03-01T10:00:00+00:00" },
		{ projectId: "tilt-alarm", completedAt: "2026-03-02T10:00:00+00:00" },
		{ projectId: "led-sequence", completedAt: "2026-03-03T10:00:00+00:00" },
	];
	const helps = [
		{ projectId: "auto-light", kind: "hint", takenAt: "2026-03-01T12:30:00+03:00" },
		{ projectId: "auto-light", kind: "reveal", takenAt: "2026-03-01T10:00:01+00:00" },
		{ projectId: "tilt-alarm", kind: "reveal", takenAt: "2026-03-02T09:00:00+00:00" },
		{ projectId: "tilt-alarm", kind: "hint", takenAt: "2026-03-02T09:01:00+00:00" },
	] as const;
	const counts = [...earnedStars(completions, helps)].map(([project, stars]) => [project, starCount(stars)]);
	expect(counts).toEqual([
		["auto-light", 2],
		["tilt-alarm", 1],
		["led-sequence", 3],
	]);
});
