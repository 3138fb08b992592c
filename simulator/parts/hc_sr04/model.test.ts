import { describe, expect, test } from "vitest";
import { alike, levelLengths, scaled } from "../../fixtures/golden-trace.ts";
import { rigFor } from "../../fixtures/part-rig.ts";
import { createHcSr04, HC_SR04_TIMINGS, part as hcSr04 } from "./model.ts";

function sensor({ timings = HC_SR04_TIMINGS, centimetres = 50, vcc = 5 } = {}) {
	const rig = rigFor(hcSr04.pins, (host) => createHcSr04(host, timings), { supplies: { VCC: vcc, GND: 0 } });
	rig.part.setControl?.("centimetres", centimetres);
	const trigger = (microseconds = 10) => {
		rig.outside("TRIG").drive(5, 25);
		rig.pass(microseconds);
		rig.outside("TRIG").drive(0, 25);
	};
	return { rig, trigger };
}

/** From the trigger's end: until the echo rises, and how long it stays high. */
function trace(setUp: Parameters<typeof sensor>[0]) {
	const { rig, trigger } = sensor(setUp);
	trigger(12);
	const lengths = levelLengths(rig, "ECHO");
	rig.pass(60_000);
	return lengths;
}

describe("the distance sensor", () => {
	// ElecFreaks' data sheet, p. 2: eight cycles of 40 kHz, then 58 µs for each centimetre; 38 ms without an echo.
	test.each([
		[2, 116],
		[10, 580],
		[200, 11_600],
		[400, 23_200],
		[401, 38_000],
		[1, 116],
	])("at %i cm its echo lasts %i µs", (centimetres, width) => {
		expect(trace({ centimetres })).toEqual([200, width]);
	});

	test.each([0.8, 1.2])("a sensor whose times are shifted to %s would be noticed", (factor) => {
		const golden = [200, 5800];
		expect(alike(trace({ centimetres: 100 }), golden)).toBe(true);
		expect(alike(trace({ centimetres: 100, timings: scaled(HC_SR04_TIMINGS, factor) }), golden)).toBe(false);
	});

	test("a trigger shorter than 10 µs does nothing, nor does one without power or during an echo", () => {
		const { rig, trigger } = sensor();
		const lengths = levelLengths(rig, "ECHO");
		trigger(9);
		rig.pass(10_000);
		expect(lengths).toEqual([]);
		trigger();
		// The second one would end its burst after the first echo.
		rig.pass(3000);
		trigger();
		rig.pass(50_000);
		expect(lengths).toHaveLength(2);
		expect(trace({ vcc: 3.3 })).toEqual([]);
	});
});
