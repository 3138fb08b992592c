import { expect, test } from "vitest";
import { firstIndex } from "./first-index.ts";

test.each([0, 1, 2, 3, 10])("the first of %i that is so, wherever it is", (length) => {
	for (let first = 0; first <= length; first++) expect(firstIndex(length, (index) => index >= first)).toBe(first);
});
