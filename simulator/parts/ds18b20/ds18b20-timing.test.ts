import { describe, expect, test } from "vitest";
import { masterOf, ONE_WIRE, sensor } from "../../fixtures/one-wire-master.ts";
import { DS18B20_TIMINGS, type Ds18b20Timings } from "./timings.ts";

/**
 * What a logic analyser sees of a typical device (data sheet, REV: 042208, "AC Electrical Characteristics", p. 20), in microseconds
 * from the master's edge: presence from 30 to 150, a read 0 until 30, a written bit taken at 30.
 */
function lineTimes(timings: Ds18b20Timings) {
	const rig = sensor({ timings });
	const line = rig.outside("DQ");
	const edges: number[] = [];
	let from = 0;
	rig.network.onLevel(rig.net("DQ"), () => edges.push(rig.microseconds() - from));
	line.drive(0, 25);
	rig.pass(500);
	from = rig.microseconds();
	line.release();
	rig.pass(480);
	const [, presenceFrom = 0, presenceTo = 0] = edges.slice(-3);
	const master = masterOf(rig);
	master.reset();
	master.write(ONE_WIRE.skipRom, ONE_WIRE.readScratchpad);
	edges.length = 0;
	from = rig.microseconds();
	line.drive(0, 25);
	rig.pass(2);
	line.release();
	rig.pass(70);
	return { presenceFrom, presenceTo, zeroTo: edges.at(-1) ?? 0 };
}

/** The shortest reset low, and the longest low that is a written 1, as this device takes them. */
function thresholds(timings: Ds18b20Timings) {
	const shortestReset = [300, 380, 450, 479, 480, 500, 570].find((low) => {
		const rig = sensor({ timings });
		rig.outside("DQ").drive(0, 25);
		rig.pass(low);
		rig.outside("DQ").release();
		rig.pass(timings.presenceWait + 10);
		return !rig.network.isHigh(rig.net("DQ"));
	});
	const longestOne = [10, 20, 23, 25, 29, 31, 35, 37, 50].findLast((low) => {
		const rig = sensor({ timings });
		const master = masterOf(rig);
		master.reset();
		for (let bit = 0; bit < 8; bit++) {
			const one = ((ONE_WIRE.skipRom >> bit) & 1) === 1;
			rig.outside("DQ").drive(0, 25);
			rig.pass(one ? low : 65);
			rig.outside("DQ").release();
			rig.pass(70);
		}
		master.write(ONE_WIRE.readScratchpad);
		return master.read(1)[0] === 0x50;
	});
	return { shortestReset, longestOne };
}

const scaled = (factor: number): Ds18b20Timings => ({
	...DS18B20_TIMINGS,
	resetLow: DS18B20_TIMINGS.resetLow * factor,
	presenceWait: DS18B20_TIMINGS.presenceWait * factor,
	presenceLow: DS18B20_TIMINGS.presenceLow * factor,
	sample: DS18B20_TIMINGS.sample * factor,
	holdZero: DS18B20_TIMINGS.holdZero * factor,
});

describe("timing", () => {
	const golden = { presenceFrom: 30, presenceTo: 150, zeroTo: 30 };

	test("the edges are the data sheet's", () => {
		expect(lineTimes(DS18B20_TIMINGS)).toEqual(golden);
		expect(thresholds(DS18B20_TIMINGS)).toEqual({ shortestReset: 480, longestOne: 29 });
	});

	test.each([0.8, 1.2])("a device whose times are shifted to %s would be noticed", (factor) => {
		const times = lineTimes(scaled(factor));
		for (const [name, microseconds] of Object.entries(golden))
			expect(Math.abs((times[name as keyof typeof golden] ?? 0) - microseconds)).toBeGreaterThan(microseconds * 0.1);
		const { shortestReset, longestOne } = thresholds(scaled(factor));
		expect(shortestReset).not.toBe(480);
		expect(longestOne).not.toBe(29);
	});
});
