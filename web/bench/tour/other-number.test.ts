import { expect, test } from "vitest";
import { isOtherNumber } from "./other-number.ts";

test("another number is seen, however it is typed; other changes are not taken for one", () => {
	expect(isOtherNumber("delay(500);", "delay(50);")).toBe(true);
	expect(isOtherNumber("delay(500);", "delay(5001);")).toBe(true);
	expect(isOtherNumber("delay(500);", "delay(500);")).toBe(false);
	expect(isOtherNumber("delay(500);", "delay();")).toBe(false);
	expect(isOtherNumber("delay(500);", "delay(500); // wait")).toBe(false);
});
