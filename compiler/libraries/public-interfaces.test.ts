import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Compiler } from "../compiler.ts";
import { runProgram } from "../testing/run-program.ts";
import { testCompiler } from "../testing/test-compiler.ts";

let compiler: Compiler;
let close: () => Promise<void>;

beforeAll(async () => {
	({ compiler, close } = await testCompiler());
});
afterAll(() => close());

/** Runs `setup` with a serial port at 115200 for some simulated seconds. Warnings are mistakes here. */
async function run(globals: string, setup: string, seconds: number) {
	const source = `${globals}\nvoid setup() {\nSerial.begin(115200);\n${setup}\n}\nvoid loop() {}\n`;
	const answer = await compiler.compile(source, { userId: "asha" });
	expect(answer).toMatchObject({ outcome: "compiled", diagnostics: [] });
	return runProgram(answer.outcome === "compiled" ? answer.hex : "", seconds);
}

const lines = (serial: string) => serial.trim().split("\r\n");

/** Lengths of the highs at a pin in microseconds, and the times from one rise to the next. */
function pulses(outputs: readonly { seconds: number; pins: number }[], pin: number) {
	const edges = outputs.flatMap(({ seconds, pins }) => [{ at: seconds * 1e6, high: ((pins >> pin) & 1) === 1 }]);
	const changes = edges.filter(({ high }, index) => high !== (edges[index - 1]?.high ?? false));
	const rises = changes.filter(({ high }) => high).map(({ at }) => at);
	const falls = changes.filter(({ high }) => !high).map(({ at }) => at);
	return {
		highs: falls.map((fall, index) => fall - (rises[index] ?? 0)),
		periods: rises.slice(1).map((rise, index) => rise - (rises[index] ?? 0)),
	};
}

describe("Servo", () => {
	test.each([
		["before the first write", "", 1500],
		["write(0)", "servo.write(0);", 544],
		["write(90)", "servo.write(90);", 1472],
		["write(180)", "servo.write(180);", 2400],
		["write(-20)", "servo.write(-20);", 544],
		["write(200)", "servo.write(200);", 2400],
		["write(1800), which is microseconds", "servo.write(1800);", 1800],
		["writeMicroseconds(1000)", "servo.writeMicroseconds(1000);", 1000],
	])("%s gives its pulse every 20 ms", async (_, write, microseconds) => {
		const { outputs } = await run("#include <Servo.h>\nServo servo;", `servo.attach(9);\n${write}`, 0.1);
		const { highs, periods } = pulses(outputs, 9);
		expect(highs.length).toBeGreaterThan(3);
		for (const high of highs.slice(1)) expect(Math.abs(high - microseconds)).toBeLessThan(6);
		for (const period of periods) expect(Math.abs(period - 20_000)).toBeLessThan(6);
	});

	test("attach with its own pulses stretches the angles between them", async () => {
		const { outputs, serial } = await run(
			"#include <Servo.h>\nServo servo;",
			"servo.attach(9, 1000, 2000); servo.write(45); Serial.println(servo.read()); Serial.println(servo.readMicroseconds());",
			0.1,
		);
		expect(lines(serial)).toEqual(["45", "1250"]);
		expect(pulses(outputs, 9).highs[2]).toBeCloseTo(1250, -1);
	});

	test("every angle that was written is read again", async () => {
		const { serial } = await run(
			"#include <Servo.h>\nServo servo;",
			"servo.attach(9); int wrong = 0; for (int a = 0; a <= 180; a++) { servo.write(a); if (servo.read() != a) wrong++; } Serial.println(wrong);",
			0.1,
		);
		expect(lines(serial)).toEqual(["0"]);
	});

	test("a detached servo has no pulse, and a second one goes on", async () => {
		const { outputs, serial } = await run(
			"#include <Servo.h>\nServo a, b;",
			"a.attach(8); b.attach(9); delay(50); a.detach(); Serial.println(a.attached()); Serial.println(b.attached());",
			0.2,
		);
		expect(lines(serial)).toEqual(["0", "1"]);
		expect(pulses(outputs, 8).highs.length).toBeLessThan(4);
		expect(pulses(outputs, 9).highs.length).toBeGreaterThan(8);
	});

	test("twelve servos have their pulses; a thirteenth is refused", async () => {
		const { outputs, serial } = await run(
			"#include <Servo.h>\nServo s[13];",
			"for (int i = 0; i < 12; i++) { s[i].attach(i + 2); s[i].write(i * 15); } Serial.println(s[12].attach(13));",
			0.2,
		);
		expect(lines(serial)).toEqual(["255"]);
		for (let pin = 2; pin <= 13; pin++) {
			const { highs } = pulses(outputs, pin);
			const wanted = 544 + Math.floor(((pin - 2) * 15 * 1856) / 180);
			expect(Math.abs((highs[3] ?? 0) - wanted)).toBeLessThan(8);
		}
	});
});

describe("LiquidCrystal", () => {
	/** What a display on these pins takes at each fall of E: the wires as a number, RS in front as bit 8. */
	function taken(outputs: readonly { pins: number }[], e: number, rs: number, wires: readonly number[]) {
		return outputs.flatMap(({ pins }, index) => {
			const before = outputs[index - 1]?.pins ?? 0;
			if (((before >> e) & 1) !== 1 || ((pins >> e) & 1) !== 0) return [];
			return [wires.reduce((sum, pin, bit) => sum | (((pins >> pin) & 1) << bit), ((pins >> rs) & 1) << 8)];
		});
	}

	test("wakes a display on four wires as the data sheet says (p. 46), and writes", async () => {
		const { outputs } = await run(
			"#include <LiquidCrystal.h>\nLiquidCrystal lcd(12, 11, 5, 4, 3, 2);",
			'lcd.begin(16, 2); lcd.setCursor(3, 1); lcd.print("A1");',
			0.1,
		);
		const nibbles = taken(outputs, 11, 12, [5, 4, 3, 2]);
		const bytes = nibbles.slice(4).reduce<number[]>((all, nibble, index) => {
			if (index % 2 === 0) all.push((nibble & 0x100) | ((nibble & 15) << 4));
			else all[all.length - 1] = (all.at(-1) ?? 0) | (nibble & 15);
			return all;
		}, []);
		expect(nibbles.slice(0, 4)).toEqual([3, 3, 3, 2]);
		expect(bytes).toEqual([0x28, 0x0c, 0x01, 0x06, 0x80 + 0x43, 0x141, 0x131]);
	});

	test("speaks on eight wires too, and keeps what is on when something else is switched", async () => {
		const { outputs } = await run(
			"#include <LiquidCrystal.h>\nLiquidCrystal lcd(12, 11, 2, 3, 4, 5, 6, 7, 8, 9);\nbyte dots[8] = {1, 2, 3, 4, 5, 6, 7, 8};",
			"lcd.begin(20, 4); lcd.cursor(); lcd.blink(); lcd.noDisplay(); lcd.display(); lcd.noCursor(); lcd.autoscroll(); lcd.rightToLeft(); lcd.noAutoscroll(); lcd.leftToRight(); lcd.scrollDisplayLeft(); lcd.scrollDisplayRight(); lcd.home(); lcd.setCursor(2, 3); lcd.createChar(1, dots);",
			0.1,
		);
		const bytes = taken(outputs, 11, 12, [2, 3, 4, 5, 6, 7, 8, 9]);
		expect(bytes.slice(0, 7)).toEqual([0x30, 0x30, 0x30, 0x38, 0x0c, 0x01, 0x06]);
		expect(bytes.slice(7, 12)).toEqual([0x0e, 0x0f, 0x0b, 0x0f, 0x0d]);
		expect(bytes.slice(12, 18)).toEqual([0x07, 0x05, 0x04, 0x06, 0x18, 0x1c]);
		expect(bytes.slice(18)).toEqual([
			0x02,
			0x80 + 0x54 + 2,
			0x48,
			...[1, 2, 3, 4, 5, 6, 7, 8].map((row) => 0x100 + row),
		]);
	});
});

describe("a sensor that does not answer", () => {
	test.each(["DHT11", "DHT22"])("%s: NAN, and the sketch goes on", async (type) => {
		const { serial } = await run(
			`#include <DHT.h>\nDHT dht(7, ${type});`,
			"dht.begin(); Serial.println(isnan(dht.readTemperature())); Serial.println(isnan(dht.readHumidity(true))); Serial.println(dht.read());",
			0.1,
		);
		expect(lines(serial)).toEqual(["1", "1", "0"]);
	});

	test("Ultrasonic: 0 within 10 ms", async () => {
		const { serial } = await run(
			"#include <Ultrasonic.h>\nUltrasonic us(9, 10);",
			"Serial.println(us.read()); Serial.println(millis() < 10);",
			0.05,
		);
		expect(lines(serial)).toEqual(["0", "1"]);
	});
});

test("DHT's heat index is that of the National Weather Service's chart", async () => {
	const { serial } = await run(
		"#include <DHT.h>\nDHT dht(7, DHT22);",
		"Serial.println(dht.computeHeatIndex(90, 70), 0); Serial.println(dht.computeHeatIndex(104, 50), 0); Serial.println(dht.computeHeatIndex(25.0, 50.0, false), 1); Serial.println(dht.convertCtoF(100), 0); Serial.println(dht.convertFtoC(212), 0);",
		0.05,
	);
	// 90 °F at 70 % is 105.9 by the formula, where the printed chart says 105.
	expect(lines(serial)).toEqual(["106", "131", "24.9", "212", "100"]);
});
