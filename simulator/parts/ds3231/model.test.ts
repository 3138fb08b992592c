import { describe, expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { part } from "./model.ts";

function module(vcc = 5) {
	const rig = rigFor(part.pins, part.create, { supplies: { VCC: vcc, GND: 0 } });
	const lines = { sda: rig.net("SDA"), scl: rig.net("SCL") };
	const device = () => rig.i2c.at(lines, 0x68)[0];
	const write = (register: number, ...bytes: readonly number[]) => {
		device()?.start(false);
		for (const byte of [register, ...bytes]) device()?.write(byte);
		device()?.stop?.();
	};
	const read = (register: number, count: number) => {
		write(register);
		device()?.start(true);
		const bytes = Array.from({ length: count }, (_, index) => device()?.read(index < count - 1) ?? -1);
		device()?.stop?.();
		return bytes;
	};
	return { rig, write, read, device };
}

describe("the clock DS3231", () => {
	test("says that it was never set, until that flag is taken away; it cannot be put back", () => {
		const { write, read } = module();
		expect(read(0x0f, 1)).toEqual([0x88]);
		write(0x0f, 0x08);
		write(0x0f, 0x88);
		expect(read(0x0f, 1)).toEqual([0x08]);
	});

	test("counts on from the time it is set to, over the end of February in a leap year", () => {
		const { rig, write, read } = module();
		write(0, 0x58, 0x59, 0x23, 6, 0x28, 0x02, 0x28);
		expect(read(0, 7)).toEqual([0x58, 0x59, 0x23, 6, 0x28, 0x02, 0x28]);
		rig.pass(2_000_000);
		expect(read(0, 7)).toEqual([0x00, 0x00, 0x00, 7, 0x29, 0x02, 0x28]);
		expect(rig.part.state()).toMatchObject({ time: "2028-02-29 00:00:00" });
		rig.pass(86_400_000_000);
		expect(read(3, 4)).toEqual([1, 0x01, 0x03, 0x28]);
	});

	test.each([
		[25.25, [25, 0x40]],
		[-0.25, [0xff, 0xc0]],
		[-40, [0xd8, 0]],
	])("measures %s °C in quarters of a degree", (celsius, bytes) => {
		const { rig, read } = module();
		rig.part.setControl?.("celsius", celsius);
		expect(read(0x11, 2)).toEqual(bytes);
	});

	test("does not answer without power", () => {
		expect(module(0).device()).toBeUndefined();
	});
});
