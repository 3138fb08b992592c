import { m } from "#messages/generated/messages.js";
import type { PlacedPart } from "#simulator/circuit.ts";
import { BREADBOARD_SIZE, HOLES } from "../building/holes.ts";
import type { PartLayout, PinPlace } from "./part-layout.ts";
import { UNKNOWN_PART_SIZE } from "./UnknownPart.tsx";

const UP = { outX: 0, outY: -1 };
const DOWN = { outX: 0, outY: 1 };
const LEFT = { outX: -1, outY: 0 };
const RIGHT = { outX: 1, outY: 0 };
type Way = typeof UP;

/** A pin at x, y; without words it is called what is printed beside it. */
type Pin = readonly [name: string, x: number, y: number, way: Way, words?: (() => string) | undefined];

function pins(list: readonly Pin[]): Record<string, PinPlace> {
	return Object.fromEntries(
		list.map(([name, x, y, way, words]) => [name, { x, y, ...way, label: words?.() ?? name } as const]),
	);
}

/** Pins in one line, each so far from the one before. */
function row(names: readonly string[], x: number, y: number, step: number, way: Way): Pin[] {
	return names.map((name, place) => [name, x + place * step, y, way, PRINTED[name]] as const);
}

function column(names: readonly string[], x: number, y: number, step: number, way: Way): Pin[] {
	return names.map((name, place) => [name, x, y + place * step, way, PRINTED[name]] as const);
}

const PRINTED: Record<string, (() => string) | undefined> = { GND: m.pin_ground, VCC: m.pin_power };

/** Sizes and pins in scene pixels; those of the elements' drawings as their own `pinInfo` says. */
const LAYOUTS: Record<string, () => PartLayout> = {
	breadboard: () => ({
		...BREADBOARD_SIZE,
		name: m.part_breadboard(),
		pins: Object.fromEntries(HOLES.map(({ name, x, y }) => [name, { x, y, outX: 0, outY: 0, label: name }])),
	}),
	ds18b20: () => ({
		width: 172,
		height: 232,
		name: m.part_ds18b20(),
		pins: pins([
			["GND", 32, 172, DOWN, m.pin_ground],
			["DQ", 12, 60, UP, m.pin_data],
			["VDD", 12, 172, DOWN, m.pin_power],
		]),
	}),
	buzzer: () => ({
		width: 104,
		height: 88,
		name: m.part_buzzer(),
		pins: pins([
			["-", 24.8, 82, DOWN, m.pin_minus],
			["+", 45.8, 82, DOWN, m.pin_plus],
		]),
		plugs: true,
		body: { left: 2, top: 2, right: 70, bottom: 84 },
	}),
	led: () => ({
		width: 56,
		height: 96,
		name: m.part_led(),
		pins: pins([
			["C", 19, 86, DOWN, m.pin_cathode],
			["A", 38, 91, DOWN, m.pin_anode],
		]),
		plugs: true,
		body: { left: 7, top: 2, right: 50, bottom: 90 },
	}),
	rgb_led: () => ({
		width: 42,
		height: 73,
		name: m.part_rgb_led(),
		pins: pins([
			["R", 8.5, 44, DOWN, m.pin_red],
			["COM", 18, 54, DOWN, m.pin_common],
			["G", 26.4, 44, DOWN, m.pin_green],
			["B", 35.7, 44, DOWN, m.pin_blue],
		]),
		plugs: true,
		body: { left: 4, top: 0, right: 38, bottom: 52 },
	}),
	resistor: () => ({
		width: 64,
		height: 14,
		name: m.part_resistor(),
		pins: pins([
			["1", 2, 7, LEFT, m.pin_end],
			["2", 62, 7, RIGHT, m.pin_end],
		]),
		plugs: true,
		body: { left: 6, top: -3, right: 58, bottom: 17 },
	}),
	button: () => ({
		width: 67,
		height: 45,
		name: m.part_button(),
		pins: pins([
			["1.l", 0, 13, LEFT, () => m.pin_side_left({ number: 1 })],
			["2.l", 0, 32, LEFT, () => m.pin_side_left({ number: 2 })],
			["1.r", 67, 13, RIGHT, () => m.pin_side_right({ number: 1 })],
			["2.r", 67, 32, RIGHT, () => m.pin_side_right({ number: 2 })],
		]),
		plugs: true,
		body: { left: 8, top: 0, right: 59, bottom: 45 },
	}),
	potentiometer: () => ({
		width: 76,
		height: 76,
		name: m.part_potentiometer(),
		pins: pins(row(["GND", "SIG", "VCC"], 29, 68.5, 10, DOWN)),
		plugs: true,
	}),
	photoresistor: () => ({
		width: 40,
		height: 72,
		name: m.part_photoresistor(),
		pins: pins([
			["1", 10.4, 66, DOWN, m.pin_end],
			["2", 29.6, 66, DOWN, m.pin_end],
		]),
		plugs: true,
		body: { left: 2, top: 2, right: 38, bottom: 62 },
	}),
	tilt: () => ({
		width: 36,
		height: 80,
		name: m.part_tilt(),
		pins: pins([
			["1", 13.2, 74, DOWN, m.pin_end],
			["2", 22.8, 74, DOWN, m.pin_end],
		]),
		plugs: true,
		body: { left: 4, top: 2, right: 32, bottom: 70 },
	}),
	dht11: () => dht(m.part_dht11()),
	dht22: () => dht(m.part_dht22()),
	hc_sr04: () => ({
		width: 170,
		height: 94.5,
		name: m.part_hc_sr04(),
		pins: pins(row(["VCC", "TRIG", "ECHO", "GND"], 71.3, 94.5, 10, DOWN)),
		plugs: true,
	}),
	pir: () => ({
		width: 91,
		height: 92.4,
		name: m.part_pir(),
		pins: pins(row(["VCC", "OUT", "GND"], 36.2, 92, 9.7, DOWN)),
		plugs: true,
	}),
	servo: () => ({
		width: 170,
		height: 119.5,
		name: m.part_servo(),
		pins: pins(column(["GND", "V+", "PWM"], 0, 50, 9.5, LEFT)),
	}),
	lcd1602: () => ({
		width: 302.4,
		height: 136,
		name: m.part_lcd1602(),
		pins: pins(row(LCD_PINS, 32, 131, 9.6, DOWN)),
		plugs: true,
	}),
	lcd1602_i2c: () => ({
		width: 302.4,
		height: 136,
		name: m.part_lcd1602_i2c(),
		pins: pins(column(["GND", "VCC", "SDA", "SCL"], 4, 32, 9.5, LEFT)),
	}),
	gas_sensor: () => ({
		width: 137,
		height: 62.8,
		name: m.part_gas_sensor(),
		pins: pins(column(["AOUT", "DOUT", "GND", "VCC"], 137, 16.5, 9.9, RIGHT)),
	}),
	flame_sensor: () => ({
		width: 200,
		height: 61.5,
		name: m.part_flame_sensor(),
		pins: pins(column(["VCC", "GND", "DOUT", "AOUT"], 199, 14.6, 9.7, RIGHT)),
	}),
	joystick: () => ({
		width: 103,
		height: 120,
		name: m.part_joystick(),
		pins: pins(row(["VCC", "VERT", "HORZ", "SEL", "GND"], 33, 115.8, 9.6, DOWN)),
	}),
	touch: () => ({
		width: 92,
		height: 112,
		name: m.part_touch(),
		pins: pins(row(["GND", "VCC", "SIG"], 36.4, 106, 9.6, DOWN)),
		plugs: true,
		body: { left: 4, top: 2, right: 88, bottom: 100 },
	}),
	dc_motor: () => ({
		width: 132,
		height: 84,
		name: m.part_dc_motor(),
		pins: pins([
			["1", 4, 30, LEFT, m.pin_end],
			["2", 4, 54, LEFT, m.pin_end],
		]),
	}),
	motor_driver: () => ({
		width: 168,
		height: 168,
		name: m.part_motor_driver(),
		pins: pins([
			...column(["OUT1", "OUT2"], 4, 54, 19.2, LEFT),
			...column(["OUT3", "OUT4"], 164, 54, 19.2, RIGHT),
			...row(["VS", "GND", "5V"], 26, 164, 19.2, DOWN),
			...row(["ENA", "IN1", "IN2", "IN3", "IN4", "ENB"], 102, 164, 9.6, DOWN),
		]),
	}),
	battery: () => ({
		width: 68,
		height: 128,
		name: m.part_battery(),
		pins: pins([
			["+", 20, 4, UP, m.pin_plus],
			["-", 48, 4, UP, m.pin_minus],
		]),
	}),
};

const LCD_PINS = ["VSS", "VDD", "V0", "RS", "RW", "E", "D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "A", "K"];

function dht(name: string): PartLayout {
	return {
		width: 57,
		height: 116.7,
		name,
		pins: pins(row(["VCC", "SDA", "NC", "GND"], 15, 114.9, 9.6, DOWN)),
		plugs: true,
	};
}

const made = new Map<string, PartLayout>();

/** The layout of a placed part; one of a kind that is not known here is a box without pins. */
export function layoutOf({ kind }: Pick<PlacedPart, "kind">): PartLayout {
	const known = made.get(kind);
	if (known) return known;
	const layout = hasDrawing({ kind }) ? LAYOUTS[kind]?.() : undefined;
	if (!layout) return { ...UNKNOWN_PART_SIZE, name: m.part_unknown(), pins: {} };
	made.set(kind, layout);
	return layout;
}

/** Whether a part's kind is one that is known here. */
export function hasDrawing({ kind }: Pick<PlacedPart, "kind">): boolean {
	return Object.hasOwn(LAYOUTS, kind);
}
