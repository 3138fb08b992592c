import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type {} from "#simulator/parts/max30102/model.ts";
import { displayedText } from "#simulator/parts/ssd1306/displayed-text.ts";
import { openSketches, wired } from "../parts/part-rig.ts";

/** The examples of the libraries for a pulse oximeter and for text on an OLED display, on the simulated modules. */

const EXAMPLES = import.meta.glob<string>("../../../compiler/libraries/S*/examples/*.ino", {
	eager: true,
	import: "default",
	query: "?raw",
});
const example = (path: string) => EXAMPLES[`../../../compiler/libraries/${path}.ino`] ?? "";
const PARTS = { shifter: "level_shifter", sensor: "max30102" };
const WIRES = [
	...wired("shifter", { HV: "5V", LV: "3.3V", "GND.1": "GND.1", HV1: "A4", HV2: "A5" }),
	...wired("sensor", { VIN: "3.3V", GND: "GND.2", INT: "2", SDA: "shifter.LV1", SCL: "shifter.LV2" }),
];

let sketches: Awaited<ReturnType<typeof openSketches>>;
beforeAll(async () => {
	sketches = await openSketches();
});
afterAll(() => sketches.close());

const rigOf = (source: string, wires = WIRES) => sketches.rigOf(source, PARTS, wires);
const lines = (text: string) => text.trim().split("\r\n");

test.each(["Presence", "HeartRate"])("%s says that there is no sensor without its supply", async (name) => {
	const rig = await rigOf(
		example(`SparkFun_MAX3010x/examples/${name}`),
		WIRES.filter(([from]) => from !== "sensor.GND"),
	);
	rig.simulation.advance(300);
	expect(lines(rig.printed())).toEqual(["MAX30102 was not found."]);
});

test("Presence tells a finger from none", async () => {
	const rig = await rigOf(example("SparkFun_MAX3010x/examples/Presence"));
	const last = () => {
		rig.simulation.advance(1500);
		return lines(rig.printed()).at(-2);
	};
	expect(last()).toMatch(/^IR\[\d+\]$/);
	rig.set({ "sensor.finger": 1 });
	expect(last()).toMatch(/there!$/);
	rig.set({ "sensor.finger": 0 });
	expect(last()).toMatch(/^IR\[\d+\]$/);
});

test.each([50, 60, 75, 100, 125, 150])("HeartRate finds %s beats a minute", async (bpm) => {
	const rig = await rigOf(example("SparkFun_MAX3010x/examples/HeartRate"));
	rig.simulation.advance(1000);
	expect(lines(rig.printed()).at(-2)).toMatch(/No finger\?$/);
	rig.set({ "sensor.finger": 1, "sensor.bpm": bpm });
	rig.simulation.advance(12_000);
	const [, average] = /Avg BPM=(\d+)$/.exec(lines(rig.printed()).at(-2) ?? "") ?? [];
	expect(Math.abs(Number(average) - bpm)).toBeLessThanOrEqual(3);
});

test("HeartRate finds the beats again after a finger has shaken", async () => {
	const rig = await rigOf(example("SparkFun_MAX3010x/examples/HeartRate"));
	rig.set({ "sensor.finger": 1, "sensor.moving": 1, "sensor.bpm": 125 });
	rig.simulation.advance(5000);
	rig.set({ "sensor.moving": 0 });
	rig.simulation.advance(6000);
	const [, average] = /Avg BPM=(\d+)$/.exec(lines(rig.printed()).at(-2) ?? "") ?? [];
	expect(Math.abs(Number(average) - 125)).toBeLessThanOrEqual(3);
});

const sketch = (setup: string, loop: string) => `#include <Wire.h>
	#include <MAX30105.h>
	MAX30105 sensor;
	void setup() { Serial.begin(115200); sensor.begin(Wire, I2C_SPEED_FAST); ${setup} }
	void loop() { ${loop} }`;

describe("the library", () => {
	test("gives pairs of red and infrared, 25 a second, and both together", async () => {
		const rig = await rigOf(
			sketch(
				"sensor.setup(0x1F, 4, 2, 100, 411, 4096);",
				`sensor.check();
				while (sensor.available()) {
					Serial.print(sensor.getFIFORed()); Serial.print(" "); Serial.println(sensor.getFIFOIR());
					sensor.nextSample();
				}`,
			),
		);
		rig.set({ "sensor.finger": 1 });
		rig.simulation.advance(2000);
		const pairs = lines(rig.printed()).map((line) => line.split(" ").map(Number));
		expect(Math.abs(pairs.length - 50)).toBeLessThanOrEqual(2);
		for (const [red = 0, infrared = 0] of pairs.slice(0, -1)) {
			expect(infrared).toBeGreaterThan(90_000);
			expect(red).toBeGreaterThan(50_000);
			expect(infrared).toBeGreaterThan(red);
		}
	});

	test("keeps the last 4 samples of a program that comes late, even when the FIFO is full", async () => {
		const rig = await rigOf(
			sketch(
				"sensor.setup(0x1F, 1, 1, 50);",
				`delay(1000); uint16_t come = sensor.check(); Serial.print(come); Serial.print(" ");
				Serial.println(sensor.available()); while (sensor.available()) sensor.nextSample();`,
			),
		);
		expect(rig.read(1100)).toEqual([32, 4]);
	});

	test("tells the chip's temperature, its number, and what happened", async () => {
		const rig = await rigOf(
			sketch(
				"sensor.getINT1();",
				`Serial.print(sensor.readPartID()); Serial.print(" "); Serial.print(sensor.readTemperature()); Serial.print(" ");
				Serial.print(sensor.getINT2()); Serial.print(" "); Serial.println(digitalRead(2)); delay(100);`,
			),
		);
		expect(rig.read(300)).toEqual([21, 27, 2, 1]);
		rig.set({ "sensor.finger": 1 });
		expect(rig.read(300)).toEqual([21, 30.5, 2, 1]);
	});

	test("pulls INT low when a sample is ready, until it is read", async () => {
		const rig = await rigOf(
			sketch(
				"sensor.getINT1(); sensor.setup(0x1F, 1, 2, 50); sensor.getINT1(); sensor.enableDATARDY();",
				`int before = digitalRead(2); delay(25); int then = digitalRead(2); sensor.check();
				Serial.print(before); Serial.print(then); Serial.println(digitalRead(2)); while (sensor.available()) sensor.nextSample();`,
			),
		);
		rig.simulation.advance(200);
		expect(lines(rig.printed())[0]).toBe("101");
	});
});

test("the letters of an OLED display can be read from its dots", async () => {
	const rig = await sketches.rigOf(
		example("SSD1306Ascii/examples/Letters"),
		{ oled: "ssd1306" },
		wired("oled", { VCC: "5V", GND: "GND.1", SDA: "A4", SCL: "A5" }),
	);
	rig.simulation.advance(500);
	const image = rig.state("oled", "ssd1306").image ?? "";
	const all = String.fromCharCode(...Array.from({ length: 94 }, (_, index) => 33 + index));
	const rows = displayedText(image);
	expect(rows.slice(0, 5).join("")).toBe(all);
	expect(rows[5]).toBe("");
	expect(rows[6]).toMatch(/\ufffd/);
});

test("texts in any column, rewritten and cleared", async () => {
	const rig = await sketches.rigOf(
		`#include <Wire.h>
		#include <SSD1306AsciiWire.h>
		SSD1306AsciiWire oled;
		void setup() {
			Wire.begin();
			oled.begin(&Adafruit128x64, 0x3C);
			oled.setFont(System5x7);
			oled.clear();
			oled.print(F("Pulse: 123"));
			oled.setCursor(42, 0); oled.print(7); oled.clearToEOL();
			oled.setCursor(3, 2); oled.println("a1"); oled.print("1.5 C");
		}
		void loop() {}`,
		{ oled: "ssd1306" },
		wired("oled", { VCC: "5V", GND: "GND.1", SDA: "A4", SCL: "A5" }),
	);
	rig.simulation.advance(500);
	expect(displayedText(rig.state("oled", "ssd1306").image ?? "").map((row) => row.trim())).toEqual([
		...["Pulse: 7", "", "a1", "1.5 C"],
		...["", "", "", ""],
	]);
});
