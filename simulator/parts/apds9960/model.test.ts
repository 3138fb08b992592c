import { describe, expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { createApds9960, part } from "./model.ts";
import { REGISTER, THE_CHIP } from "./registers.ts";
import { TIMINGS } from "./sensor.ts";

const ADDRESS = 0x39;
/** Valid from four datasets on, 2.8 ms between two of them, in above 40, out below 30. */
const GESTURES: readonly (readonly [number, number])[] = [
	[REGISTER.gestureEntry, 40],
	[REGISTER.gestureExit, 30],
	[REGISTER.gestureConfig1, 0x40],
	[REGISTER.gestureConfig2, 0x01],
	[REGISTER.enable, 0x45],
];

function sensor({ vcc = 3.3, timings = TIMINGS } = {}) {
	const rig = rigFor(part.pins, (host) => createApds9960(host, timings), { supplies: { VCC: vcc, GND: 0 } });
	const device = () => rig.i2c.at({ sda: rig.net("SDA"), scl: rig.net("SCL") }, ADDRESS)[0];
	const read = (register: number, count = 1) => {
		device()?.start(false);
		device()?.write(register);
		device()?.start(true);
		return Array.from({ length: count }, () => device()?.read(true) ?? -1);
	};
	const write = (register: number, ...values: number[]) => {
		device()?.start(false);
		for (const byte of [register, ...values]) device()?.write(byte);
	};
	const wave = (pass: string) => {
		rig.part.setControl?.(pass, 1);
		rig.part.setControl?.(pass, 0);
	};
	const ready = () => {
		for (const [register, value] of GESTURES) write(register, value);
	};
	/** What comes out of the FIFO, read each 20 ms for this long. */
	const train = (milliseconds: number) => {
		const datasets: number[][] = [];
		for (let passed = 0; passed < milliseconds; passed += 20) {
			rig.pass(20_000);
			const [level = 0] = read(REGISTER.fifoLevel);
			const bytes = read(REGISTER.fifo, level * 4);
			for (let at = 0; at < bytes.length; at += 4) datasets.push(bytes.slice(at, at + 4));
		}
		return datasets;
	};
	return { rig, device, read, write, wave, ready, train, interrupt: () => !rig.network.isHigh(rig.net("INT")) };
}

test("tells who it is, and begins as the data sheet says", () => {
	const { read } = sensor();
	expect(read(REGISTER.id)).toEqual([THE_CHIP]);
	expect(
		[REGISTER.enable, REGISTER.waitTime, REGISTER.config1, REGISTER.gesturePulse].flatMap((at) => read(at)),
	).toEqual([0, 0xff, 0x40, 0x40]);
});

test.each([2.2, 5])("does not answer with a supply of %s V", (vcc) => {
	expect(sensor({ vcc }).device()).toBeUndefined();
});

test("registers that are only read stay as they are, and a loss of power forgets the others", () => {
	const rig = rigFor(part.pins, part.create, { supplies: { GND: 0 } });
	const at = () => rig.i2c.at({ sda: rig.net("SDA"), scl: rig.net("SCL") }, ADDRESS)[0];
	const ask = (...bytes: number[]) => {
		at()?.start(false);
		for (const byte of bytes) at()?.write(byte);
		at()?.start(true);
		return at()?.read(true);
	};
	rig.outside("VCC").drive(3.3, 1);
	ask(REGISTER.id, 1);
	ask(REGISTER.gestureEntry, 77);
	expect([ask(REGISTER.id), ask(REGISTER.gestureEntry)]).toEqual([THE_CHIP, 77]);
	rig.outside("VCC").drive(0, 1);
	expect(at()).toBeUndefined();
	rig.outside("VCC").drive(3.3, 1);
	expect(ask(REGISTER.gestureEntry)).toBe(0);
});

describe("a sweep", () => {
	const [U, D, L, R] = [0, 1, 2, 3] as const;

	test.each([
		["up", U, D],
		["down", D, U],
		["left", L, R],
		["right", R, L],
	])("%s is seen first by that photodiode, and last by the one on the other side", (pass, first, last) => {
		const { ready, wave, train } = sensor();
		ready();
		expect(train(100)).toEqual([]);
		wave(pass);
		const datasets = train(600);
		const sides = [0, 1, 2, 3].filter((one) => one !== first && one !== last);
		const at = (index: number) => datasets.at(index) as number[];
		expect(at(0)[first]).toBeGreaterThan(100);
		expect(at(0)[last]).toBeLessThan(10);
		expect(at(-2)[last]).toBeGreaterThan(25);
		expect(at(-2)[first]).toBeLessThan(10);
		for (const dataset of datasets) expect(dataset[sides[0] as number]).toBe(dataset[sides[1] as number]);
		expect(Math.max(...datasets.flat())).toBe(180);
	});

	test("ends the gesture when all four are below the threshold, and leaves no data behind", () => {
		const { ready, wave, train, read } = sensor();
		ready();
		wave("left");
		train(200);
		expect([read(REGISTER.gestureStatus)[0], (read(REGISTER.gestureConfig4)[0] ?? 0) & 1]).toEqual([1, 1]);
		const rest = train(300);
		expect(rest.findIndex((dataset) => dataset.every((one) => one < 30))).toBe(rest.length - 1);
		expect([read(REGISTER.gestureStatus)[0], (read(REGISTER.gestureConfig4)[0] ?? 0) & 1]).toEqual([0, 0]);
	});

	test("adds its light to that of another hand", () => {
		const alone = sensor();
		const both = sensor();
		for (const one of [alone, both]) one.ready();
		for (const one of [alone, both]) one.wave("left");
		both.wave("right");
		const middle = (one: typeof alone) => Math.max(...one.train(600).map(([u = 0]) => u));
		expect([middle(alone), middle(both)]).toEqual([180, 255]);
	});

	test("is drawn where it is", () => {
		const { rig, wave } = sensor();
		expect(rig.part.state()).toMatchObject({ hand: false, powered: true, light: [0, 0, 0, 0] });
		wave("up");
		rig.pass(100_000);
		expect(rig.part.state()).toMatchObject({ hand: true, x: 0, y: -0.5 });
		rig.pass(200_000);
		expect(rig.part.state()).toMatchObject({ hand: true, y: 0.5 });
		rig.pass(101_000);
		expect(rig.part.state()).toMatchObject({ hand: false });
	});
});

test("a hand that comes straight lights all four alike, and stays for a second", () => {
	const { ready, wave, train } = sensor();
	ready();
	for (const pass of ["near", "far"]) {
		wave(pass);
		const datasets = train(1800);
		const most = datasets.filter((dataset) => dataset.every((one) => one === 220));
		const before = datasets.findIndex(([one]) => one === 220);
		const after = datasets.length - before - most.length;
		expect((most.length * 4.19) / 1000).toBeCloseTo(1, 1);
		expect(before > after).toBe(pass === "near");
	}
});

describe("the FIFO", () => {
	/** When the datasets came, in milliseconds after the first. */
	function times(timings = TIMINGS) {
		const { rig, ready, wave, read } = sensor({ timings });
		ready();
		wave("left");
		const seen: number[] = [];
		while (seen.length < 12) {
			rig.pass(20);
			if (read(REGISTER.fifoLevel)[0] === 0) continue;
			seen.push(rig.microseconds() / 1000);
			read(REGISTER.fifo, 4);
		}
		return seen.map((at) => at - (seen[0] ?? 0));
	}
	/** One conversion and GWTIME: 1.39 ms + 2.8 ms. */
	const expected = Array.from({ length: 12 }, (_, index) => index * 4.19);
	const differs = (trace: number[]) => trace.some((at, index) => Math.abs(at - (expected[index] ?? 0)) > 0.3);

	test("gets a dataset each conversion and wait, and other times would be noticed", () => {
		expect(differs(times())).toBe(false);
		for (const factor of [0.8, 1.2])
			expect(differs(times({ ...TIMINGS, conversion: TIMINGS.conversion * factor }))).toBe(true);
	});

	test("keeps 32 datasets, tells that it lost more, and is cleared on demand", () => {
		const { rig, ready, wave, read, write } = sensor();
		ready();
		wave("near");
		rig.pass(800_000);
		expect([read(REGISTER.fifoLevel)[0], read(REGISTER.gestureStatus)[0]]).toEqual([32, 3]);
		write(REGISTER.gestureConfig4, 0x05);
		expect([read(REGISTER.fifoLevel)[0], (read(REGISTER.gestureStatus)[0] ?? 0) & 2]).toEqual([0, 0]);
	});

	test("stays empty while no hand comes, and without power or gestures enabled", () => {
		for (const enable of [0x45, 0x44, 0x05]) {
			const { ready, write, wave, train } = sensor();
			ready();
			write(REGISTER.enable, enable);
			if (enable !== 0x45) wave("left");
			expect(train(600)).toEqual([]);
		}
	});
});

describe("INT", () => {
	test("is low from four datasets on until all are read, if gestures may interrupt", () => {
		const { rig, ready, write, wave, train, interrupt } = sensor();
		ready();
		wave("left");
		rig.pass(200_000);
		expect(interrupt()).toBe(false);
		write(REGISTER.gestureConfig4, 0x03);
		expect(interrupt()).toBe(true);
		rig.pass(300_000);
		expect(interrupt()).toBe(true);
		train(60);
		expect(interrupt()).toBe(false);
	});

	test("is low from a proximity beyond its thresholds on until that is cleared", () => {
		const { rig, write, wave, read, interrupt } = sensor();
		write(REGISTER.highThreshold, 50);
		write(REGISTER.enable, 0x25);
		rig.pass(20_000);
		expect([interrupt(), read(REGISTER.proximity)[0]]).toEqual([false, 0]);
		wave("near");
		rig.pass(1_000_000);
		expect([interrupt(), read(REGISTER.proximity)[0]]).toEqual([true, 220]);
		rig.pass(1_000_000);
		expect(interrupt()).toBe(true);
		write(REGISTER.clearProximity);
		expect([interrupt(), read(REGISTER.proximity)[0]]).toEqual([false, 0]);
	});
});
