import { expect, test } from "vitest";
import { measureQuestions } from "./measure-helper.ts";

test("at least 60 % of the beginners' questions are answered right, and less than 3 % wrong", {
	timeout: 120_000,
}, async () => {
	const { judged, figures } = await measureQuestions();
	const missed = judged
		.filter(({ verdict }) => verdict !== "right")
		.map(({ id, verdict, said }) => `${id}: ${verdict}: ${said}`);
	expect(figures.all).toBe(150);
	expect(figures["right, in percent"], missed.join("\n")).toBeGreaterThanOrEqual(60);
	expect(figures["wrong, in percent"], missed.join("\n")).toBeLessThan(3);
});
