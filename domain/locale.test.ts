import { expect, test } from "vitest";
import { inLocale } from "./locale.ts";

const files = { "./a/card.en.json": "Fire", "./a/card.sw.json": "Moto", "./b/card.en.json": "Light" };

test("a file comes in the language asked for, and in English where it is not translated", () => {
	expect(inLocale(files, "./a/card.{locale}.json", "sw")).toBe("Moto");
	expect(inLocale(files, "./b/card.{locale}.json", "sw")).toBe("Light");
	expect(inLocale(files, "./a/card.{locale}.json")).toBe("Fire");
	expect(inLocale(files, "./c/card.{locale}.json", "sw")).toBeUndefined();
});
