import { describe, expect, test } from "vitest";
import { powered } from "../../fixtures/part-rig.ts";
import { part as joystick } from "./model.ts";

describe("the joystick", () => {
	test.each([
		[0, 0, 2.5, 2.5],
		[-100, 100, 0, 5],
		[100, -100, 5, 0],
		[50, -50, 3.75, 1.25],
	])("at (%i, %i) gives %s V sideways and %s V upwards", (x, y, sideways, upwards) => {
		const stick = powered(joystick);
		stick.set("x", x);
		stick.set("y", y);
		expect(stick.volts("HORZ")).toBeCloseTo(sideways, 2);
		expect(stick.volts("VERT")).toBeCloseTo(upwards, 2);
	});

	test("its button needs a pull-up, and joins SEL to GND", () => {
		const { rig, set } = powered(joystick);
		rig.outside("SEL").drive(5, 35_000);
		expect(rig.network.isHigh(rig.net("SEL"))).toBe(true);
		set("pressed", 1);
		expect(rig.network.isHigh(rig.net("SEL"))).toBe(false);
		expect(rig.part.state()).toEqual({ kind: "joystick", x: 0, y: 0, pressed: true });
	});
});
