import { expect, test } from "vitest";
import { kitProgress } from "./kit-progress.ts";

test.each([
	[0, { level: 1, toNextLevel: 500, fraction: 0 }],
	[50, { level: 1, toNextLevel: 450, fraction: 0.1 }],
	[499, { level: 1, toNextLevel: 1, fraction: 0.998 }],
	[500, { level: 2, toNextLevel: 500, fraction: 0 }],
	[745, { level: 2, toNextLevel: 255, fraction: 0.49 }],
])("%i points", (points, expected) => {
	expect(kitProgress({ points, done: 3, total: 11 })).toMatchObject(expected);
});

test("a complete kit has no next level", () => {
	expect(kitProgress({ points: 800, done: 11, total: 11 })).toMatchObject({ toNextLevel: null, fraction: 1 });
});
