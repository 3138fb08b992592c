import { afterAll, beforeAll, expect, test } from "vitest";
import type {} from "#simulator/parts/balancing_robot/model.ts";
import type {} from "#simulator/parts/dc_motor/model.ts";
import type {} from "#simulator/parts/gps_car/model.ts";
import type {} from "#simulator/parts/led/model.ts";
import type {} from "#simulator/parts/relay/model.ts";
import type {} from "#simulator/parts/seven_segment/model.ts";
import { openSketches, wired } from "./part-rig.ts";

/** What a real sketch moves through relays, transistors and shift registers. */

let sketches: Awaited<ReturnType<typeof openSketches>>;
beforeAll(async () => {
	sketches = await openSketches();
});
afterAll(() => sketches.close());

const resistor = (ohms: number) => ({ kind: "resistor", props: { ohms } });
const SEGMENTS = ["A", "B", "C", "D", "E", "F", "G", "DP"];

test("a digit behind a 74HC595, a lamp behind a relay, a motor behind a transistor with its diode, one behind a MOSFET", async () => {
	const rig = await sketches.rig(
		"drivers",
		{
			chip: "shift_register",
			digit: "seven_segment",
			...Object.fromEntries(SEGMENTS.map((name) => [`r${name.toLowerCase()}`, resistor(330)])),
			relay: "relay",
			lamp: "led",
			rlamp: resistor(220),
			npn: "npn_transistor",
			rbase: resistor(220),
			wheel: "dc_motor",
			back: "diode",
			fet: "mosfet",
			fan: "dc_motor",
			cells: { kind: "battery", props: { volts: 6 } },
			smooth: { kind: "capacitor", props: { microfarads: 100 } },
			rsmooth: resistor(1000),
		},
		[
			...wired("chip", { DS: "4", SHCP: "2", STCP: "3", VCC: "5V", GND: "GND.1", MR: "5V", OE: "GND.1" }),
			...SEGMENTS.flatMap((name, bit) =>
				wired(`r${name.toLowerCase()}`, { "1": `chip.Q${bit}`, "2": `digit.${name}` }),
			),
			...wired("digit", { "COM.1": "GND.1" }),
			...wired("relay", { VCC: "5V", GND: "GND.1", IN: "7", COM: "5V", NO: "rlamp.1" }),
			...wired("lamp", { A: "rlamp.2", C: "GND.2" }),
			...wired("cells", { "-": "GND.3" }),
			...wired("rbase", { "1": "6", "2": "npn.B" }),
			...wired("npn", { C: "wheel.2", E: "GND.2" }),
			...wired("wheel", { "1": "cells.+" }),
			...wired("back", { A: "wheel.2", C: "cells.+" }),
			...wired("fet", { G: "5", D: "fan.2", S: "GND.2" }),
			...wired("fan", { "1": "cells.+" }),
			...wired("rsmooth", { "1": "6", "2": "smooth.1" }),
			...wired("smooth", { "1": "A0", "2": "GND.1" }),
		],
	);
	const SHAPES = ["ABCDEF", "BC", "ABDEG", "ABCDG", "BCFG", "ACDFG", "ACDEFG", "ABC", "ABCDEFG", "ABCDFG"];
	rig.simulation.advance(50);
	for (const [digit, relay, transistor, mosfet] of [
		[0, 0, 0, 0],
		[3, 1, 255, 0],
		[7, 0, 128, 1],
		[9, 1, 0, 1],
	] as const) {
		rig.simulation.sendSerial(`${digit} ${relay} ${transistor} ${mosfet}`);
		const [volts = -1] = rig.read(4000);
		const { segments } = rig.state("digit", "seven_segment");
		expect(SEGMENTS.filter((_, index) => (segments[index] ?? 0) > 0.3).join("")).toBe(SHAPES[digit]);
		expect(rig.state("relay", "relay")).toEqual({ kind: "relay", powered: true, closed: relay === 1 });
		expect(rig.state("lamp", "led").brightness).toBeCloseTo(relay, 3);
		const speed = rig.state("wheel", "dc_motor").speed;
		expect(Math.abs(speed - (transistor / 255) * 0.85)).toBeLessThan(0.15);
		// The battery's internal resistance is 1.5 Ω, the winding's 8 Ω.
		expect(Math.abs(rig.state("fan", "dc_motor").speed - mosfet * 0.84)).toBeLessThan(0.05);
		expect(volts).toBeGreaterThanOrEqual(0);
	}
});

test("a robot behind an L298N stands on its wheels, comes back after a push and rests when it lies", async () => {
	const rig = await sketches.rig(
		"balance",
		{ robot: "balancing_robot", driver: "motor_driver", battery: { kind: "battery", props: { volts: 9 } } },
		[
			...wired("robot", { VCC: "5V", GND: "GND.1", SCL: "A5", SDA: "A4" }),
			...wired("driver", { ENA: "5", ENB: "6", IN1: "4", IN2: "7", IN3: "8", IN4: "9", GND: "GND.2" }),
			["driver.OUT1", "robot.M1+"],
			["driver.OUT2", "robot.M1-"],
			["driver.OUT3", "robot.M2+"],
			["driver.OUT4", "robot.M2-"],
			["battery.+", "driver.VS"],
			["battery.-", "driver.GND"],
		],
	);
	const robot = () => rig.state("robot", "balancing_robot");
	/** The widest tilt in this time, seen each 5 ms. */
	const widest = (milliseconds: number) => {
		let tilt = 0;
		for (let passed = 0; passed < milliseconds; passed += 5) {
			rig.simulation.advance(5);
			tilt = Math.max(tilt, Math.abs(robot().tilt));
		}
		return tilt;
	};
	rig.simulation.advance(1000);
	expect(robot()).toMatchObject({ lying: true, drive: 0 });
	expect(rig.read(0)[0]).toBeCloseTo(60, 0);
	for (const [tilt, side] of [
		[2, "pushright"],
		[-2, "pushleft"],
		[1, "pushleft"],
	] as const) {
		rig.set({ "robot.tilt": tilt, "robot.held": 1 });
		rig.simulation.advance(1500);
		rig.set({ "robot.held": 0 });
		rig.simulation.advance(1500);
		expect(widest(3000)).toBeLessThan(5);
		rig.set({ [`robot.${side}`]: 1 });
		expect(widest(150)).toBeGreaterThan(1.5);
		rig.set({ [`robot.${side}`]: 0 });
		rig.simulation.advance(1500);
		expect(widest(3000)).toBeLessThan(5);
		expect(Math.abs(robot().speed)).toBeLessThan(0.4);
		rig.set({ "robot.tilt": side === "pushleft" ? -55 : 55, "robot.held": 1 });
		rig.simulation.advance(900);
		expect(robot().drive).toBe(0);
	}
});

test("a car behind an L298N drives to the flag from everywhere, and rests there, without a fix and at its switch", async () => {
	const rig = await sketches.rig(
		"gps-drive",
		{ car: "gps_car", driver: "motor_driver", battery: { kind: "battery", props: { volts: 9 } } },
		[
			...wired("car", { VCC: "5V", GND: "GND.1", TX: "2", SCL: "A5", SDA: "A4", SW: "12" }),
			...wired("driver", { ENA: "5", ENB: "6", IN1: "4", IN2: "7", IN3: "8", IN4: "9", GND: "GND.2" }),
			["driver.OUT1", "car.M1+"],
			["driver.OUT2", "car.M1-"],
			["driver.OUT3", "car.M2+"],
			["driver.OUT4", "car.M2-"],
			["battery.+", "driver.VS"],
			["battery.-", "driver.GND"],
		],
	);
	const car = () => rig.state("car", "gps_car");
	rig.set({ "car.go": 1 });
	rig.simulation.advance(1800);
	expect(car()).toMatchObject({ drive: 0, fix: null });
	for (const [east, north, heading] of [
		[5, 20, 0],
		[40, 6, 300],
		[12, 44, 45],
		[45, 40, 180],
	] as const) {
		rig.set({ "car.east": east, "car.north": north, "car.heading": heading, "car.go": 0 });
		const [, shown = 0] = rig.read(1500);
		expect(Math.abs(((shown - heading + 540) % 360) - 180)).toBeLessThan(2);
		expect(car()).toMatchObject({ drive: 0, at: { east, north } });
		rig.set({ "car.go": 1 });
		rig.simulation.advance(3000);
		expect(car().drive).toBeGreaterThan(0.3);
		rig.set({ "car.roof": 1 });
		rig.simulation.advance(1500);
		expect(car().drive).toBe(0);
		rig.set({ "car.roof": 0 });
		rig.simulation.advance(14_000);
		expect(car().drive).toBe(0);
		expect(car().from.red).toBeLessThan(6);
		const [metres = 0] = rig.read(100);
		expect(Math.abs(metres - car().from.red)).toBeLessThan(2.6);
	}
});
