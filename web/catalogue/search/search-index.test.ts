import { expect, test } from "vitest";
import { listProjects } from "./search.data.ts";
import { indexOf } from "./search-index.ts";

const THINGS = [
	{ title: "Blink an LED", text: "Turn a light on and off." },
	{ title: "Traffic Light", text: "Red, yellow, green." },
	{ title: "Light Sensor", text: "Measure how bright it is." },
	{ title: "Café Door", text: "A door that opens (100%)." },
	{ title: "Water Temperature Monitor", text: "A buzzer in hot water." },
];
const index = indexOf(THINGS);
const titles = (question: string) => index.find(question).map(({ title }) => title);

test("a title that begins with the question comes first, then titles, then texts", () => {
	expect(titles("light")).toEqual(["Light Sensor", "Traffic Light", "Blink an LED"]);
});

test("a word is found by its beginning, while it is typed", () => {
	expect(titles("temp")).toEqual(["Water Temperature Monitor"]);
	expect(titles("sens")).toEqual(["Light Sensor"]);
});

test("case and accents make no difference", () => {
	expect(titles("CAFE")).toEqual(["Café Door"]);
});

test("every word must be there, in any order", () => {
	expect(titles("led blink")).toEqual(["Blink an LED"]);
	expect(titles("led door")).toEqual([]);
});

test("a letter wrong, missing or too many still finds it, two of a long word", () => {
	expect(titles("trafic")).toEqual(["Traffic Light"]);
	expect(titles("sensr light")).toEqual(["Light Sensor"]);
	expect(titles("temprature")).toEqual(["Water Temperature Monitor"]);
	expect(titles("tempreture monitor")).toEqual(["Water Temperature Monitor"]);
	expect(titles("snesor")).toEqual(["Light Sensor"]);
	expect(titles("xylophone")).toEqual([]);
});

test("what is spelled right hides what is only alike, and a short word is never another", () => {
	expect(titles("blink")).toEqual(["Blink an LED"]);
	expect(titles("lad")).toEqual([]);
});

test("signs are no words", () => {
	expect(titles("(100%)")).toEqual(["Café Door"]);
	expect(titles(".*")).toEqual([]);
});

test("an empty question fits all, and no more than twelve are shown", () => {
	expect(titles("  ")).toHaveLength(THINGS.length);
	expect(indexOf(Array.from({ length: 30 }, () => ({ title: "x", text: "" }))).find("x")).toHaveLength(12);
});

test("each of the 36 projects is the first that its title finds", async () => {
	const projects = await listProjects();
	const all = indexOf(projects);
	expect(projects).toHaveLength(36);
	expect(projects.filter(({ id, title }) => all.find(title)[0]?.id !== id)).toEqual([]);
});
