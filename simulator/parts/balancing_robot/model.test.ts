import { describe, expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { Body } from "./body.ts";
import { part as robotKind } from "./model.ts";

function robot() {
	const rig = rigFor(robotKind.pins, robotKind.create, { supplies: { VCC: 5, GND: 0 } });
	const state = () => {
		const now = rig.part.state();
		if (now.kind !== "balancing_robot") throw new Error("no robot");
		return now;
	};
	const set = (id: string, value: number) => rig.part.setControl?.(id, value);
	/** Drives both motors; null opens their circuits. */
	const drive = (volts: number | null) => {
		for (const pin of ["M1", "M2"])
			for (const [end, share] of [
				["+", 0.5],
				["-", -0.5],
			] as const) {
				if (volts === null) rig.outside(pin + end).release();
				else rig.outside(pin + end).drive(4 + volts * share, 0.1);
			}
	};
	const device = () => rig.i2c.at({ sda: rig.net("SDA"), scl: rig.net("SCL") }, 0x68)[0];
	const words = (register: number, count: number) => {
		device()?.start(false);
		device()?.write(register);
		device()?.start(true);
		return Array.from(
			{ length: count },
			() => ((device()?.read(true) ?? 0) << 24) / 65_536 + (device()?.read(true) ?? 0),
		);
	};
	const wake = () => {
		device()?.start(false);
		for (const byte of [0x6b, 0]) device()?.write(byte);
	};
	/** Holds it at an angle, then lets it go. */
	const standUp = (degrees: number) => {
		set("tilt", degrees);
		set("held", 1);
		rig.pass(3_000_000);
		set("held", 0);
	};
	return { rig, state, set, drive, words, wake, standUp, pass: (seconds: number) => rig.pass(seconds * 1e6) };
}

test("lies on the ground at first, and a hand sets it up at the speed of a hand", () => {
	const one = robot();
	one.pass(1);
	expect(one.state()).toMatchObject({ tilt: 60, lying: true, held: false, drive: 0, speed: 0 });
	one.set("tilt", -30);
	one.set("held", 1);
	one.pass(0.25);
	expect(one.state().tilt).toBeCloseTo(34, -1);
	one.pass(3);
	expect(one.state()).toMatchObject({ tilt: -30, lying: false, held: true });
});

test.each([
	[1, 60],
	[-1, -60],
])("released at %i° it falls to %i°, and stays there", (from, to) => {
	const one = robot();
	one.standUp(from);
	one.pass(0.3);
	const leaning = one.state().tilt * Math.sign(from);
	expect(leaning).toBeGreaterThan(2);
	expect(leaning).toBeLessThan(10);
	one.pass(2);
	expect(one.state()).toMatchObject({ tilt: to, lying: true });
	one.drive(6 * Math.sign(from));
	one.pass(2);
	expect(one.state()).toMatchObject({ tilt: to, lying: true });
});

test("without motors it falls as a pendulum does: e-fold in the root of L / g", () => {
	const body = new Body();
	const degree = Math.PI / 180;
	for (let step = 0; step < 10; step++) body.step({ volts: 0, heldAt: 1, push: 0 });
	for (let step = 0; step < 300; step++) body.step({ volts: 0, heldAt: null, push: 0 });
	expect(body.tilt / degree).toBeCloseTo(Math.cosh(0.3 * Math.sqrt(9.81 / 0.2)), 0);
});

test.each([
	[6, 1],
	[3, 0.5],
	[-6, -1],
	[0, 0],
])("held, %s V turn its wheels at %s of full speed, and it goes nowhere", (volts, share) => {
	const one = robot();
	one.set("held", 1);
	one.drive(volts);
	one.pass(1);
	expect(one.state().speed).toBeCloseTo(share, 1);
	expect(one.state().drive).toBeCloseTo(share, 1);
	expect(one.state().distance).toBe(0);
	one.drive(null);
	one.pass(0.3);
	expect(Math.abs(one.state().speed)).toBeCloseTo(Math.abs(share) * 0.54, 1);
	expect(one.state().drive).toBe(0);
});

test("wheels that drive under it raise it again; the other way they throw it over", () => {
	const after = (volts: number) => {
		const one = robot();
		one.standUp(5);
		one.drive(volts);
		one.pass(0.12);
		return one.state().tilt;
	};
	expect(after(6)).toBeLessThan(5);
	expect(after(-6)).toBeGreaterThan(12);
});

test.each([0, 0.25, 0.5, 0.75])("a PWM of %s drives it as its mean does, exactly", (duty) => {
	const [pulsed, steady] = [robot(), robot()];
	for (const each of [pulsed, steady]) each.set("held", 1);
	for (let period = 0; period < 500; period++) {
		if (duty > 0) pulsed.drive(6);
		pulsed.rig.pass(1024 * duty);
		pulsed.drive(0);
		pulsed.rig.pass(1024 * (1 - duty));
	}
	steady.drive(6 * duty);
	steady.rig.pass(512_000);
	expect(Math.abs(pulsed.state().speed - steady.state().speed)).toBeLessThan(0.02);
	expect(Math.abs(pulsed.state().drive - duty)).toBeLessThan(0.03);
});

test("pushes tip it over to their side", () => {
	for (const [side, sign] of [
		["pushright", 1],
		["pushleft", -1],
	] as const) {
		const one = robot();
		one.standUp(0);
		one.pass(1);
		expect(one.state().tilt).toBe(0);
		one.set(side, 1);
		one.pass(0.2);
		expect(one.state().push).toBe(sign);
		one.set(side, 0);
		one.pass(0.1);
		expect(one.state().tilt * sign).toBeGreaterThan(15);
	}
});

describe("its sensor", () => {
	test.each([0, 30, -45])("feels how it is held, at %i°", (degrees) => {
		const one = robot();
		one.wake();
		one.set("tilt", degrees);
		one.set("held", 1);
		one.pass(3);
		const [x = 0, y = 0, z = 0] = one.words(0x3b, 3);
		expect(x).toBe(0);
		expect((Math.atan2(y, z) * 180) / Math.PI).toBeCloseTo(degrees, 1);
	});

	test("feels its turning forwards as positive, and its own wheels beside gravity", () => {
		const one = robot();
		one.wake();
		one.set("tilt", 5);
		one.set("held", 1);
		one.pass(3);
		one.set("held", 0);
		one.pass(0.1);
		expect((one.words(0x43, 1)[0] ?? 0) / 131).toBeGreaterThan(20);
		one.drive(6);
		one.pass(0.01);
		const [, y = 0, z = 0] = one.words(0x3b, 3);
		expect((Math.atan2(y, z) * 180) / Math.PI).toBeLessThan(-20);
	});
});

test("the same calls lead to the same end, however often somebody looks", () => {
	const run = (looks: number) => {
		const one = robot();
		one.standUp(2);
		one.drive(3);
		for (let look = 0; look < looks; look++) {
			one.pass(0.3 / looks);
			one.state();
		}
		return one.state();
	};
	expect(run(60)).toEqual(run(1));
});
