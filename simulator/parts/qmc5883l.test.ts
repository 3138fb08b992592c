import { expect, test } from "vitest";
import { rigFor } from "../fixtures/part-rig.ts";
import { powerBetween } from "./power.ts";
import { createQmc5883l, type MagneticField } from "./qmc5883l.ts";

function compass(field: MagneticField = [27_000, -9000, 19_000], vcc = 5) {
	const rig = rigFor(
		["VCC", "GND", "SCL", "SDA"],
		(host) => {
			const power = powerBetween(host, ["VCC", "GND"], { fromVolts: 3.6 });
			createQmc5883l(host, power, { sda: "SDA", scl: "SCL", field: () => field });
			return { state: () => ({ kind: "diode" }) };
		},
		{ supplies: { VCC: vcc, GND: 0 } },
	);
	const device = () => rig.i2c.at({ sda: rig.net("SDA"), scl: rig.net("SCL") }, 0x0d)[0];
	return {
		rig,
		device,
		write(...bytes: number[]) {
			device()?.start(false);
			for (const byte of bytes) device()?.write(byte);
		},
		bytes(register: number, count: number) {
			this.write(register);
			device()?.start(true);
			return Array.from({ length: count }, () => device()?.read(true) ?? -1);
		},
		axes() {
			const bytes = Uint8Array.from(this.bytes(0x00, 6));
			return [0, 2, 4].map((at) => new DataView(bytes.buffer).getInt16(at, true));
		},
	};
}

test("it answers at 0x0D with its id, rests in standby and shows 0 until it is asked to measure", () => {
	const one = compass();
	expect(one.bytes(0x0d, 1)).toEqual([0xff]);
	expect([...one.axes(), ...one.bytes(0x06, 1)]).toEqual([0, 0, 0, 0]);
	one.write(0x09, 0x1d);
	one.rig.pass(10_000);
	expect(one.axes()).toEqual([810, -270, 570]);
});

// 12,000 counts a gauss in the range of 2 G, 3000 in that of 8 G; a gauss is 100,000 nT.
test.each([
	[0x0d, [3240, -1080, 2280]],
	[0x1d, [810, -270, 570]],
])("with %i in control register 1 it shows %j", (control, axes) => {
	const one = compass();
	one.write(0x09, control);
	expect(one.axes()).toEqual(axes);
});

test("a field beyond the range is cut off and sets the overflow bit", () => {
	const one = compass([300_000, 0, 0]);
	one.write(0x09, 0x0d);
	one.rig.pass(10_000);
	expect(one.axes()[0]).toBe(32_767);
	one.rig.pass(10_000);
	expect(one.bytes(0x06, 1)).toEqual([3]);
});

test.each([
	[0x01, 100],
	[0x05, 20],
	[0x09, 10],
	[0x0d, 5],
])("with %i a new value is ready each %i ms, and told once", (control, milliseconds) => {
	const one = compass();
	one.write(0x09, control);
	one.rig.pass(milliseconds * 1000 + 100);
	expect(one.bytes(0x06, 1)).toEqual([1]);
	one.axes();
	expect(one.bytes(0x06, 1)).toEqual([0]);
	one.rig.pass(milliseconds * 1000);
	expect(one.bytes(0x06, 1)).toEqual([1]);
});

test("its numbers stay from the first byte read to the last: who leaves Z out gets the same for ever", () => {
	const field: [number, number, number] = [27_000, -9000, 19_000];
	const one = compass(field);
	one.write(0x09, 0x1d);
	const four = () => one.bytes(0x00, 4);
	const first = four();
	field[0] = -27_000;
	one.rig.pass(10_000);
	expect(four()).toEqual(first);
	one.bytes(0x04, 2);
	expect(one.axes()).toEqual([-810, -270, 570]);
});

test("a soft reset ends its measuring; what is read-only stays; without power it has no address", () => {
	const one = compass();
	one.write(0x09, 0x1d);
	one.write(0x0d, 0x12);
	one.axes();
	one.write(0x0a, 0x80);
	expect([...one.bytes(0x09, 1), ...one.bytes(0x0d, 1)]).toEqual([0, 0xff]);
	expect(one.axes()).toEqual([0, 0, 0]);
	expect(compass([0, 0, 0], 3).device()).toBeUndefined();
});
