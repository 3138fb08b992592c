import { describe, expect, test } from "vitest";
import { adcReading } from "#simulator/interpreter/block-board.ts";
import { createBlockSimulation } from "#simulator/interpreter/block-simulation.ts";
import { aroundOwnLimit, limitIn } from "#simulator/interpreter/own-limit.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import { parseProgram } from "./program-text.ts";
import { asBlockProject, loadProject } from "./projects.ts";

const project = asBlockProject(await loadProject("auto-light"));
if (!project) throw new Error("auto-light is not complete");
const { circuit, checks } = project;
const { devices } = project.program;
const asks = (condition: string) => parseProgram(`forever\n\tif ${condition}\n\t\ton white\n`);

describe("the limit of a program", () => {
	test.each([
		["light < 300", 300],
		["light > 299", 300],
		["not light < 300", 300],
		["light = 300", undefined],
		["sensed touch", undefined],
	])("%s", (condition, limit) => {
		expect(limitIn(asks(condition), "light")).toBe(limit);
	});

	test("is that of a variable, too, that keeps the reading", () => {
		const kept = parseProgram("forever\n\tset level = light\n\tif $level < 420\n\t\ton white\n");
		expect(limitIn(kept, "light")).toBe(420);
	});

	test("is one: two that lie side by side are, two apart are not", () => {
		const both = (upper: number) =>
			parseProgram(`forever\n\tif light < 300\n\t\ton white\n\tif light > ${upper}\n\t\toff white\n`);
		expect([limitIn(both(299), "light"), limitIn(both(300), "light")]).toEqual([300, 300]);
		expect(limitIn(both(302), "light")).toBeUndefined();
	});
});

/** All that the scenes set the light to, least first. */
function luxOf(limit: string): number[] {
	const { scenes } = aroundOwnLimit({ program: asks(limit), devices, circuit, kinds: PART_KINDS, checks });
	return Object.values(scenes)
		.flatMap(({ set }) => [set?.["ldr.lux"] ?? []].flat())
		.flatMap((value) =>
			typeof value === "number"
				? value
				: value
						.split(/\.\.|\//)
						.slice(0, 2)
						.map(Number),
		)
		.toSorted((one, other) => one - other);
}

function readingAt(lux: number): number {
	const program = { version: 1 as const, statements: [] };
	const { simulation } = createBlockSimulation({ program, devices, circuit, kinds: PART_KINDS });
	simulation.setControl("ldr", "lux", lux);
	simulation.advance(10);
	return adcReading(simulation.pinLevel("A0").volts);
}

test.each([200, 300, 650, 800])("the checks are drawn on both sides of a limit of %d, one step beside it", (limit) => {
	const lux = luxOf(`light < ${limit}`);
	const above = lux.filter((value) => readingAt(value) >= limit);
	const below = lux.filter((value) => readingAt(value) < limit);
	expect(above.length).toBe(luxOf("light < 500").filter((value) => value >= 10).length);
	expect(Math.min(...above) - Math.max(...below)).toBe(1);
	expect(Math.min(...below)).toBe(0);
});

test.each(["light < 150", "light < 900", "light = 500"])("%s: the checks stay where they are", (condition) => {
	const run = { program: asks(condition), devices, circuit, kinds: PART_KINDS, checks };
	expect(aroundOwnLimit(run)).toBe(checks);
});
