import { describe, expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { part } from "./model.ts";

/** A panel at a supply of 4.5 V behind this resistance. */
function panel(ohms = 0.01) {
	const rig = rigFor(part.pins, part.create, {
		supplies: { GND: 0 },
		wire: (network, net, supply) => {
			network.branch(supply, net("VCC"), { ohms, forwardVolts: 0.5 });
		},
	});
	const level = (high: boolean, microseconds: number) => {
		rig.outside("DIN").drive(high ? 5 : 0, 25);
		rig.pass(microseconds);
	};
	const send = (colors: readonly number[]) => {
		for (const color of colors)
			for (let bit = 23; bit >= 0; bit--) {
				const length = (color >> bit) & 1 ? 0.8 : 0.4;
				level(true, length);
				level(false, 1.25 - length);
			}
		level(false, 60);
	};
	const pixels = () => {
		const state = rig.part.state();
		return state.kind === "neopixel_matrix" ? state.pixels : [];
	};
	level(false, 100);
	return { send, pixels, volts: () => rig.network.volts(rig.net("VCC")), rig };
}

test("shows 64 colours, and the next frame instead of them", () => {
	const { send, pixels } = panel();
	const frame = Array.from({ length: 64 }, (_, index) => index);
	send(frame);
	expect(pixels()).toEqual(frame);
	send([0x00ff00]);
	expect(pixels()).toEqual([0xff0000, ...frame.slice(1)]);
});

describe("the current", () => {
	test.each([
		["dark", 0x000000, 0.064],
		["one colour at a tenth", 0x190000, 0.064 + 64 * 0.00196],
		["white at full brightness", 0xffffff, 0.064 + 64 * 0.06],
	])("of a panel that is %s follows its light", (_, color, amperes) => {
		const { send, volts } = panel(0.05);
		send(Array(64).fill(color));
		expect((4.5 - volts()) / 0.05).toBeCloseTo((amperes * volts()) / 5, 2);
	});

	test("that is too much for weak cells makes it dark", () => {
		const { send, pixels, volts } = panel(1.5);
		send(Array(64).fill(0x202020));
		expect(pixels()[63]).toBe(0x202020);
		send(Array(64).fill(0xffffff));
		expect([pixels()[0], pixels()[63]]).toEqual([0, 0]);
		expect(volts()).toBeGreaterThan(4.3);
		send(Array(64).fill(0x200000));
		expect(pixels()[5]).toBe(0x002000);
	});
});

test("is dark without its ground", () => {
	const rig = rigFor(part.pins, part.create, { supplies: { VCC: 5 } });
	expect(rig.part.state()).toEqual({ kind: "neopixel_matrix", pixels: Array(64).fill(0) });
});
