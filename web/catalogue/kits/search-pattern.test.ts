import { expect, test } from "vitest";
import { containing } from "./search-pattern.ts";

test("signs with a meaning in a pattern stand for themselves", () => {
	expect(containing("100% of a_b\\c")).toBe("%100\\% of a\\_b\\\\c%");
});
