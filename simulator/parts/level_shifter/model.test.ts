import { describe, expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { part } from "./model.ts";

const SUPPLIES = { LV: 3.3, HV: 5, "GND.1": 0, "GND.2": 0 };

function shifter(supplies: Record<string, number> = SUPPLIES) {
	const rig = rigFor(part.pins, part.create, { supplies });
	return { rig, volts: (pin: string) => rig.network.volts(rig.net(pin)) };
}

describe.each([1, 2, 3, 4])("channel %s", (channel) => {
	const [low, high] = [`LV${channel}`, `HV${channel}`];

	test("rests high, each side at its own supply", () => {
		const { volts } = shifter();
		expect(volts(low)).toBeCloseTo(3.3, 2);
		expect(volts(high)).toBeCloseTo(5, 2);
	});

	test.each([
		["a 5 V pin", high, 5],
		["a 3.3 V pin", low, 3.3],
	])("follows %s that drives both levels, and stays within each side's supply", (_, pin, supply) => {
		const { rig, volts } = shifter();
		for (const level of [0, supply, 0, supply]) {
			rig.outside(pin).drive(level, 25);
			expect([volts(low), volts(high)]).toEqual(
				level === 0 ? [expect.closeTo(0, 1), expect.closeTo(0, 1)] : [expect.closeTo(3.3, 1), expect.closeTo(5, 1)],
			);
		}
	});

	test.each([high, low])("goes up by its own resistors when the open drain at %s lets go", (pin) => {
		const { rig, volts } = shifter();
		const levels: boolean[] = [];
		const other = pin === high ? low : high;
		rig.network.onLevel(rig.net(other), (is) => levels.push(is));
		rig.outside(pin).drive(0, 25);
		rig.outside(pin).release();
		expect(levels).toEqual([false, true]);
		expect(volts(low)).toBeCloseTo(3.3, 2);
		expect(volts(high)).toBeCloseTo(5, 2);
	});
});

test("its channels are apart", () => {
	const { rig, volts } = shifter();
	rig.outside("HV2").drive(0, 25);
	expect([volts("LV1"), volts("LV2"), volts("LV3")].map(Math.round)).toEqual([3, 0, 3]);
});

describe("a bus through it", () => {
	const device = { exchange: (byte: number) => byte ^ 0xff };
	function bus(supplies: Record<string, number>) {
		const { rig } = shifter(supplies);
		const at = (sck: string, mosi: string, miso: string) => ({
			sck: rig.net(sck),
			mosi: rig.net(mosi),
			miso: rig.net(miso),
		});
		rig.outside("HV4").drive(0, 25);
		rig.spi.attach(at("LV1", "LV2", "HV3"), rig.net("LV4"), device);
		rig.i2c.attach(
			{ sda: rig.net("LV1"), scl: rig.net("LV2") },
			{ address: 0x39, start: () => true, write: () => true, read: () => 0 },
		);
		return {
			spi: (sck: string, mosi: string, miso: string) => rig.spi.exchange(at(sck, mosi, miso), 0x0f, 0),
			i2c: (sda: string, scl: string) => rig.i2c.at({ sda: rig.net(sda), scl: rig.net(scl) }, 0x39).length,
		};
	}

	test("reaches what is on the other side of the same channels", () => {
		const { spi, i2c } = bus(SUPPLIES);
		expect(spi("HV1", "HV2", "HV3")).toBe(0xf0);
		expect(spi("HV2", "HV1", "HV3")).toBeUndefined();
		expect(i2c("HV1", "HV2")).toBe(1);
		expect(i2c("HV1", "HV3")).toBe(0);
	});

	test.each(["LV", "HV"])("passes nothing while %s has no supply", (pin) => {
		const { spi, i2c } = bus({ ...SUPPLIES, [pin]: 0 });
		expect(spi("HV1", "HV2", "HV3")).toBeUndefined();
		expect(i2c("HV1", "HV2")).toBe(0);
	});
});
