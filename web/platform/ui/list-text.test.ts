import { expect, test } from "vitest";
import { listText } from "./list-text.ts";

test("the first names are listed, and how many more there are", () => {
	expect(listText([])).toBe("");
	expect(listText(["Asha", "Juma"], 2)).toBe("Asha and Juma");
	expect(listText(["Asha", "Juma", "Neema", "Rose"], 2)).toBe("Asha, Juma, and 2 more");
});
