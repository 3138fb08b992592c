import { describe, expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { CarBody } from "./body.ts";
import { degreesAt, FLAGS, gpsError } from "./field.ts";
import { part as carKind } from "./model.ts";

function car() {
	const rig = rigFor(carKind.pins, carKind.create, { supplies: { VCC: 5, GND: 0 } });
	const state = () => {
		const now = rig.part.state();
		if (now.kind !== "gps_car") throw new Error("no car");
		return now;
	};
	const set = (id: string, value: number) => rig.part.setControl?.(id, value);
	/** Drives a side's motors; null opens their circuit. */
	const side = (pin: string, volts: number | null) => {
		for (const [end, share] of [
			["+", 0.5],
			["-", -0.5],
		] as const) {
			if (volts === null) rig.outside(pin + end).release();
			else rig.outside(pin + end).drive(4 + volts * share, 0.1);
		}
	};
	const drive = (left: number | null, right: number | null) => {
		side("M1", left);
		side("M2", right);
	};
	const setDown = (east: number, north: number, heading: number) => {
		for (const [id, value] of Object.entries({ east, north, heading })) set(id, value);
	};
	return { rig, state, set, drive, setDown, pass: (seconds: number) => rig.pass(seconds * 1e6) };
}

test.each([
	[0, 24, 32.2],
	[90, 32.2, 24],
	[180, 24, 15.8],
	[270, 15.8, 24],
])("towards %i° it drives from the middle to %f m east and %f m north", (heading, east, north) => {
	const one = car();
	one.setDown(24, 24, heading);
	one.drive(6, 6);
	one.pass(3.4);
	const { at, drive } = one.state();
	expect(Math.abs(at.east - east)).toBeLessThan(0.3);
	expect(Math.abs(at.north - north)).toBeLessThan(0.3);
	expect(drive).toBeCloseTo(1, 1);
});

test.each([
	[3, 1, "right"],
	[1, 3, "left"],
	[-2, 2, "left"],
])("with %f V left and %f V right it turns to the %s", (left, right, way) => {
	const one = car();
	one.setDown(24, 24, 180);
	one.drive(left, right);
	one.pass(0.2);
	expect(Math.sign(one.state().at.heading - 180)).toBe(way === "right" ? 1 : -1);
});

test.each([
	[6, 6, 1],
	[-3, -3, -0.5],
	[3, -3, 0.5],
	[0, 0, 0],
])("%f V and %f V are %f of its power, whichever way the sides turn", (left, right, share) => {
	const one = car();
	one.setDown(24, 24, 0);
	one.drive(left, right);
	one.pass(0.1);
	expect(one.state().drive).toBeCloseTo(share, 1);
});

test("a PWM drives it as its mean does", () => {
	const [pulsed, steady] = [car(), car()];
	for (let period = 0; period < 500; period++) {
		pulsed.drive(6, 6);
		pulsed.rig.pass(512);
		pulsed.drive(0, 0);
		pulsed.rig.pass(512);
	}
	steady.drive(3, 3);
	steady.rig.pass(512_000);
	expect(pulsed.state().at.north).toBeCloseTo(steady.state().at.north, 1);
	expect(pulsed.state().drive).toBeCloseTo(0.5, 1);
});

test("with open motors it rolls out, and the fence stops it", () => {
	const one = car();
	one.drive(6, 6);
	one.pass(2);
	const { north } = one.state().at;
	one.drive(null, null);
	one.pass(2);
	expect(one.state().at.north - north).toBeCloseTo(0.6, 1);
	one.drive(6, 6);
	one.pass(20);
	expect(one.state()).toMatchObject({ at: { east: 10, north: 47 }, controls: { north: 47 } });
});

test("the body turns about its middle: 2.5 m/s on both sides against each other, 0.4 m apart", () => {
	const body = new CarBody();
	for (let step = 0; step < 400; step++) body.step(6, -6);
	const before = body.heading;
	body.step(6, -6);
	expect((body.heading - before + 360) % 360).toBeCloseTo((5 / 0.4) * 0.005 * (180 / Math.PI), 1);
	expect([body.east, body.north]).toEqual([10, 10]);
});

test("it knows how far it is from the flags, and a hand takes it away with still wheels", () => {
	const one = car();
	one.drive(6, 6);
	one.pass(1);
	expect(one.state().trail.length).toBe(4);
	one.drive(0, 0);
	one.setDown(24, 14, 30);
	expect(one.state()).toMatchObject({ from: { red: 10, blue: 27.8 }, trail: [], at: { heading: 30 } });
	one.pass(1);
	expect(one.state().from.red).toBe(10);
});

test("its switch joins SW with ground when it stands on go", () => {
	const one = car();
	one.rig.outside("SW").drive(5, 20_000);
	const seen = [0, 1, 0].map((value) => {
		one.set("go", value);
		return one.rig.network.isHigh(one.rig.net("SW"));
	});
	expect(seen).toEqual([true, false, true]);
});

describe("its receiver", () => {
	test("errs by at most 2.5 m, wanders slowly, and is right on average over a long time", () => {
		const errors = Array.from({ length: 3000 }, (_, second) => gpsError(second));
		expect(Math.max(...errors.map(({ east, north }) => Math.hypot(east, north)))).toBeLessThan(2.5);
		expect(Math.max(...errors.map(({ east, north }) => Math.hypot(east, north)))).toBeGreaterThan(1.8);
		for (const [index, { east, north }] of errors.slice(1).entries()) {
			const before = errors[index];
			expect(Math.hypot(east - (before?.east ?? 0), north - (before?.north ?? 0))).toBeLessThan(0.3);
		}
		expect(errors.reduce((sum, { east }) => sum + east, 0) / errors.length).toBeCloseTo(0, 1);
	});

	test("has no fix at first and under a roof, and believes to be near where the car is", () => {
		const one = car();
		one.setDown(30, 12, 0);
		one.pass(1.5);
		expect(one.state().fix).toBeNull();
		one.pass(1);
		const { fix } = one.state();
		expect(Math.hypot((fix?.east ?? 0) - 30, (fix?.north ?? 0) - 12)).toBeLessThan(2.5);
		one.set("roof", 1);
		one.pass(1);
		expect(one.state().fix).toBeNull();
	});

	test("is at round degrees at the red flag", () => {
		expect(degreesAt(FLAGS.red)).toEqual({ latitude: -6.172, longitude: 35.74 });
		const blue = degreesAt(FLAGS.blue);
		expect([blue.latitude.toFixed(7), blue.longitude.toFixed(7)]).toEqual(["-6.1718734", "35.7401265"]);
	});
});

test.each([0, 45, 90, 200, 290])("its compass, less what the car itself adds, shows %i°", (heading) => {
	const one = car();
	one.set("heading", heading);
	const [device] = one.rig.i2c.at({ sda: one.rig.net("SDA"), scl: one.rig.net("SCL") }, 0x0d);
	for (const bytes of [[0x09, 0x1d], [0x00]]) {
		device?.start(false);
		for (const byte of bytes) device?.write(byte);
	}
	device?.start(true);
	const bytes = Uint8Array.from({ length: 6 }, () => device?.read(true) ?? 0);
	const [x = 0, y = 0] = [0, 2].map((at) => new DataView(bytes.buffer).getInt16(at, true));
	expect((Math.atan2(y + 180, x - 270) * (180 / Math.PI) + 360) % 360).toBeCloseTo(heading, -0.5);
	expect(Math.abs(((Math.atan2(y, x) * (180 / Math.PI) + 360) % 360) - heading)).toBeGreaterThan(3);
});

test("the same calls lead to the same end, however often somebody looks", () => {
	const run = (looks: number) => {
		const one = car();
		one.drive(4, 3);
		for (let look = 0; look < looks; look++) {
			one.pass(3 / looks);
			one.state();
		}
		return one.state();
	};
	expect(run(60)).toEqual(run(1));
});
