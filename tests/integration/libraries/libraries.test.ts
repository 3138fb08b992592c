import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { testCompiler } from "#compiler/testing/test-compiler.ts";
import { createSimulation } from "#simulator/create-simulation.ts";
import type {} from "#simulator/parts/lcd1602/model.ts";
import type {} from "#simulator/parts/lcd1602_i2c/model.ts";
import type {} from "#simulator/parts/servo/model.ts";
import type { Simulation } from "#simulator/simulation.ts";

let opened: Awaited<ReturnType<typeof testCompiler>>;
beforeAll(async () => {
	opened = await testCompiler({ cacheDir: inject("compilerCache") });
});
afterAll(() => opened.close());

const LIBRARIES = new URL("../../../compiler/libraries/", import.meta.url);
const example = (path: string) => readFileSync(new URL(path, LIBRARIES), "utf8");

/** Compiles a sketch and puts it on a board with one part `it`, wired as given: `{ VCC: "5V", SDA: "2" }`. */
async function wired(
	source: string,
	kind: string,
	wires: Record<string, string>,
	props: Record<string, number> = {},
): Promise<Simulation> {
	const answer = await opened.compiler.compile(source, { userId: "libraries" });
	if (answer.outcome === "failed") throw new Error(answer.diagnostics.map(({ raw }) => raw).join("\n"));
	return createSimulation({
		hex: answer.hex,
		circuit: {
			board: "uno",
			parts: [
				{ id: "it", kind, x: 0, y: 0, props },
				{ id: "pull", kind: "resistor", x: 0, y: 0, props: { ohms: 4700 } },
			],
			wires: [
				...Object.entries(wires).map(([pin, end]) => ({
					from: `it.${pin}`,
					to: `uno.${end}`,
					color: "green" as const,
				})),
				// The buses want a resistor to 5 V on pin 2; on other pins it does no harm.
				{ from: "pull.1", to: "uno.5V", color: "red" },
				{ from: "pull.2", to: "uno.2", color: "red" },
			],
		},
	});
}

/** What is printed within some simulated milliseconds. */
function printed(simulation: Simulation, milliseconds: number): string[] {
	let text = "";
	const stop = simulation.onSerial((piece) => {
		text += piece;
	});
	simulation.advance(milliseconds);
	stop();
	return text.split("\r\n").slice(0, -1);
}

function angleOf(simulation: Simulation): number {
	const state = simulation.partStates().it;
	if (state?.kind !== "servo") throw new Error(`It is a ${state?.kind}`);
	return state.angle;
}

function displayOf(simulation: Simulation) {
	const state = simulation.partStates().it;
	if (state?.kind !== "lcd1602" && state?.kind !== "lcd1602_i2c") throw new Error(`It is a ${state?.kind}`);
	return state;
}

const textOf = (row: readonly number[] | undefined) => String.fromCharCode(...(row ?? [])).trimEnd();
const GROUND = "GND.1";

describe("each library's example does on the board what it says", () => {
	test("DHT reads temperature and humidity, below zero too, and says when the sensor is gone", async () => {
		const board = await wired(example("DHT/examples/Weather.ino"), "dht22", { VCC: "5V", SDA: "2", GND: GROUND });
		board.advance(1000);
		for (const [celsius, humidity] of [
			[24, 55],
			[-12.5, 0],
			[80, 100],
			[-40, 33.5],
		] as const) {
			board.setControl("it", "celsius", celsius);
			board.setControl("it", "humidity", humidity);
			const line = printed(board, 6000).at(-1) ?? "";
			expect(line).toContain(`${celsius.toFixed(1)} C, ${humidity.toFixed(1)} %`);
		}
		const bare = await wired(example("DHT/examples/Weather.ino"), "dht22", { VCC: "5V", GND: GROUND });
		expect(printed(bare, 3000)).toContain("The sensor does not answer.");
	});

	test("DHT reads a DHT11 as well", async () => {
		const sketch = example("DHT/examples/Weather.ino").replaceAll("DHT22", "DHT11");
		const board = await wired(sketch, "dht11", { VCC: "5V", SDA: "2", GND: GROUND });
		board.setControl("it", "celsius", 31);
		board.setControl("it", "humidity", 64);
		expect(printed(board, 6000).at(-1)).toContain("31.0 C, 64.0 %");
	});

	test("DHT keeps the clock right while it listens", async () => {
		const sketch = `#include <DHT.h>
DHT dht(2, DHT22);
void setup() {
  Serial.begin(115200);
  dht.begin();
  for (int i = 0; i < 50; i++) dht.read(true);
  pinMode(13, OUTPUT);
  digitalWrite(13, HIGH);
  Serial.println(micros());
}
void loop() {}
`;
		const board = await wired(sketch, "dht22", { VCC: "5V", SDA: "2", GND: GROUND });
		let done = 0;
		board.onPin("13", (_high, cycle) => {
			done = cycle / 16;
		});
		const [printedMillis] = printed(board, 1000);
		expect(Math.abs(Number(printedMillis) - done)).toBeLessThan(1000);
	});

	test("Ultrasonic measures from 2 to 400 cm, and more where nothing comes back", async () => {
		const board = await wired(example("Ultrasonic/examples/Distance.ino"), "hc_sr04", {
			VCC: "5V",
			TRIG: "9",
			ECHO: "10",
			GND: GROUND,
		});
		for (const [centimetres, shown] of [
			[2, "2 cm, 1 inches"],
			[100, "100 cm, 39 inches"],
			[400, "400 cm, 157 inches"],
			[430, "431 cm, 169 inches"],
		] as const) {
			board.setControl("it", "centimetres", centimetres);
			expect(printed(board, 1200).at(-1)).toBe(shown);
		}
	});

	test("Servo turns the horn from one end to the other", async () => {
		const board = await wired(example("Servo/examples/Sweep.ino"), "servo", { "V+": "5V", PWM: "9", GND: GROUND });
		const angles: number[] = [];
		for (let step = 0; step < 60; step++) {
			board.advance(100);
			angles.push(angleOf(board));
		}
		expect(Math.max(...angles)).toBeGreaterThan(176);
		expect(Math.min(...angles)).toBeLessThan(4);
	});

	test("LiquidCrystal shows text, numbers and a character of one's own", async () => {
		const board = await wired(example("LiquidCrystal/examples/HelloWorld.ino"), "lcd1602", {
			...{ VSS: GROUND, VDD: "5V", V0: "GND.2", RS: "12", RW: "GND.3", E: "11" },
			...{ D4: "5", D5: "4", D6: "3", D7: "2" },
		});
		board.advance(2500);
		const { on, rows, glyphs } = displayOf(board);
		expect(on).toBe(true);
		expect([rows[0]?.[0], textOf(rows[0]?.slice(1)), textOf(rows[1])]).toEqual([0, " Hello, world!", "2"]);
		expect(glyphs[0]).toEqual([0, 10, 31, 31, 14, 4, 0, 0]);
	});

	test("LiquidCrystal_I2C shows text behind its address, and has its light switched", async () => {
		const board = await wired(example("LiquidCrystal_I2C/examples/Counter.ino"), "lcd1602_i2c", {
			...{ GND: GROUND, VCC: "5V", SDA: "A4", SCL: "A5" },
		});
		board.advance(3500);
		const { on, rows, backlight } = displayOf(board);
		expect([on, backlight, textOf(rows[0]), textOf(rows[1])]).toEqual([true, 1, "Seconds:", "3"]);
	});

	test("SoftwareSerial receives what arrives bit by bit", async () => {
		const sketch = `#include <SoftwareSerial.h>
			SoftwareSerial link(10, 11);
			void setup() { Serial.begin(9600); link.begin(1200); }
			void loop() { if (link.available()) Serial.println((char) link.read()); }`;
		const board = await wired(sketch, "potentiometer", { GND: GROUND, SIG: "10", VCC: "5V" });
		const level = (high: number) => {
			board.setControl("it", "position", high * 100);
			board.advance(1000 / 1200);
		};
		level(1);
		board.advance(50);
		let text = "";
		board.onSerial((piece) => {
			text += piece;
		});
		for (const letter of "Hujambo") {
			const bits = Array.from({ length: 8 }, (_, bit) => (letter.charCodeAt(0) >> bit) & 1);
			for (const bit of [0, ...bits, 1, 1]) level(bit);
		}
		board.advance(50);
		expect(text.replaceAll("\r\n", "")).toBe("Hujambo");
	});

	test("OneWire finds a device, DallasTemperature reads it", async () => {
		const wires = { VDD: "5V", DQ: "2", GND: GROUND };
		const search = await wired(example("OneWire/examples/FindDevices.ino"), "ds18b20", wires);
		const found = printed(search, 1000);
		expect(found).toEqual([expect.stringMatching(/^28 (?:[0-9A-F]{2} ){7}$/), "That is all."]);
		const water = await wired(example("DallasTemperature/examples/WaterTemperature.ino"), "ds18b20", wires);
		water.setControl("it", "celsius", -10);
		expect(printed(water, 5000).at(-1)).toBe("Water: -10.00 C");
	});

	test("DallasTemperature rings for water that is too warm or too cold", async () => {
		const wires = { VDD: "5V", DQ: "2", GND: GROUND };
		const board = await wired(example("DallasTemperature/examples/Alarms.ino"), "ds18b20", wires);
		board.setControl("it", "celsius", 20);
		expect(printed(board, 3000)).toEqual(["10 to 30"]);
		for (const celsius of [31, 9]) {
			board.setControl("it", "celsius", celsius);
			expect(printed(board, 3000).at(-1)).toBe(`Alarm: ${celsius}.00`);
		}
		board.setControl("it", "celsius", 29);
		board.advance(2000);
		expect(printed(board, 2000)).toEqual([]);
	});
});
