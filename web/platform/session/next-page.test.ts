import { expect, test } from "vitest";
import { nextPage } from "./next-page.ts";

test("sign-in leads back to where one wanted to go", () => {
	expect(nextPage("/secondary-kit?challenge=water-temp-monitor")).toBe("/secondary-kit?challenge=water-temp-monitor");
});

test.each([undefined, 7, "", "/", "//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)"])(
	"%s leads to the dashboard",
	(next) => {
		expect(nextPage(next)).toBe("/dashboard");
	},
);
