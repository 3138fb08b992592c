import { describe, expect, test } from "vitest";
import { wired } from "../fixtures/wired.ts";
import type { PartKind } from "../parts/part.ts";
import { PART_KINDS } from "../parts/registry.ts";
import { checkWiring } from "./check-wiring.ts";
import { CATALOGUE } from "./wiring-view.ts";

const R220: [string, { ohms: number }] = ["resistor", { ohms: 220 }];
const stub = (kind: string, pins: string[]): [string, PartKind] => [
	kind,
	{ kind, pins, controls: () => [], create: () => ({ state: () => ({ kind: "resistor" }) }) },
];
/** With a reader that tolerates 3.3 V at most, which no project uses yet. */
const catalogue = {
	kinds: new Map([...PART_KINDS, stub("card_reader", ["VCC", "GND", "SDA"])]),
	factsOf: (kind: string) =>
		kind === "card_reader"
			? { passive: false, supply: { plus: "VCC", minus: "GND", mostVolts: 3.6 }, lowVoltagePins: ["SDA"] }
			: CATALOGUE.factsOf(kind),
};

function dangersOf(parts: Parameters<typeof wired>[0], wires: string[]) {
	return checkWiring(wired(parts, wires), undefined, catalogue)
		.filter(({ severity }) => severity === "danger")
		.map(({ code, values }) => ({ code, ...values }));
}

describe("short circuits", () => {
	test.each(["5V", "3.3V", "VIN"])("%s straight on ground", (rail) => {
		expect(dangersOf({}, [`uno.${rail} uno.GND.3`])).toEqual([{ code: "short_circuit", rail, other: "GND" }]);
	});

	test("through the breadboard", () => {
		const wires = ["uno.5V bb.tp1", "bb.tp20 bb.a7", "bb.e7 bb.bn3", "bb.bn9 uno.GND.1"];
		expect(dangersOf({ bb: "breadboard" }, wires)).toEqual([{ code: "short_circuit", rail: "5V", other: "GND" }]);
		expect(dangersOf({ bb: "breadboard" }, wires.toSpliced(2, 1, "bb.f7 bb.bn3"))).toEqual([]);
	});

	test("between two supplies", () => {
		expect(dangersOf({}, ["uno.5V uno.3.3V"])).toEqual([{ code: "short_circuit", rail: "3.3V", other: "5V" }]);
	});

	test("as soon as a button is pressed", () => {
		expect(dangersOf({ b: "button" }, ["uno.5V b.1.l", "b.2.r uno.GND.1"])).toEqual([
			{ code: "short_by_switch", part: "b", rail: "5V", other: "GND" },
		]);
		const r: [string, { ohms: number }] = ["resistor", { ohms: 10_000 }];
		const withPullDown = ["uno.5V b.1.l", "b.2.l uno.2", "b.2.r r.1", "r.2 uno.GND.1"];
		expect(dangersOf({ b: "button", r }, withPullDown)).toEqual([]);
	});

	test("of a battery, and a battery beside the board's own supply", () => {
		expect(dangersOf({ cell: "battery" }, ["cell.+ cell.-"])).toMatchObject([{ code: "battery_shorted" }]);
		expect(dangersOf({ cell: "battery" }, ["cell.+ uno.5V", "cell.- uno.GND.1"])).toEqual([
			{ code: "battery_on_rail", part: "cell", rail: "5V" },
		]);
		expect(dangersOf({ cell: "battery" }, ["cell.+ uno.VIN", "cell.- uno.GND.1"])).toEqual([]);
		expect(dangersOf({ cell: "battery" }, ["cell.+ uno.7", "cell.- uno.GND.1"])).toMatchObject([
			{ code: "battery_on_pin", part: "cell", pin: "7" },
		]);
	});
});

describe("supplies", () => {
	test("a module with plus on ground and ground on plus", () => {
		const wrong = ["uno.5V probe.GND", "uno.GND.1 probe.VDD"];
		expect(dangersOf({ probe: "ds18b20" }, wrong)).toEqual([
			{ code: "supply_reversed", part: "probe", plus: "VDD", minus: "GND" },
		]);
		expect(dangersOf({ probe: "ds18b20" }, ["uno.5V probe.VDD", "uno.GND.1 probe.GND"])).toEqual([]);
	});

	test("5 V on a part for 3.3 V, at its supply or at a pin", () => {
		const reader = { reader: "card_reader" };
		const ground = "uno.GND.1 reader.GND";
		expect(dangersOf(reader, [ground, "uno.5V reader.VCC"])).toEqual([
			{ code: "too_many_volts", part: "reader", pin: "VCC", volts: 5, most: 3.6 },
		]);
		expect(dangersOf(reader, [ground, "uno.5V reader.SDA"])).toMatchObject([{ pin: "SDA", volts: 5 }]);
		expect(dangersOf(reader, [ground, "uno.3.3V reader.VCC"])).toEqual([]);
	});

	test("a pin of the board on a pin for 3.3 V, but not through a level shifter", () => {
		const reader = { reader: "card_reader", shifter: "level_shifter" };
		const supplies = ["uno.GND.1 reader.GND", "uno.3.3V reader.VCC", "uno.3.3V shifter.LV", "uno.5V shifter.HV"];
		expect(dangersOf(reader, [...supplies, "uno.10 reader.SDA"])).toEqual([
			{ code: "signal_too_high", part: "reader", pin: "SDA", signal: "10" },
		]);
		expect(dangersOf(reader, [...supplies, "uno.10 shifter.HV1", "shifter.LV1 reader.SDA"])).toEqual([]);
		expect(dangersOf(reader, [...supplies, "uno.10 shifter.LV1", "shifter.HV1 reader.SDA"])).toEqual([
			{ code: "signal_too_high", part: "shifter", pin: "LV1", signal: "10" },
		]);
	});

	test("a level shifter with 5 V on its side for 3.3 V", () => {
		const wires = ["uno.5V shifter.LV", "uno.3.3V shifter.HV", "uno.GND.1 shifter.GND.1"];
		expect(dangersOf({ shifter: "level_shifter" }, wires)).toEqual([
			{ code: "too_many_volts", part: "shifter", pin: "LV", volts: 5, most: 3.6 },
		]);
	});

	test("a 9 V battery on a 5 V module", () => {
		const wires = ["cell.+ eyes.VCC", "cell.- eyes.GND", "cell.- uno.GND.1"];
		expect(dangersOf({ cell: "battery", eyes: "hc_sr04" }, wires)).toEqual([
			{ code: "too_many_volts", part: "eyes", pin: "VCC", volts: 9, most: 5.5 },
		]);
	});
});

describe("an LED without a resistor", () => {
	const bare = (pin: string) => [{ code: "led_without_resistor", part: "red", pin }];

	test.each([
		["on a pin", ["uno.11 red.A", "red.C uno.GND.1"], "11"],
		["on 5V", ["uno.5V red.A", "red.C uno.GND.1"], "5V"],
		["turned round", ["uno.11 red.C", "red.A uno.GND.1"], "11"],
		["between two pins", ["uno.11 red.A", "red.C uno.10"], "11"],
		["fed by 5V into a pin", ["uno.5V red.A", "red.C uno.10"], "5V"],
	])("%s", (_name, wires, pin) => {
		expect(dangersOf({ red: ["led", { color: "red" }] }, wires)).toEqual(bare(pin));
	});

	test("with a resistor bridged by the breadboard", () => {
		const wires = ["uno.11 bb.a1", "r.1 bb.b1", "r.2 bb.c1", "bb.d1 red.A", "red.C uno.GND.1"];
		expect(dangersOf({ bb: "breadboard", red: "led", r: R220 }, wires)).toEqual(bare("11"));
	});

	test("behind a button, and behind another LED", () => {
		expect(dangersOf({ b: "button", red: "led" }, ["uno.5V b.1.l", "b.2.l red.A", "red.C uno.GND.1"])).toEqual(
			bare("5V"),
		);
		const chain = ["uno.8 one.A", "one.C red.A", "red.C uno.GND.1"];
		expect(dangersOf({ one: "led", red: "led" }, chain).map(({ code }) => code)).toEqual([
			"led_without_resistor",
			"led_without_resistor",
		]);
	});

	test("one colour of three", () => {
		const wires = ["uno.9 r.1", "r.2 rgb.R", "uno.10 rgb.G", "rgb.COM uno.GND.1"];
		expect(dangersOf({ rgb: "rgb_led", r: R220 }, wires)).toMatchObject([
			{ code: "led_without_resistor", part: "rgb", pin: "10" },
		]);
	});

	test("is none with a resistor on either side, nor while the circuit is open", () => {
		expect(dangersOf({ red: "led", r: R220 }, ["uno.11 r.1", "r.2 red.A", "red.C uno.GND.1"])).toEqual([]);
		expect(dangersOf({ red: "led", r: R220 }, ["uno.11 red.A", "red.C r.1", "r.2 uno.GND.1"])).toEqual([]);
		expect(dangersOf({ red: "led" }, ["uno.11 red.A"])).toEqual([]);
	});
});

describe("too much for a pin", () => {
	test("more than 20 mA, by estimation", () => {
		const lamp = (ohms: number) =>
			dangersOf({ red: "led", r: ["resistor", { ohms }] }, ["uno.11 r.1", "r.2 red.A", "red.C uno.GND.1"]);
		expect(lamp(100)).toMatchObject([{ code: "pin_overload", pin: "11", milliamperes: 21 }]);
		expect(lamp(110)).toEqual([]);
	});

	test("two lamps that one pin must feed, and one that it must sink", () => {
		const two = ["a", "b"].flatMap((id) => [`uno.11 r${id}.1`, `r${id}.2 ${id}.A`, `${id}.C uno.GND.1`]);
		expect(dangersOf({ a: "led", b: "led", ra: R220, rb: R220 }, two)).toMatchObject([{ code: "pin_overload" }]);
		const sunk = ["uno.5V red.A", "red.C r.1", "r.2 uno.5"];
		expect(dangersOf({ red: "led", r: ["resistor", { ohms: 47 }] }, sunk)).toMatchObject([
			{ code: "pin_overload", pin: "5" },
		]);
	});

	test("an LED on 5V that gets more than it stands", () => {
		const wires = ["uno.5V r.1", "r.2 red.A", "red.C uno.GND.1"];
		expect(dangersOf({ red: "led", r: ["resistor", { ohms: 22 }] }, wires)).toMatchObject([
			{ code: "led_overload", part: "red", milliamperes: 71 },
		]);
		expect(dangersOf({ red: "led", r: R220 }, wires)).toEqual([]);
	});

	test("a motor, or a servo's supply", () => {
		expect(dangersOf({ fan: "dc_motor" }, ["uno.5 fan.1", "fan.2 uno.GND.1"])).toEqual([
			{ code: "motor_on_pin", part: "fan", pin: "5" },
		]);
		expect(dangersOf({ arm: "servo" }, ["uno.9 arm.V+", "arm.GND uno.GND.1"])).toMatchObject([
			{ code: "motor_on_pin" },
		]);
		expect(dangersOf({ arm: "servo" }, ["uno.9 arm.PWM", "uno.5V arm.V+", "arm.GND uno.GND.1"])).toEqual([]);
	});

	test("a pin straight on a rail, and two pins on one wire", () => {
		expect(dangersOf({}, ["uno.8 uno.5V"])).toEqual([{ code: "pin_on_rail", pin: "8", rail: "5V" }]);
		expect(dangersOf({}, ["uno.A0 uno.GND.2"])).toEqual([{ code: "pin_on_rail", pin: "A0", rail: "GND" }]);
		expect(dangersOf({}, ["uno.8 uno.9"])).toEqual([{ code: "pins_joined", pin: "8", other: "9" }]);
	});

	test("is nothing for inputs that read a divider", () => {
		const wires = ["uno.5V eye.1", "eye.2 uno.A0", "uno.A0 r.1", "r.2 uno.GND.1"];
		expect(dangersOf({ eye: "photoresistor", r: ["resistor", { ohms: 10_000 }] }, wires)).toEqual([]);
	});
});

test("two parts with one address on the I2C bus", () => {
	const codes = (address: number) =>
		checkWiring(wired({ one: "lcd1602_i2c", two: ["lcd1602_i2c", { address }] }, []), undefined, catalogue).map(
			({ code }) => code,
		);
	expect(codes(39)).toEqual(["same_address"]);
	expect(codes(63)).toEqual([]);
});
