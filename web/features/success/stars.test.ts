import { expect, test } from "vitest";
import { starsOf } from "./stars.ts";

test("a project that works has a star, and one more for each kind of help that was not taken", () => {
	expect(starsOf([])).toEqual({ works: true, noHint: true, notOpened: true });
	expect(starsOf([{ id: "tip-1", kind: "hint", cost: 0 }])).toEqual({ works: true, noHint: false, notOpened: true });
	expect(starsOf([{ id: "solution", kind: "reveal", cost: 10 }])).toEqual({
		works: true,
		noHint: true,
		notOpened: false,
	});
});
