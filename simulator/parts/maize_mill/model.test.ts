import { describe, expect, test } from "vitest";
import { powered } from "../../fixtures/part-rig.ts";
import { part as mill } from "./model.ts";

function millWith(controls: Record<string, number> = {}) {
	const module = powered(mill, { VCC: 5, GND: 0 });
	const { rig } = module;
	const device = rig.i2c.at({ sda: rig.net("SDA"), scl: rig.net("SCL") }, 0x68)[0];
	const write = (...bytes: number[]) => {
		device?.start(false);
		for (const byte of bytes) device?.write(byte);
	};
	/** An axis in mg. */
	const axis = (register: number) => {
		write(register);
		device?.start(true);
		const [high = 0, low = 0] = [device?.read(true), device?.read(false)];
		return ((((high << 24) >> 16) | low) * 1000) / 16_384;
	};
	/** The mean, the root mean square about it, and that of the differences, of a quarter of a second. */
	const shaking = (register = 0x3f) => {
		const values = Array.from({ length: 250 }, () => {
			rig.pass(1000);
			return axis(register);
		});
		const rms = (list: number[]) => Math.sqrt(list.reduce((sum, one) => sum + one * one, 0) / list.length);
		const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
		const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
		return { mean, rms: rms(values.map((one) => one - mean)), steps: rms(steps) };
	};
	const state = () => {
		const now = rig.part.state();
		if (now.kind !== "maize_mill") throw new Error("no mill");
		return now;
	};
	for (const [id, value] of Object.entries(controls)) module.set(id, value);
	write(0x6b, 0);
	rig.pass(1_500_000);
	return { ...module, write, axis, shaking, state };
}

test.each([
	[{ running: 0, wear: 600, load: 100 }, 2],
	[{ running: 1, normal: 20 }, 20],
	[{ running: 1, normal: 60, load: 100 }, 90],
	[{ running: 1, normal: 40, wear: 220 }, 88],
	[{ running: 1, normal: 40, wear: 600, load: 50 }, 300],
	[{ running: 1, normal: 40, loose: 1 }, 204],
])("with %j its casing shakes with %i mg", (controls, mg) => {
	const one = millWith(controls);
	expect(one.state().controls.mg).toBe(mg);
	const { mean, rms } = one.shaking();
	expect(Math.abs(mean - 1000)).toBeLessThan(3 + mg / 15);
	expect(Math.abs(rms / mg - 1)).toBeLessThan(0.05);
	expect(Math.abs(one.shaking(0x3b).rms / (mg / 2) - 1)).toBeLessThan(0.06);
});

test("a worn bearing rings, a loose bolt knocks at each turn: the differences tell", () => {
	const ratio = (controls: Record<string, number>) => {
		const { rms, steps } = millWith({ running: 1, ...controls }).shaking();
		return steps / rms;
	};
	expect(ratio({})).toBeCloseTo(0.38, 1);
	expect(ratio({ loose: 1 })).toBeCloseTo(0.4, 1);
	expect(ratio({ wear: 220 })).toBeGreaterThan(0.8);
	expect(ratio({ wear: 600 })).toBeGreaterThan(0.9);
});

test.each([
	[0, 88],
	[1, 80],
	[2, 57],
	[3, 36],
	[6, 6],
])("filter %i leaves %i mg of a worn bearing's 88", (filter, mg) => {
	const one = millWith({ running: 1, wear: 220 });
	one.write(0x1a, filter);
	expect(Math.abs(one.shaking().rms - mg)).toBeLessThan(3);
});

test("starts and stops within a second, and a knock fades sooner", () => {
	const one = millWith({ wear: 300 });
	expect(one.shaking().rms).toBeLessThan(3);
	one.set("knock", 1);
	expect(one.state().knocked).toBe(true);
	expect(one.shaking().rms).toBeGreaterThan(200);
	one.rig.pass(250_000);
	expect(one.shaking().rms).toBeLessThan(3);
	expect(one.state().knocked).toBe(false);
	one.set("running", 1);
	one.rig.pass(700_000);
	expect(Math.abs(one.shaking().rms - 120)).toBeLessThan(6);
	one.set("running", 0);
	one.rig.pass(700_000);
	expect(one.shaking().rms).toBeLessThan(4);
});

describe("a hand that moves the shaking", () => {
	test.each([
		[0, 105, 260],
		[0, 160, 400],
		[0, 700, 600],
		[1, 250, 380],
	])("with loose %i to %i mg leaves a bearing of %i percent", (loose, mg, wear) => {
		const one = millWith({ running: 1, normal: 40, loose });
		one.set("mg", mg);
		expect(one.state().controls.wear).toBe(wear);
	});

	test("moves nothing while the mill stands", () => {
		const one = millWith();
		one.set("mg", 200);
		expect(one.state().controls).toEqual({ mg: 2, wear: 100 });
	});
});

test("results are renewed each millisecond, and the same moment gives the same", () => {
	const [one, other] = [millWith({ running: 1 }), millWith({ running: 1 })];
	for (const each of [one, other]) each.rig.pass(100);
	const before = one.axis(0x3f);
	one.rig.pass(600);
	expect(one.axis(0x3f)).toBe(before);
	one.rig.pass(1000);
	expect(one.axis(0x3f)).not.toBe(before);
	expect(other.axis(0x3f)).toBe(before);
});

test("sleeps until it is woken, and without power there is no chip", () => {
	const asleep = powered(mill, { VCC: 5, GND: 0 });
	asleep.rig.pass(1000);
	expect(asleep.rig.part.state()).toMatchObject({ powered: true });
	const dead = powered(mill, { VCC: 2, GND: 0 });
	expect(dead.rig.i2c.at({ sda: dead.rig.net("SDA"), scl: dead.rig.net("SCL") }, 0x68)).toEqual([]);
});
