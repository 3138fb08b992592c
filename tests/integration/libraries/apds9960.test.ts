import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type {} from "#simulator/parts/apds9960/model.ts";
import { openSketches, wired } from "../parts/part-rig.ts";

/** The library's examples, and what it promises, on the simulated gesture sensor behind its level shifter. */

const EXAMPLES = import.meta.glob<string>("../../../compiler/libraries/SparkFun_APDS9960/examples/*.ino", {
	eager: true,
	import: "default",
	query: "?raw",
});
const PARTS = { shifter: "level_shifter", sensor: "apds9960" };
const WIRES = [
	...wired("shifter", { HV: "5V", LV: "3.3V", "GND.1": "GND.1", HV1: "A4", HV2: "A5" }),
	...wired("sensor", { VCC: "3.3V", GND: "GND.2", INT: "2" }),
	...wired("sensor", { SDA: "shifter.LV1", SCL: "shifter.LV2" }),
];

let sketches: Awaited<ReturnType<typeof openSketches>>;
beforeAll(async () => {
	sketches = await openSketches();
});
afterAll(() => sketches.close());

const example = (name: string, wires = WIRES) =>
	sketches.rigOf(EXAMPLES[`../../../compiler/libraries/SparkFun_APDS9960/examples/${name}.ino`] ?? "", PARTS, wires);
const lines = (text: string) => text.trim().split("\r\n");

/** Presses each control and passes the milliseconds beside it; gives the lines since then. */
function waved(rig: Awaited<ReturnType<typeof example>>, ...passes: [pass: string, milliseconds: number][]) {
	rig.simulation.advance(300);
	const before = lines(rig.printed()).length;
	for (const [pass, milliseconds] of passes) {
		rig.set({ [`sensor.${pass}`]: 1 });
		rig.simulation.advance(50);
		rig.set({ [`sensor.${pass}`]: 0 });
		rig.simulation.advance(milliseconds - 50);
	}
	return lines(rig.printed()).slice(before);
}

describe("GestureTest", () => {
	test("prints each way of a hand once", async () => {
		const passes = ["left", "up", "near", "right", "far", "down", "down"];
		const printed = waved(await example("GestureTest"), ...passes.map((pass): [string, number] => [pass, 2000]));
		expect(printed).toEqual(passes.map((pass) => pass.toUpperCase()));
	});

	test("takes two hands that overlap for one, and two that do not for two", async () => {
		expect(waved(await example("GestureTest"), ["right", 150], ["left", 1500])).toEqual(["NONE"]);
		expect(waved(await example("GestureTest"), ["right", 550], ["left", 1500])).toEqual(["RIGHT", "LEFT"]);
	});

	test("says that there is no sensor without its supply", async () => {
		const rig = await example(
			"GestureTest",
			WIRES.filter(([from]) => from !== "sensor.GND"),
		);
		rig.simulation.advance(300);
		expect(lines(rig.printed())).toEqual([
			"Something went wrong during APDS-9960 init!",
			"Something went wrong during gesture sensor init!",
		]);
	});
});

test("ProximityTest follows a hand that comes near", async () => {
	const rig = await example("ProximityTest");
	const printed = waved(rig, ["near", 3000]).map((line) => Number(line.replace("Proximity: ", "")));
	expect(Math.max(...printed)).toBe(220);
	expect(printed.at(-1)).toBe(0);
	expect(printed.some((value) => value > 20 && value < 200)).toBe(true);
});

test("without interrupts INT stays high, and a program that asks gets each gesture", async () => {
	const rig = await sketches.rigOf(
		`#include <SparkFun_APDS9960.h>
		SparkFun_APDS9960 apds;
		void setup() { Serial.begin(9600); apds.init(); apds.enableGestureSensor(false); }
		void loop() {
			if (!digitalRead(2)) Serial.println("low");
			if (apds.isGestureAvailable()) Serial.println(apds.readGesture());
		}`,
		PARTS,
		WIRES,
	);
	rig.simulation.advance(300);
	const passes = ["left", "right", "up", "down", "near", "far"];
	waved(rig, ...passes.map((pass): [string, number] => [pass, 2000]));
	expect(lines(rig.printed())).toEqual(["1", "2", "3", "4", "5", "6"]);
});
