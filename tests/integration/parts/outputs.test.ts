import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type {} from "#simulator/parts/buzzer/model.ts";
import type {} from "#simulator/parts/dc_motor/model.ts";
import { displayText } from "#simulator/parts/lcd1602/display-text.ts";
import type {} from "#simulator/parts/lcd1602/model.ts";
import type {} from "#simulator/parts/lcd1602_i2c/model.ts";
import type {} from "#simulator/parts/led/model.ts";
import type { DisplayState } from "#simulator/parts/part.ts";
import type {} from "#simulator/parts/rgb_led/model.ts";
import type {} from "#simulator/parts/servo/model.ts";
import { openSketches, wired } from "./part-rig.ts";

/** What a real sketch moves through the public library: lowest, middle, highest, out of range. */

let sketches: Awaited<ReturnType<typeof openSketches>>;
beforeAll(async () => {
	sketches = await openSketches();
});
afterAll(() => sketches.close());

describe("the servo", () => {
	test("turns to the lowest, the middle, the highest angle, and no further", async () => {
		const rig = await sketches.rig("angle", { arm: "servo" }, wired("arm", { GND: "GND.1", "V+": "5V", PWM: "9" }));
		rig.simulation.advance(50);
		for (const [written, angle] of [
			[0, 0],
			[90, 90],
			[45, 45],
			[180, 180],
			[300, 180],
		] as const) {
			rig.simulation.sendSerial(String(written));
			rig.simulation.advance(500);
			expect(Math.abs(rig.state("arm", "servo").angle - angle)).toBeLessThan(1);
		}
	});
});

describe("displays", () => {
	test("show text and own characters over four wires, eight wires and I2C", async () => {
		const power = { VSS: "GND.1", VDD: "5V", V0: "GND.1", A: "5V", K: "GND.1" };
		const rig = await sketches.rig("displays", { four: "lcd1602", eight: "lcd1602", wire: "lcd1602_i2c" }, [
			...wired("four", { ...power, RS: "12", RW: "GND.2", E: "11", D4: "5", D5: "4", D6: "3", D7: "2" }),
			...wired("eight", { ...power, RS: "A0", RW: "A1", E: "A2" }),
			...wired("eight", { D0: "6", D1: "7", D2: "8", D3: "9", D4: "10", D5: "13", D6: "1", D7: "0" }),
			...wired("wire", { GND: "GND.3", VCC: "5V", SDA: "A4", SCL: "A5" }),
		]);
		rig.simulation.advance(500);
		for (const [id, kind, name] of [
			["four", "lcd1602", "four wires     □"],
			["eight", "lcd1602", "eight wires    □"],
			["wire", "lcd1602_i2c", "I2C            □"],
		] as const) {
			const state: DisplayState = rig.state(id, kind);
			expect(displayText(state)).toEqual([name, "     -12.5"]);
			expect(state.glyphs[1]).toEqual([0x00, 0x0a, 0x0a, 0x00, 0x11, 0x0e, 0x00, 0x00]);
			expect(state).toMatchObject({ backlight: 1, contrast: 1 });
		}
		rig.simulation.advance(500);
		expect(displayText(rig.state("wire", "lcd1602_i2c"))).toEqual(["2C            □", "    -12.5"]);
		expect(rig.state("wire", "lcd1602_i2c").backlight).toBe(0);
		expect(displayText(rig.state("four", "lcd1602"))).toEqual(["", ""]);
	});
});

describe("lamps and motors", () => {
	test("shine and turn as analogWrite() says, from nothing to all, and no further", async () => {
		const resistor = { kind: "resistor", props: { ohms: 100 } };
		const rig = await sketches.rig(
			"outputs",
			{
				lamp: "rgb_led",
				r: resistor,
				g: resistor,
				b: resistor,
				driver: "motor_driver",
				wheel: "dc_motor",
				cells: { kind: "battery", props: { volts: 8 } },
			},
			[
				...wired("r", { "1": "9", "2": "lamp.R" }),
				...wired("g", { "1": "10", "2": "lamp.G" }),
				...wired("b", { "1": "11", "2": "lamp.B" }),
				...wired("lamp", { COM: "GND.1" }),
				...wired("driver", { ENA: "5", IN1: "12", IN2: "13", GND: "GND.2", OUT1: "wheel.1", OUT2: "wheel.2" }),
				...wired("cells", { "+": "driver.VS", "-": "GND.3" }),
			],
		);
		rig.simulation.advance(50);
		for (const [written, [red, green, blue], speed] of [
			["0 0 0 0", [0, 0, 0], 0],
			["128 0 64 128", [0.5, 0, 0.25], 0.5],
			["255 255 255 255", [1, 1, 1], 1],
			["0 255 0 -255", [0, 1, 0], -1],
			["0 0 0 -900", [0, 0, 0], -1],
		] as const) {
			rig.simulation.sendSerial(String(written));
			rig.simulation.advance(1200);
			const lamp = rig.state("lamp", "rgb_led");
			for (const [light, expected] of [
				[lamp.red, red],
				[lamp.green, green],
				[lamp.blue, blue],
			] as const)
				expect(Math.abs(light - expected)).toBeLessThan(0.1);
			expect(Math.abs(rig.state("wheel", "dc_motor").speed - speed)).toBeLessThan(0.1);
		}
	});
});

describe("an LED and a buzzer", () => {
	test("shine and sound as analogWrite() and tone() say, from nothing to all, and beyond what is heard", async () => {
		const rig = await sketches.rig(
			"signals",
			{ lamp: "led", r: { kind: "resistor", props: { ohms: 100 } }, horn: "buzzer" },
			[
				...wired("r", { "1": "6", "2": "lamp.A" }),
				...wired("lamp", { C: "GND.1" }),
				...wired("horn", { "+": "8", "-": "GND.2" }),
			],
		);
		rig.simulation.advance(50);
		for (const [written, brightness, sounding, hertz] of [
			["0 0", 0, false, null],
			["0 31", 0, true, 31],
			["128 440", 0.5, true, 440],
			["255 15000", 1, true, 15_000],
			// Its lowest 8 bits; inaudible.
			["300 30000", 44 / 255, true, null],
			["255 0", 1, false, null],
		] as const) {
			rig.simulation.sendSerial(written);
			rig.simulation.advance(300);
			expect(Math.abs(rig.state("lamp", "led").brightness - brightness)).toBeLessThan(0.05);
			const horn = rig.state("horn", "buzzer");
			expect(horn.sounding).toBe(sounding);
			expect(horn.hertz === null).toBe(hertz === null);
			expect(Math.abs((horn.hertz ?? 0) - (hertz ?? 0))).toBeLessThanOrEqual((hertz ?? 0) * 0.01);
		}
	});
});
