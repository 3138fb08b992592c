import { expect, test } from "vitest";
import { classAddress, isClassAddress } from "./class-address.ts";

test("an account of a class code is told by its address", () => {
	expect(isClassAddress(classAddress("amina-3f"))).toBe(true);
	expect(isClassAddress("amina@class.invalid.example.org")).toBe(false);
	expect(isClassAddress("amina@example.org")).toBe(false);
});
