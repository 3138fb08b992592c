import { expect, test } from "vitest";
import { cleanProfileName, profileNameProblem } from "./profile-name.ts";

test("a name is saved trimmed and without angle brackets", () => {
	expect(cleanProfileName("  <b>Asha</b> Mushi ")).toBe("bAsha/b Mushi");
	expect(cleanProfileName(" < Asha > ")).toBe("Asha");
});

test("a name has 2 to 50 characters, counted as saved", () => {
	expect(["A", "<A>", "  A  ", ""].map(profileNameProblem)).toEqual(Array(4).fill("name_short"));
	expect(["Jo", "a".repeat(50), `<${"a".repeat(50)}>`].map(profileNameProblem)).toEqual([null, null, null]);
	expect(profileNameProblem("a".repeat(51))).toBe("name_long");
});

test("a name is what is seen of it: no hidden, turning or empty-looking signs", () => {
	expect(cleanProfileName("\u202eAsha\u200b \u2066Mushi\u{e0041}")).toBe("Asha Mushi");
	expect(cleanProfileName("Asha\tMushi\u2028")).toBe("Asha Mushi");
	expect(["\u200b\u200b", "\u3164\u2800", "\u0007A"].map(profileNameProblem)).toEqual(Array(3).fill("name_short"));
});
