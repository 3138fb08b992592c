import { describe, expect, test } from "vitest";
import { alike, levelLengths, scaled } from "../../fixtures/golden-trace.ts";
import { powered, rigFor } from "../../fixtures/part-rig.ts";
import { createTcs3200, TCS3200_TIMINGS, part as tcs3200 } from "./model.ts";

const SCALES = { off: [0, 0], fiftieth: [0, 5], fifth: [5, 0], full: [5, 5] } as const;
const FILTERS = { red: [0, 0], blue: [0, 5], clear: [5, 0], green: [5, 5] } as const;

function sensor({ scale = "fifth" as keyof typeof SCALES, timings = TCS3200_TIMINGS, vcc = 5, oe = 0 } = {}) {
	const rig = rigFor(tcs3200.pins, (host) => createTcs3200(host, timings), { supplies: { VCC: vcc, GND: 0 } });
	const drive = (pins: readonly [string, string], volts: readonly [number, number]) => {
		for (const at of [0, 1] as const) rig.outside(pins[at]).drive(volts[at], 25);
	};
	drive(["S0", "S1"], SCALES[scale]);
	rig.outside("OE").drive(oe, 25);
	/** How long OUT is low behind a filter, in microseconds. */
	const low = (filter: keyof typeof FILTERS) => {
		drive(["S2", "S3"], FILTERS[filter]);
		const lengths = levelLengths(rig, "OUT");
		rig.pass(80_000);
		return Math.round(lengths.at(lengths.length % 2 ? -1 : -2) ?? 0);
	};
	return { rig, low, set: (control: string, value: number) => rig.part.setControl?.(control, value) };
}

describe("the colour sensor", () => {
	// Half a period at 20 %: 2.5 s over the frequency at 100 %.
	test.each([
		["nothing", undefined, 50, [1920, 2080, 1997, 666]],
		["a ripe cherry", "ripe", 50, [167, 446, 431, 95]],
		["a dark ripe one", "ripe", 0, [333, 892, 862, 189]],
		["a bright ripe one", "ripe", 100, [111, 298, 287, 63]],
		["a green cherry", "unripe", 50, [278, 217, 417, 94]],
		["a dark green one", "unripe", 0, [555, 435, 833, 189]],
		["a bright green one", "unripe", 100, [185, 145, 278, 63]],
		["an over-ripe cherry", "dark", 50, [463, 714, 675, 198]],
	])("sees %s behind red, green, blue and no filter", (_, cherry, shade, lengths) => {
		const { low, set } = sensor();
		if (cherry) set(cherry, 1);
		set("shade", shade);
		expect((["red", "green", "blue", "clear"] as const).map(low)).toEqual(lengths);
	});

	test.each([
		["full", 33],
		["fifth", 167],
		["fiftieth", 1666],
		["off", 0],
	] as const)("S0 and S1 at %s: %i µs", (scale, length) => {
		const { low, set } = sensor({ scale });
		set("ripe", 1);
		expect(low("red")).toBe(length);
	});

	/** After a change: until OUT rises, and the first two levels. */
	const trace = (timings = TCS3200_TIMINGS) => {
		const { rig, set } = sensor({ timings });
		const lengths = levelLengths(rig, "OUT");
		set("ripe", 1);
		rig.pass(500);
		return lengths.slice(0, 3);
	};

	test("begins a new period a period of the principal frequency and 1 µs after a change", () => {
		expect(trace().map((length) => Math.round(length * 10) / 10)).toEqual([67.7, 166.6, 166.6]);
	});

	test.each([0.8, 1.2])("times shifted to %s would be noticed", (factor) => {
		expect(alike(trace(scaled(TCS3200_TIMINGS, factor)), trace())).toBe(false);
	});

	test("daylight shortens all pulses, and takes the colours away", () => {
		const { low, set } = sensor();
		set("ripe", 1);
		set("daylight", 100);
		expect([low("red"), low("green")]).toEqual([118, 216]);
	});

	test("the first cherry lies under it, the next one waits", () => {
		const { rig, low, set } = sensor();
		set("unripe", 1);
		set("ripe", 1);
		expect(low("red")).toBe(278);
		expect(rig.part.state()).toMatchObject({ lying: ["unripe", "ripe"] });
		set("unripe", 0);
		expect(low("red")).toBe(167);
	});

	test("is silent without power, and with OE high", () => {
		expect(sensor({ vcc: 0 }).low("red")).toBe(0);
		expect(sensor({ oe: 5 }).low("red")).toBe(0);
		const { rig, volts } = powered(tcs3200);
		rig.outside("S1").drive(5, 25);
		rig.outside("OUT").drive(5, 10_000);
		rig.outside("OE").drive(5, 25);
		expect(volts("OUT")).toBeCloseTo(5, 1);
	});
});
