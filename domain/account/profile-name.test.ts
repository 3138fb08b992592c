import { expect, test } from "vitest";
import names from "../examples/profile-names.json" with { type: "json" };
import { cleanProfileName, profileNameProblem } from "./profile-name.ts";

test.each(names)("$written is saved as $saved", ({ written, saved }) => {
	expect(cleanProfileName(written)).toBe(saved);
});

test("a name has 2 to 50 characters, counted as saved", () => {
	expect(["A", "<A>", "  A  ", ""].map(profileNameProblem)).toEqual(Array(4).fill("name_short"));
	expect(["Jo", "a".repeat(50), `<${"a".repeat(50)}>`].map(profileNameProblem)).toEqual([null, null, null]);
	expect(profileNameProblem("a".repeat(51))).toBe("name_long");
});

test("signs that nobody sees do not count", () => {
	expect(["\u200b\u200b", "\u3164\u2800", "\u0007A", "A\ufe0f"].map(profileNameProblem)).toEqual(
		Array(4).fill("name_short"),
	);
});
