import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type {} from "#simulator/parts/amg8833/model.ts";
import { pixelError } from "#simulator/parts/amg8833/sensor.ts";
import type {} from "#simulator/parts/neopixel_matrix/model.ts";
import { openSketches, wired } from "../parts/part-rig.ts";

/** The library's examples, and what it promises, on the simulated thermal camera. */

const EXAMPLES = import.meta.glob<string>("../../../compiler/libraries/Adafruit_AMG88xx/examples/*.ino", {
	eager: true,
	import: "default",
	query: "?raw",
});
const CAMERA = { camera: "amg8833" };
const WIRES = wired("camera", { VIN: "5V", GND: "GND.1", SDA: "A4", SCL: "A5", INT: "2" });

let sketches: Awaited<ReturnType<typeof openSketches>>;
beforeAll(async () => {
	sketches = await openSketches();
});
afterAll(() => sketches.close());

const example = (name: string, wires = WIRES) =>
	sketches.rigOf(EXAMPLES[`../../../compiler/libraries/Adafruit_AMG88xx/examples/${name}.ino`] ?? "", CAMERA, wires);
const lines = (text: string) => text.trim().split(/ ?\r\n/);

test("Thermistor prints the room's temperature", async () => {
	const rig = await example("Thermistor");
	rig.set({ "camera.room": 31 });
	rig.simulation.advance(1000);
	expect(lines(rig.printed())[0]).toBe("Thermistor Temperature = 31.00 *C");
});

test.each(["Thermistor", "Pixels", "Interrupt"])("%s says that no camera answers", async (name) => {
	const rig = await example(
		name,
		WIRES.filter(([from]) => from !== "camera.SDA"),
	);
	rig.simulation.advance(500);
	expect(lines(rig.printed())).toEqual(["Could not find a valid AMG88xx sensor, check wiring!"]);
});

describe("Pixels", () => {
	test.each([
		["upper left", { x: 1, y: 8, degrees: 80, room: 20 }, 0],
		["lower right", { x: 8, y: 1, degrees: 0, room: 40 }, 63],
		["in the middle", { x: 4, y: 5, degrees: 50, room: 25 }, 27],
	])("prints eight rows of eight, the thing %s", async (_, scene, index) => {
		const rig = await example("Pixels");
		rig.set(Object.fromEntries(Object.entries(scene).map(([id, value]) => [`camera.${id}`, value])));
		rig.simulation.advance(600);
		const rows = lines(rig.printed())
			.slice(0, 8)
			.map((row) => row.split(", ").slice(0, 8).map(Number.parseFloat));
		expect(rows.map((row) => row.length)).toEqual(Array(8).fill(8));
		expect(rows.flat()[index]).toBe(scene.degrees + pixelError(index));
		expect(rows.flat()[index === 0 ? 63 : 0]).toBe(scene.room + pixelError(index === 0 ? 63 : 0));
	});
});

test("Interrupt tells which pixels are too hot, and again after they were not", async () => {
	const rig = await example("Interrupt");
	rig.set({ "camera.x": 10 });
	rig.simulation.advance(500);
	expect(rig.printed()).toBe("");
	rig.set({ "camera.x": 1, "camera.y": 8, "camera.degrees": 45, "camera.room": 20 });
	rig.simulation.advance(150);
	expect(lines(rig.printed())[0]).toBe("1 0 0 0 0 0 0 0");
	rig.set({ "camera.x": 10 });
	rig.simulation.advance(400);
	const before = lines(rig.printed()).length;
	rig.set({ "camera.x": 8 });
	rig.simulation.advance(150);
	expect(lines(rig.printed())[before]).toBe("10000000 0 0 0 0 0 0 0");
});

test("at 0x68 with AD0 at ground, sizes up to 64, and temperatures below zero", async () => {
	const rig = await sketches.rigOf(
		`#include <Adafruit_AMG88xx.h>
		Adafruit_AMG88xx camera;
		float pixels[70];
		void setup() {
			Serial.begin(9600);
			Serial.println(camera.begin());
			Serial.println(camera.begin(0x68));
			camera.setMovingAverageMode(true);
			pixels[10] = pixels[64] = -99;
			camera.readPixels(pixels, 10);
			Serial.println(pixels[10]);
			camera.readPixels(pixels, 70);
			Serial.println(pixels[63] > 20);
			Serial.println(pixels[64]);
		}
		void loop() {}`,
		CAMERA,
		[...WIRES, ["camera.AD0", "uno.GND.2"]],
	);
	rig.simulation.advance(500);
	expect(lines(rig.printed())).toEqual(["0", "1", "-99.00", "1", "-99.00"]);
});

test("a picture goes to the panel of LEDs through its resistor, ten times a second", async () => {
	const rig = await sketches.rigOf(
		`#include <Adafruit_AMG88xx.h>
		#include <Adafruit_NeoPixel.h>
		Adafruit_AMG88xx camera;
		Adafruit_NeoPixel panel(64, 6);
		float pixels[AMG88xx_PIXEL_ARRAY_SIZE];
		void setup() { camera.begin(); panel.begin(); panel.setBrightness(40); }
		void loop() {
			camera.readPixels(pixels);
			for (int i = 0; i < 64; i++) panel.setPixelColor(i, pixels[i] > 40 ? panel.Color(255, 0, 0) : panel.Color(0, 0, 255));
			panel.show();
			delay(80);
		}`,
		{
			...CAMERA,
			panel: "neopixel_matrix",
			r: { kind: "resistor", props: { ohms: 330 } },
			cells: { kind: "battery", props: { volts: 4.5 } },
		},
		[
			...WIRES,
			...wired("panel", { VCC: "cells.+", GND: "cells.-", DIN: "r.2" }),
			["r.1", "uno.6"],
			["cells.-", "uno.GND.3"],
		],
	);
	rig.set({ "camera.x": 2, "camera.y": 7 });
	rig.simulation.advance(500);
	const red = rig.state("panel", "neopixel_matrix").pixels.flatMap((color, index) => (color >> 16 ? [index] : []));
	expect(red).toContain(9);
	expect(Math.max(...red)).toBeLessThan(18);
});
