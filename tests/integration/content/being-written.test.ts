import { expect, test } from "vitest";
import { listEveryProject } from "#content/catalogue.ts";

test("what is listed and not written yet is printed", () => {
	const waiting = listEveryProject().filter(({ written }) => !written);
	console.info(`${waiting.length} projects are being written: ${waiting.map(({ id }) => id).join(", ")}`);
	expect(waiting.every(({ points }) => points > 0)).toBe(true);
});
