import { describe, expect, test } from "vitest";
import { levelLengths } from "../../fixtures/golden-trace.ts";
import { rigFor } from "../../fixtures/part-rig.ts";
import { part as waterTank } from "./model.ts";

function tank() {
	const rig = rigFor(waterTank.pins, waterTank.create, { supplies: { VCC: 5, GND: 0, "P-": 0 } });
	const state = () => {
		const now = rig.part.state();
		if (now.kind !== "water_tank") throw new Error("no tank");
		return now;
	};
	/** How long the echo is high, in microseconds. */
	const echo = () => {
		rig.outside("TRIG").drive(5, 25);
		rig.pass(20);
		rig.outside("TRIG").drive(0, 25);
		const lengths = levelLengths(rig, "ECHO");
		rig.pass(80_000);
		return lengths[1] ?? 0;
	};
	const set = (id: string, value: number) => rig.part.setControl?.(id, value);
	return { rig, state, echo, set, pump: (volts: number) => rig.outside("P+").drive(volts, 0.01) };
}

describe("the water tank", () => {
	test.each([
		[0, 230],
		[30, 170],
		[90, 50],
		[100, 30],
	])("at %i percent its sensor measures %i cm", (percent, centimetres) => {
		const { set, echo } = tank();
		set("level", percent);
		expect(echo()).toBeCloseTo(centimetres * 58, 0);
	});

	test.each([
		["12 V", 12, {}, 60, 80],
		["6 V", 6, {}, 60, 65],
		["12 V and a dry well", 12, { dry: 1 }, 60, 50],
		["no power", 0, {}, 60, 50],
		["an open tap", 0, { tap: 1 }, 40, 10],
		["a tap that stays open", 0, { tap: 1 }, 60, 0],
		["12 V and an open tap", 12, { tap: 1 }, 60, 20],
		["12 V for long", 12, {}, 200, 100],
	])("half full, with %s", (_, volts, controls, seconds, percent) => {
		const { rig, set, state, pump } = tank();
		for (const [id, value] of Object.entries(controls)) set(id, value);
		pump(volts);
		for (let second = 0; second < seconds; second++) {
			rig.pass(1_000_000);
			state();
		}
		expect(state().controls.level).toBe(percent);
	});

	test("the sensor follows the water that the pump moves", () => {
		const { rig, echo, pump } = tank();
		const before = echo();
		pump(12);
		rig.pass(20_000_000);
		expect((before - echo()) / 58).toBeCloseTo(20, 0);
	});

	test("water flows only while the pump turns and the well has some", () => {
		const { set, state, pump } = tank();
		expect(state()).toMatchObject({ speed: 0, flows: false });
		pump(12);
		expect(state()).toMatchObject({ speed: 1, flows: true });
		set("dry", 1);
		expect(state()).toMatchObject({ speed: 1, flows: false, dry: true });
	});

	test("a sensor whose cable is off gets no echo", () => {
		const { set, echo } = tank();
		set("broken", 1);
		expect(echo()).toBe(60_000);
	});
});
