import { describe, expect, test } from "vitest";
import { powered, rigFor } from "../../fixtures/part-rig.ts";
import type { PartProps } from "../part.ts";
import { createPhSensor, part as phSensor, TIMINGS } from "./model.ts";

const SETTLED = 10_000_000;

function voltsAt(control: string, value: number, props: PartProps = {}) {
	const probe = powered(phSensor, { VCC: 5, GND: 0 }, props);
	probe.set(control, value);
	probe.rig.pass(SETTLED);
	return probe.volts("PO");
}

describe("the pH probe", () => {
	test.each([
		[0, 3.742],
		[4, 3.032],
		[7, 2.5],
		[8.5, 2.234],
		[14, 1.258],
	])("at pH %s gives %s V", (ph, volts) => expect(voltsAt("ph", ph)).toBeCloseTo(volts, 2));

	test.each([
		["buffer4", 4, 3.032],
		["buffer7", 7, 2.5],
		["lemon", 2.4, 3.316],
		["soap", 9.8, 2.003],
	])("in the cup %s of pH %s gives %s V", (cup, ph, volts) => {
		expect(voltsAt(cup, 1)).toBeCloseTo(volts, 2);
		const probe = powered(phSensor);
		probe.set(cup, 1);
		expect(probe.rig.part.state()).toEqual({ kind: "ph_sensor", cup, ph });
	});

	test("goes into the cup chosen last, and from the last one back into the glass", () => {
		const probe = powered(phSensor);
		probe.set("ph", 8.25);
		probe.set("lemon", 1);
		probe.set("soap", 1);
		expect(probe.rig.part.state()).toMatchObject({ cup: "soap" });
		probe.set("soap", 0);
		expect(probe.rig.part.state()).toMatchObject({ cup: "lemon" });
		probe.set("lemon", 0);
		expect(probe.rig.part.state()).toEqual({ kind: "ph_sensor", cup: "", ph: 8.25 });
	});

	test("an old electrode with another offset gives other volts in both buffers", () => {
		const old = { neutral: 2.65, efficiency: 85 };
		expect(voltsAt("buffer7", 1, old)).toBeCloseTo(2.65, 2);
		expect(voltsAt("buffer4", 1, old)).toBeCloseTo(3.103, 2);
	});

	test("hums at 50 Hz around its voltage", () => {
		const probe = powered(phSensor, { VCC: 5, GND: 0 }, { hum: 0.05 });
		const samples = Array.from({ length: 100 }, () => {
			probe.rig.pass(1000);
			return probe.volts("PO");
		});
		expect(Math.max(...samples)).toBeCloseTo(2.548, 2);
		expect(Math.min(...samples)).toBeCloseTo(2.452, 2);
		const mean = samples.reduce((sum, volts) => sum + volts, 0) / samples.length;
		expect(mean).toBeCloseTo(2.5, 2);
		expect(samples[10]).toBeCloseTo(samples[30] ?? 0, 3);
		expect((samples[11] ?? 0) - mean).toBeCloseTo(mean - (samples[21] ?? 0), 3);
	});

	test.each([{ VCC: 0, GND: 0 }, { VCC: 3.3, GND: 0 }, { GND: 0 }])("is dead without 5 V: %o", (supplies) => {
		const probe = powered(phSensor, supplies);
		probe.set("ph", 1);
		probe.rig.pass(SETTLED);
		expect(probe.volts("PO")).toBeCloseTo(0, 3);
	});
});

/** From pH 7 to 4: milliseconds and volts, by the time constant of 600 ms. */
const TRACE = [
	[0, 2.5],
	[300, 2.71],
	[600, 2.837],
	[1200, 2.96],
	[2400, 3.022],
] as const;

function largestError(factor: number) {
	const rig = rigFor(
		phSensor.pins,
		(host) => createPhSensor(host, { ...TIMINGS, settlingMs: TIMINGS.settlingMs * factor }),
		{ supplies: { VCC: 5, GND: 0 } },
	);
	rig.part.setControl?.("ph", 4);
	return Math.max(
		...TRACE.map(([milliseconds, volts]) => {
			rig.pass(milliseconds * 1000 - rig.microseconds());
			return Math.abs(rig.network.volts(rig.net("PO")) - volts);
		}),
	);
}

test("it settles by its time constant, and another one would be noticed", () => {
	expect(largestError(1)).toBeLessThan(0.008);
	for (const factor of [0.8, 1.2]) expect(largestError(factor)).toBeGreaterThan(0.015);
});
