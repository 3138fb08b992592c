import { describe, expect, test } from "vitest";
import { alike, levelLengths, scaled } from "../../fixtures/golden-trace.ts";
import { rigFor } from "../../fixtures/part-rig.ts";
import { createJsnSr04t, JSN_SR04T_TIMINGS, part as jsnSr04t } from "./model.ts";

/** From the trigger's end: until the echo rises, and how long it stays high. */
function trace(centimetres: number, { timings = JSN_SR04T_TIMINGS, trigger = 20, vcc = 5 } = {}) {
	const rig = rigFor(jsnSr04t.pins, (host) => createJsnSr04t(host, timings), { supplies: { VCC: vcc, GND: 0 } });
	rig.part.setControl?.("centimetres", centimetres);
	rig.outside("TRIG").drive(5, 25);
	rig.pass(trigger);
	rig.outside("TRIG").drive(0, 25);
	const lengths = levelLengths(rig, "ECHO");
	rig.pass(80_000);
	return lengths;
}

describe("the waterproof distance sensor", () => {
	test.each([
		[25, 1450],
		[30, 1740],
		[230, 13_340],
		[450, 26_100],
		[451, 60_000],
	])("at %i cm its echo lasts %i µs", (centimetres, width) => {
		expect(trace(centimetres)).toEqual([200, width]);
	});

	test.each([
		[24, 48],
		[13, 26],
		[10, 30],
		[1, 25],
		[0, 25],
	])("is blind at %i cm, and takes it for %i cm", (centimetres, taken) => {
		expect(trace(centimetres)).toEqual([200, taken * 58]);
	});

	test.each([0.8, 1.2])("a sensor whose times are shifted to %s would be noticed", (factor) => {
		const golden = [200, 5800];
		expect(alike(trace(100), golden)).toBe(true);
		expect(alike(trace(100, { timings: scaled(JSN_SR04T_TIMINGS, factor) }), golden)).toBe(false);
	});

	test("a trigger shorter than 10 µs does nothing, nor does one without power", () => {
		expect(trace(100, { trigger: 9 })).toEqual([]);
		expect(trace(100, { vcc: 3.3 })).toEqual([]);
	});
});
