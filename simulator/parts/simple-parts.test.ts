import { describe, expect, test } from "vitest";
import { dividerOver } from "../fixtures/divider.ts";
import { benchFor } from "../fixtures/part-bench.ts";
import { battery } from "./battery.ts";
import { button } from "./button.ts";
import { flameSensor } from "./flame-sensor.ts";
import { gasSensor } from "./gas-sensor.ts";
import { joystick } from "./joystick.ts";
import type { PartKind } from "./part.ts";
import { photoresistor } from "./photoresistor.ts";
import { potentiometer } from "./potentiometer.ts";
import { resistor } from "./resistor.ts";
import { rgbLed } from "./rgb-led.ts";
import { tilt } from "./tilt.ts";

const SUPPLY = { VCC: 5, GND: 0 };

/** A module with power: what its pins carry when its controls stand so. */
function powered(kind: PartKind, supplies: Record<string, number> = SUPPLY) {
	const bench = benchFor(kind.pins, kind.create, { supplies });
	return {
		bench,
		volts: (pin: string) => bench.network.volts(bench.net(pin)),
		set: (control: string, value: number) => bench.part.setControl?.(control, value),
	};
}

describe("the potentiometer", () => {
	test.each([
		[0, 0],
		[25, 1.25],
		[50, 2.5],
		[100, 5],
	])("at %i %% its wiper carries %s V", (position, volts) => {
		const pot = powered(potentiometer);
		pot.set("position", position);
		expect(pot.volts("SIG")).toBeCloseTo(volts, 2);
	});
});

describe("the resistor", () => {
	test.each([
		[{ ohms: 220 }, 220],
		[{}, 1000],
		[{ ohms: 1_000_000 }, 1_000_000],
	])("with %o divides 5 V over 10 kΩ by %i Ω", (props, ohms) => {
		const { volts } = dividerOver(resistor, 10_000, props);
		expect(volts()).toBeCloseTo((5 * ohms) / (ohms + 10_000), 3);
	});
});

describe("the photoresistor", () => {
	// GL5528: 10 kΩ at 10 lux, gamma 0.7.
	test.each([
		[0, 1_000_000],
		[1, 50_119],
		[10, 10_000],
		[100, 1995],
		[1000, 398],
	])("at %i lux has %i Ω", (lux, ohms) => {
		const { bench, volts } = dividerOver(photoresistor, 10_000);
		bench.part.setControl?.("lux", lux);
		expect(volts()).toBeCloseTo((5 * ohms) / (ohms + 10_000), 3);
	});
});

describe("the button and the tilt switch", () => {
	test("a pressed button joins its two sides, and its legs of one side are always one", () => {
		expect(button.joined).toEqual([
			["1.l", "1.r"],
			["2.l", "2.r"],
		]);
		const bench = benchFor(button.pins, button.create, {
			supplies: { "2.l": 0 },
			wire: (network, net, supply) => network.branch(supply, net("1.l"), { ohms: 35_000 }),
		});
		const levels = [0, 1, 0].map((pressed) => {
			bench.part.setControl?.("pressed", pressed);
			return bench.network.isHigh(bench.net("1.l"));
		});
		expect(levels).toEqual([true, false, true]);
	});

	test("a tilt switch is closed while it stands, and open when tilted", () => {
		const { bench, volts } = dividerOver(tilt, 10_000);
		expect(volts()).toBeCloseTo(0, 2);
		bench.part.setControl?.("tilted", 1);
		expect(volts()).toBeCloseTo(5, 2);
		bench.part.setControl?.("tilted", 0);
		expect(volts()).toBeCloseTo(0, 2);
	});
});

describe("the joystick", () => {
	test.each([
		[0, 0, 2.5, 2.5],
		[-100, 100, 0, 5],
		[100, -100, 5, 0],
		[50, -50, 3.75, 1.25],
	])("at (%i, %i) gives %s V sideways and %s V upwards", (x, y, sideways, upwards) => {
		const stick = powered(joystick);
		stick.set("x", x);
		stick.set("y", y);
		expect(stick.volts("HORZ")).toBeCloseTo(sideways, 2);
		expect(stick.volts("VERT")).toBeCloseTo(upwards, 2);
	});

	test("its button needs a pull-up, and joins SEL to GND", () => {
		const { bench, set } = powered(joystick);
		bench.outside("SEL").drive(5, 35_000);
		expect(bench.network.isHigh(bench.net("SEL"))).toBe(true);
		set("pressed", 1);
		expect(bench.network.isHigh(bench.net("SEL"))).toBe(false);
		expect(bench.part.state()).toEqual({ kind: "joystick", x: 0, y: 0, pressed: true });
	});
});

describe("the gas sensor", () => {
	// RS/R0 in the maker's diagram for LPG: about 1.6 at 200 ppm, 0.78 at 1000, 0.28 at 10,000; 9.83 in clean air.
	test.each([
		[0, 0.46, true],
		[200, 1.92, true],
		[990, 2.8, true],
		[1000, 2.81, false],
		[10_000, 3.92, false],
	])("at %i ppm gives %s V, DOUT high: %s", (ppm, volts, high) => {
		const sensor = powered(gasSensor);
		sensor.set("ppm", ppm);
		expect(sensor.volts("AOUT")).toBeCloseTo(volts, 1);
		expect(sensor.bench.network.isHigh(sensor.bench.net("DOUT"))).toBe(high);
	});

	test("without power it gives nothing", () => {
		const sensor = powered(gasSensor, { VCC: 0, GND: 0 });
		sensor.set("ppm", 10_000);
		expect(sensor.volts("AOUT")).toBeCloseTo(0, 2);
		expect(sensor.bench.part.state()).toEqual({ kind: "gas_sensor", ppm: 10_000, alarm: false });
	});
});

describe("the flame sensor", () => {
	test.each([
		[0, 4.95, true],
		[49, 3.53, true],
		[50, 3.45, false],
		[100, 0.24, false],
	])("before a flame of %i %% gives %s V, DOUT high: %s", (flame, volts, high) => {
		const sensor = powered(flameSensor);
		sensor.set("flame", flame);
		expect(sensor.volts("AOUT")).toBeCloseTo(volts, 1);
		expect(sensor.bench.network.isHigh(sensor.bench.net("DOUT"))).toBe(high);
	});
});

describe("the RGB LED", () => {
	const shine = (common: "cathode" | "anode", volts: Record<"R" | "G" | "B", number>) => {
		const pins = [...rgbLed.pins, "r", "g", "b"];
		const bench = benchFor(pins, rgbLed.create, {
			supplies: { COM: common === "anode" ? 5 : 0 },
			props: { common },
			wire: (network, net) => {
				for (const name of ["R", "G", "B"]) network.branch(net(name.toLowerCase()), net(name), { ohms: 180 });
			},
		});
		for (const [name, value] of Object.entries(volts)) bench.outside(name.toLowerCase()).drive(value, 25);
		bench.pass(50_000);
		const state = bench.part.state();
		return state.kind === "rgb_led"
			? [state.red, state.green, state.blue].map((light) => Math.round(light * 10) / 10)
			: [];
	};

	test("each colour lights by its own leg, towards a common cathode or from a common anode", () => {
		expect(shine("cathode", { R: 5, G: 0, B: 0 })).toEqual([1, 0, 0]);
		expect(shine("cathode", { R: 0, G: 5, B: 5 })).toEqual([0, 0.9, 0.8]);
		expect(shine("anode", { R: 5, G: 0, B: 5 })).toEqual([0, 0.9, 0]);
	});
});

describe("the battery", () => {
	test.each([
		[{}, 9],
		[{ volts: 6 }, 6],
	])("with %o holds its plus above its minus, a little less under load", (props, volts) => {
		const bench = benchFor(battery.pins, battery.create, { supplies: { "-": 0 }, props });
		const plus = () => bench.network.volts(bench.net("+"));
		expect(plus()).toBeCloseTo(volts, 3);
		bench.network.branch(bench.net("+"), bench.net("-"), { ohms: 98.5 });
		expect(plus()).toBeCloseTo(volts * 0.985, 2);
	});
});
