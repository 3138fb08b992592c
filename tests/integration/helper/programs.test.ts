import { expect, test } from "vitest";
import { measurePrograms } from "./measure-helper.ts";

test("at least 80 % of the broken programs get a right next step, and less than 3 % a wrong one", {
	timeout: 600_000,
}, async () => {
	const { judged, figures } = await measurePrograms();
	const missed = judged
		.filter(({ verdict }) => verdict !== "right")
		.map(({ id, verdict, said }) => `${id}: ${verdict}: ${said}`);
	expect(figures.all).toBe(60);
	expect(figures["right, in percent"], missed.join("\n")).toBeGreaterThanOrEqual(80);
	expect(figures["wrong, in percent"], missed.join("\n")).toBeLessThan(3);
});
