import { describe, expect, test } from "vitest";
import { display, onEightWires, SUPPLIES } from "../../fixtures/lcd1602-rig.ts";

describe("what makes it visible", () => {
	test.each([
		[0, 1],
		[0.5, 1],
		[1.25, 0.5],
		[2.5, 0],
		[5, 0],
	])("with %s V at V0 the contrast is %s", (volts, contrast) => {
		expect(onEightWires({ supplies: { ...SUPPLIES, V0: volts } }).state().contrast).toBeCloseTo(contrast, 2);
	});

	test("with V0 left open nothing is seen", () => {
		const { V0: _left, ...others } = SUPPLIES;
		expect(onEightWires({ supplies: others }).state().contrast).toBe(0);
	});

	test("its lamp needs A and K", () => {
		expect(onEightWires().state().backlight).toBe(1);
		expect(onEightWires({ supplies: { ...SUPPLIES, A: 0 } }).state().backlight).toBe(0);
	});

	test("with RW left open nothing is written: it is pulled up", () => {
		const one = display();
		one.rig.outside("RW").release();
		one.rig.pass(50_000);
		one.eight(0x0c);
		expect(one.state().on).toBe(false);
	});
});
