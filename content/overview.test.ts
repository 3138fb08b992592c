import { expect, test } from "vitest";
import { listEveryProject } from "./catalogue.ts";
import { loadOverview, mostOf } from "./overview.ts";

const kits = await loadOverview();
const lessons = kits.flatMap((kit) => kit.lessons);

test("every project stands once, in teaching order", () => {
	expect(lessons.map(({ id }) => id)).toEqual(listEveryProject().map(({ id }) => id));
	expect(kits.map((kit) => kit.lessons.length)).toEqual([11, 15, 10]);
});

test("a project has its minutes, what it teaches, what comes before it, and its parts without what each board has", () => {
	expect(lessons.find(({ id }) => id === "fire-alarm")).toEqual({
		id: "fire-alarm",
		kit: "primary",
		title: "Fire Alarm",
		ages: "8-12",
		minutes: 40,
		after: ["Tilt Alarm"],
		learn: [
			"Make a rhythm of tones and pauses",
			'Turn things on and off again with "If" and "else"',
			"Keep safe near fire",
		],
		parts: [
			{ name: "Red LED, 5 mm", quantity: 1 },
			{ name: "Resistor, 220 Ω", quantity: 1 },
			{ name: "Active buzzer, 5 V", quantity: 1 },
			{ name: "Flame sensor module", quantity: 1 },
		],
	});
	for (const { title, learn, parts } of lessons)
		expect([title, learn.length > 1, parts.length > 0]).toEqual([title, true, true]);
});

test("a part is bought as often as the hungriest project takes it", () => {
	const one = { id: "a", kit: "primary", title: "A", ages: "8-12", minutes: 20, after: [], learn: [] } as const;
	const parts = [
		{ name: "Resistor", quantity: 3 },
		{ name: "Buzzer", quantity: 1 },
	];
	expect(
		mostOf([
			{ ...one, parts: [{ name: "Resistor", quantity: 2 }] },
			{ ...one, parts },
		]),
	).toEqual([
		{ name: "Buzzer", quantity: 1 },
		{ name: "Resistor", quantity: 3 },
	]);
});
