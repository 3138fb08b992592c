// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { readTyped, writeTyped } from "./typed-programs.ts";

beforeEach(() => localStorage.clear());

test("a typed program is kept by person, tutorial and step", () => {
	writeTyped("amina", "serial", 1, "int a;");
	writeTyped("amina", "serial", 2, "int b;");
	expect(readTyped("amina", "serial", 1)).toBe("int a;");
	expect(readTyped("amina", "serial", 2)).toBe("int b;");
	expect(readTyped("amina", "loops", 1)).toBeUndefined();
	expect(readTyped("baraka", "serial", 1)).toBeUndefined();
});

test("a program that is as it was given is not kept, and the others stay", () => {
	writeTyped("amina", "serial", 1, "int a;");
	writeTyped("amina", "serial", 2, "int b;");
	writeTyped("amina", "serial", 1, undefined);
	expect(readTyped("amina", "serial", 1)).toBeUndefined();
	expect(readTyped("amina", "serial", 2)).toBe("int b;");
});
