import { describe, expect, test } from "vitest";
import { powered, rigFor } from "../../fixtures/part-rig.ts";
import { part as rainSensor } from "./model.ts";

describe("the rain sensor", () => {
	test.each([
		[0, 4.99, true],
		[1, 4.75, true],
		[5, 3.99, true],
		[19, 2.56, true],
		[20, 2.5, false],
		[50, 1.43, false],
		[100, 0.83, false],
	])("with %i percent of its plate wet it gives %s V, DO high: %s", (wet, volts, high) => {
		const sensor = powered(rainSensor);
		sensor.set("wet", wet);
		expect(sensor.volts("AO")).toBeCloseTo(volts, 2);
		expect(sensor.rig.network.isHigh(sensor.rig.net("DO"))).toBe(high);
		expect(sensor.rig.part.state()).toEqual({ kind: "rain_sensor", wet, powered: true, alarm: !high });
	});

	test("a pin feeds it, and without that it gives nothing, wet or dry", () => {
		const { rig, volts, set } = powered(rainSensor, { GND: 0 });
		const switched = (supply: number) => {
			rig.outside("VCC").drive(supply, 25);
			return [0, 20, 100].map((wet) => {
				set("wet", wet);
				return Math.round(volts("AO") * 100) / 100;
			});
		};
		expect(switched(0)).toEqual([0, 0, 0]);
		expect(rig.part.state()).toEqual({ kind: "rain_sensor", wet: 100, powered: false, alarm: false });
		expect(switched(5)).toEqual([4.91, 2.45, 0.82]);
		rig.outside("VCC").release();
		set("wet", 0);
		expect(volts("AO")).toBeCloseTo(0, 2);
	});

	test("DO goes low at the threshold that its screw sets", () => {
		const rig = rigFor(rainSensor.pins, rainSensor.create, {
			supplies: { VCC: 5, GND: 0 },
			props: { threshold: 60 },
		});
		const high = (wet: number) => {
			rig.part.setControl?.("wet", wet);
			return rig.network.isHigh(rig.net("DO"));
		};
		expect([59, 60, 59].map(high)).toEqual([true, false, true]);
	});
});
