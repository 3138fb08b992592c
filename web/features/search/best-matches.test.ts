import { expect, test } from "vitest";
import { bestMatches } from "./best-matches.ts";

const THINGS = [
	{ title: "Blink an LED", text: "Turn a light on and off." },
	{ title: "Traffic Light", text: "Red, yellow, green." },
	{ title: "Light Sensor", text: "Measure how bright it is." },
	{ title: "Café Door", text: "A door that opens (100%)." },
];
const titles = (question: string) => bestMatches(THINGS, question).map(({ title }) => title);

test("a title that begins with the question comes first, then titles, then texts", () => {
	expect(titles("light")).toEqual(["Light Sensor", "Traffic Light", "Blink an LED"]);
});

test("case and accents make no difference", () => {
	expect(titles("CAFE")).toEqual(["Café Door"]);
});

test("every word must be there, in any order", () => {
	expect(titles("led blink")).toEqual(["Blink an LED"]);
	expect(titles("led door")).toEqual([]);
});

test("signs stand for themselves", () => {
	expect(titles("(100%)")).toEqual(["Café Door"]);
	expect(titles(".*")).toEqual([]);
});

test("an empty question fits all, and no more than twelve are shown", () => {
	expect(titles("  ")).toHaveLength(4);
	expect(
		bestMatches(
			Array.from({ length: 30 }, () => ({ title: "x", text: "" })),
			"x",
		),
	).toHaveLength(12);
});
