import { expect, test } from "vitest";
import { genericProject } from "./generic-project.ts";
import { partsOf } from "./parts-list.ts";
import { listProjects, loadProject } from "./projects.ts";

const projects = await Promise.all(listProjects().map(({ id }) => loadProject(id)));
const lessons = projects.flatMap((one) => (one ? [{ ...one, special: one.lesson.parts ?? {} }] : []));

test.each(lessons)("every part of $id is listed with its words, and nothing in braces is left", (lesson) => {
	const { circuit, extras, special } = lesson;
	const parts = partsOf({ circuit, special, ...(extras && { extras }) });
	const drawn = parts.flatMap(({ placed, quantity }) => (placed ? [quantity] : []));
	expect(drawn.reduce((sum, quantity) => sum + quantity, 0)).toBe(circuit.parts.length);
	for (const { name, does } of parts) {
		expect(name).toBeTruthy();
		expect(does).toBeTruthy();
		expect(`${name} ${does}`).not.toContain("{");
	}
	for (const id of Object.keys(special)) expect(circuit.parts.map((part) => part.id)).toContain(id);
});

test("parts that look alike are one line with their number, and a resistor shows its stripes", () => {
	const lamp = lessons.find(({ id }) => id === "led-sequence");
	const parts = lamp ? partsOf({ circuit: lamp.circuit }) : [];
	expect(parts.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual([
		"1 Arduino Uno",
		"1 Red LED, 5 mm",
		"1 Yellow LED, 5 mm",
		"1 Green LED, 5 mm",
		"3 Resistor, 220 Ω",
		"1 Breadboard",
		"7 Jumper wires",
		"1 USB cable",
	]);
	expect(parts[4]?.does).toContain("red, red, brown");
});

test("a project without content lists a board and various components", () => {
	const { circuit, extras = [] } = genericProject("unknown", "en");
	expect(partsOf({ circuit, extras }, "en").map(({ name }) => name)).toEqual(["Arduino Board", "Various Components"]);
});
