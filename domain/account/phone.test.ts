import { expect, test } from "vitest";
import { COUNTRIES, digitsOf, fullNumber, isWholeCode, phoneProblem } from "./phone.ts";

test("ten countries are offered, Tanzania first", () => {
	expect(COUNTRIES.map(({ code }) => code)).toEqual("255 254 256 250 1 44 91 86 49 33".split(" "));
});

test("a field for digits keeps digits only", () => {
	expect(digitsOf("0712 345-678a")).toBe("0712345678");
});

test.each([
	["TZ", "0712 345 678", "+255712345678"],
	["KE", "00712345678", "+254712345678"],
	["US", "2025550123", "+12025550123"],
] as const)("zeros at the front give way to the code of the country: %s %s", (country, typed, full) => {
	expect(fullNumber(country, typed)).toBe(full);
});

test.each([
	["", "phone_required"],
	["000", "phone_required"],
	["071", "phone_invalid"],
	["0712345678", undefined],
	["0712345678901234", "phone_invalid"],
	["071234567890", undefined],
] as const)("the number %j: %s", (typed, problem) => {
	expect(phoneProblem("TZ", typed)).toBe(problem);
});

test.each(["", "12345", "1234567", "12345a", "١٢٣٤٥٦", "123456\n"])("%j is no whole code", (code) => {
	expect(isWholeCode(code)).toBe(false);
});

test("six digits are a whole code", () => expect(isWholeCode("012345")).toBe(true));
