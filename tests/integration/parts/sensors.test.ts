import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSketches, type Rig, wired } from "./part-rig.ts";

/** What a real sketch reads through the public library: lowest, middle, highest, out of range. */

let sketches: Awaited<ReturnType<typeof openSketches>>;
beforeAll(async () => {
	sketches = await openSketches();
});
afterAll(() => sketches.close());

describe("thermometers", () => {
	let rig: Rig;
	beforeAll(async () => {
		rig = await sketches.rig(
			"climate",
			{ small: "dht11", fine: "dht22", probe: "ds18b20", pullup: { kind: "resistor", props: { ohms: 4700 } } },
			[
				...wired("small", { VCC: "5V", SDA: "2", GND: "GND.1" }),
				...wired("fine", { VCC: "5V", SDA: "3", GND: "GND.1" }),
				...wired("probe", { VDD: "5V", DQ: "4", GND: "GND.2" }),
				...wired("pullup", { "1": "4", "2": "5V" }),
			],
		);
	});

	test.each([
		["the lowest", { celsius: [0, -40, -54.5], humidity: [20, 0] }],
		["the middle", { celsius: [24, 20.5, 21.5], humidity: [55, 45.5] }],
		["the highest", { celsius: [50, 80, 125], humidity: [90, 100] }],
	])("read %s", (_, { celsius: [small = 0, fine = 0, probe = 0], humidity: [moist = 0, wet = 0] }) => {
		rig.set({
			"small.celsius": small,
			"small.humidity": moist,
			"fine.celsius": fine,
			"fine.humidity": wet,
			"probe.celsius": probe,
		});
		expect(rig.read(7000)).toEqual([small, moist, fine, wet, probe]);
	});

	test("say their limit beyond their range", () => {
		rig.set({ "small.celsius": -10, "small.humidity": 100, "fine.celsius": 85, "probe.celsius": 999 });
		expect(rig.read(7000)).toEqual([0, 90, 80, 100, 125]);
	});
});

describe("distance sensors", () => {
	test("read the nearest, the middle, the furthest, and nothing in reach", async () => {
		const rig = await sketches.rig("distance", { one: "hc_sr04", other: "hc_sr04" }, [
			...wired("one", { VCC: "5V", TRIG: "12", ECHO: "11", GND: "GND.1" }),
			...wired("other", { VCC: "5V", TRIG: "7", ECHO: "6", GND: "GND.2" }),
		]);
		for (const [centimetres, read] of [
			[2, 2],
			[200, 200],
			[400, 400],
			[450, 431],
			[0, 2],
		] as const) {
			rig.set({ "one.centimetres": centimetres, "other.centimetres": centimetres });
			const [library = 0, pulse = 0] = rig.read(400);
			expect(library).toBe(read);
			const microseconds = centimetres > 400 ? 38_000 : Math.max(2, centimetres) * 58;
			expect(Math.abs(pulse - microseconds)).toBeLessThan(12 + microseconds * 0.01);
		}
	});
});

describe("a waterproof distance sensor", () => {
	test("is read by pulseIn(): in its blind zone, the nearest, the middle, the furthest, and nothing in reach", async () => {
		const rig = await sketches.rig("distance", { eye: "jsn_sr04t" }, [
			...wired("eye", { VCC: "5V", TRIG: "7", ECHO: "6", GND: "GND.2" }),
		]);
		for (const [centimetres, microseconds] of [
			[10, 30 * 58],
			[25, 25 * 58],
			[230, 230 * 58],
			[450, 450 * 58],
			[480, 60_000],
		] as const) {
			rig.set({ "eye.centimetres": centimetres });
			const [, pulse = 0] = rig.read(1500);
			expect(Math.abs(pulse - microseconds)).toBeLessThan(12 + microseconds * 0.01);
		}
	});
});

describe("a water tank", () => {
	test("is read empty, half full and full, and fuller while its pump runs", async () => {
		const rig = await sketches.rig(
			"distance",
			{ tank: "water_tank", cells: { kind: "battery", props: { volts: 12 } } },
			[
				...wired("tank", { VCC: "5V", TRIG: "7", ECHO: "6", GND: "GND.2", "P+": "cells.+", "P-": "cells.-" }),
				...wired("cells", { "-": "GND.3" }),
			],
		);
		const centimetres = (percent: number, dry: number, milliseconds: number) => {
			rig.set({ "tank.level": percent, "tank.dry": dry });
			return (rig.read(milliseconds)[1] ?? 0) / 58;
		};
		for (const [percent, expected] of [
			[0, 230],
			[50, 130],
			[100, 30],
		] as const)
			expect(Math.abs(centimetres(percent, 1, 3000) - expected)).toBeLessThan(1.5);
		// At 11.2 V the pump lifts the water by 0.93 cm in a second.
		expect(Math.abs(centimetres(20, 0, 10_000) - (190 - 9.3))).toBeLessThan(3);
	});
});

describe("a plant with a soil sensor", () => {
	test("is read dry, half wet and soaked, without soil and without power", async () => {
		const rig = await sketches.rig(
			"inputs",
			{ pot: "plant_pot" },
			wired("pot", { VCC: "5V", GND: "GND.1", AOUT: "A0" }),
		);
		const number = (controls: Record<string, number>) => {
			rig.set(Object.fromEntries(Object.entries(controls).map(([id, value]) => [`pot.${id}`, value])));
			return rig.read(200)[0];
		};
		expect([0, 50, 100].map((moisture) => number({ moisture }))).toEqual([511, 398, 286]);
		expect([number({ pulled: 1 }), number({ loose: 1 }), number({ pulled: 0, loose: 0 })]).toEqual([603, 0, 286]);
	});

	test("reads wetter while its pump runs", async () => {
		const rig = await sketches.rig("inputs", { pot: "plant_pot", cells: { kind: "battery", props: { volts: 12 } } }, [
			...wired("pot", { VCC: "5V", GND: "GND.1", AOUT: "A0", "P+": "cells.+", "P-": "cells.-" }),
			...wired("cells", { "-": "GND.3" }),
		]);
		rig.set({ "pot.moisture": 20 });
		const [before = 0] = rig.read(100);
		const [after = 0] = rig.read(20_000);
		// At 11.2 V the soil gets wetter by 9.3 % in 20 s.
		expect(Math.abs(before - after - 21)).toBeLessThan(2);
	});
});

describe("an air sensor MQ-135 that is cold at first", () => {
	test("reads too high until it is warm, then as dirty as the air is", async () => {
		const rig = await sketches.rig("inputs", { air: { kind: "mq135", props: { seconds: 5 } } }, [
			...wired("air", { VCC: "5V", GND: "GND.1", AOUT: "A0", DOUT: "7" }),
		]);
		const number = () => rig.read(300)[0] ?? -1;
		const cold = number();
		rig.simulation.advance(5000);
		const readings = [1, 2, 4, 8, 99].map((times) => {
			rig.set({ "air.times": times });
			return number();
		});
		expect(cold).toBeGreaterThan(400);
		// 20 kΩ below 108 kΩ, and below a half, a quarter and an eighth of it: 8 is the most.
		for (const [index, wanted] of [160, 277, 435, 611, 611].entries())
			expect(Math.abs((readings[index] ?? 0) - wanted)).toBeLessThanOrEqual(2);
	});
});

describe("knobs, contacts and sensors on analog and digital pins", () => {
	let rig: Rig;
	beforeAll(async () => {
		rig = await sketches.rig(
			"inputs",
			{
				pot: "potentiometer",
				light: "photoresistor",
				divider: { kind: "resistor", props: { ohms: 10_000 } },
				gas: "gas_sensor",
				flame: "flame_sensor",
				stick: "joystick",
				key: "button",
				ball: "tilt",
				eye: "pir",
				pad: "touch",
			},
			[
				...wired("pot", { GND: "GND.1", SIG: "A0", VCC: "5V" }),
				...wired("light", { "1": "5V", "2": "A1" }),
				...wired("divider", { "1": "A1", "2": "GND.1" }),
				...wired("gas", { VCC: "5V", GND: "GND.1", AOUT: "A2", DOUT: "7" }),
				...wired("flame", { VCC: "5V", GND: "GND.1", AOUT: "A3", DOUT: "8" }),
				...wired("stick", { VCC: "5V", GND: "GND.1", HORZ: "A4", VERT: "A5", SEL: "4" }),
				...wired("key", { "1.l": "2", "2.r": "GND.2" }),
				...wired("ball", { "1": "3", "2": "GND.2" }),
				...wired("eye", { VCC: "5V", GND: "GND.2", OUT: "5" }),
				...wired("pad", { VCC: "5V", GND: "GND.2", SIG: "6" }),
			],
		);
		rig.simulation.advance(2500);
	});

	const REST = { "pot.position": 0, "light.lux": 0, "gas.ppm": 0, "flame.flame": 0, "stick.x": -100, "stick.y": -100 };
	test.each([
		["the lowest", REST, [0, 10, 94, 1013, 0, 0]],
		[
			"the middle",
			{ "pot.position": 50, "light.lux": 10, "gas.ppm": 990, "flame.flame": 49, "stick.x": 0, "stick.y": 0 },
			[512, 512, 574, 722, 512, 512],
		],
		[
			"the highest",
			{ "pot.position": 100, "light.lux": 1000, "gas.ppm": 10_000, "flame.flame": 100, "stick.x": 100, "stick.y": 100 },
			[1023, 985, 803, 49, 1023, 1023],
		],
		[
			"the highest when asked for more",
			{ "pot.position": 400, "light.lux": 9000, "gas.ppm": 90_000, "flame.flame": 150, "stick.x": 200, "stick.y": 200 },
			[1023, 985, 803, 49, 1023, 1023],
		],
	])("analogRead() gives %s", (_, values, readings) => {
		rig.set(values);
		const read = rig.read(200).slice(0, 6);
		for (const [channel, reading] of readings.entries())
			expect(Math.abs((read[channel] ?? -99) - reading)).toBeLessThanOrEqual(2);
	});

	/** 2: button, 3: tilt, 4: stick, all with pull-ups; 5: motion, 6: touch; 7: gas, 8: flame, both low in alarm. */
	const levels = () => String(rig.read(200)[6]).padStart(7, "0");

	test("digitalRead() follows each of them, and nothing else", () => {
		rig.set(REST);
		expect(levels()).toBe("1010011");
		for (const [moved, expected] of [
			[{ "key.pressed": 1 }, "0010011"],
			[{ "key.pressed": 0, "ball.tilted": 1 }, "1110011"],
			[{ "ball.tilted": 0, "stick.pressed": 1 }, "1000011"],
			[{ "stick.pressed": 0, "eye.motion": 1 }, "1011011"],
			[{ "pad.touched": 1 }, "1011111"],
			[{ "pad.touched": 0, "gas.ppm": 1000 }, "1011001"],
			[{ "gas.ppm": 0, "flame.flame": 50 }, "1011010"],
		] as const) {
			rig.set(moved);
			expect(levels()).toBe(expected);
		}
	});
});

describe("a Hall sensor", () => {
	test.each([
		["5V", [225, 512, 798]],
		["3.3V", [164, 338, 512]],
	])(
		"at %s reads a strong north pole, no magnet, a strong south pole, and no more when asked",
		async (supply, readings) => {
			const rig = await sketches.rig("inputs", { hall: "hall_sensor" }, [
				...wired("hall", { VCC: supply, GND: "GND.1", OUT: "A0" }),
			]);
			expect(seen(rig, "hall.field", [-100, 0, 100])).toEqual(near(readings));
			expect(seen(rig, "hall.field", [-400, 400])).toEqual(near([readings[0], readings[2]]));
		},
	);
});

describe("a UV sensor", () => {
	test("reads night, a high sun, the highest index, and no more when asked", async () => {
		const rig = await sketches.rig("inputs", { sky: "uv_sensor" }, [
			...wired("sky", { VCC: "5V", GND: "GND.1", SIG: "A0" }),
		]);
		expect(seen(rig, "sky.index", [0, 7, 11, 15, 40, -3])).toEqual(near([0, 143, 225, 307, 307, 0]));
	});
});

describe("a colour sensor", () => {
	test("pulseIn() reads each filter: an empty chute, cherries, the darkest, the brightest, daylight, and no more than asked", async () => {
		const rig = await sketches.rig("filters", { eye: "tcs3200" }, [
			...wired("eye", { VCC: "5V", GND: "GND.1", S0: "4", S1: "5", S2: "6", S3: "7", OE: "GND.2", OUT: "8" }),
		]);
		for (const [values, fifth] of [
			[{}, [1920, 2080, 1997, 666]],
			[{ "eye.ripe": 1 }, [167, 446, 431, 95]],
			[{ "eye.shade": 0 }, [333, 892, 862, 189]],
			[{ "eye.ripe": 0, "eye.unripe": 1, "eye.shade": 100 }, [185, 145, 278, 63]],
			[{ "eye.shade": 500 }, [185, 145, 278, 63]],
			[{ "eye.daylight": 100 }, [127, 108, 173, 44]],
		] as const) {
			rig.set(values);
			const read = rig.read(600);
			for (const [at, length] of [...fifth, ...fifth.map((one) => one * 10)].entries())
				expect(Math.abs((read[at] ?? 0) - length), `${at}: ${read}`).toBeLessThan(8 + length * 0.01);
		}
	});
});

describe("a pH probe", () => {
	test("reads the strongest acid, the buffers, the strongest base, and no more when asked", async () => {
		const rig = await sketches.rig("inputs", { probe: "ph_sensor" }, [
			...wired("probe", { VCC: "5V", GND: "GND.1", PO: "A0" }),
		]);
		const settled = (values: Readonly<Record<string, number>>) => {
			rig.set(values);
			return rig.read(6000)[0];
		};
		const read = [0, 4, 7, 14, 20, -1].map((ph) => settled({ "probe.ph": ph }));
		expect(read).toEqual(near([766, 620, 511, 257, 257, 766]));
		expect([settled({ "probe.buffer4": 1 }), settled({ "probe.buffer7": 1 })]).toEqual(near([620, 511]));
	});
});

describe("a rain sensor", () => {
	test("reads a dry plate, one drop, a wet one, a soaked one, and no more when asked", async () => {
		const rig = await sketches.rig("inputs", { rain: "rain_sensor" }, [
			...wired("rain", { VCC: "5V", GND: "GND.1", AO: "A0", DO: "7" }),
		]);
		expect(seen(rig, "rain.wet", [0, 1, 20, 100, 150])).toEqual(near([1021, 973, 512, 170, 170]));
		expect(String(rig.read(200)[6]).padStart(7, "0").at(5)).toBe("0");
		rig.set({ "rain.wet": 19 });
		expect(String(rig.read(200)[6]).padStart(7, "0").at(5)).toBe("1");
	});

	test("fed by a pin that is switched on for each reading, gives nothing between them", async () => {
		const rig = await sketches.rig("switched", { rain: "rain_sensor" }, [
			...wired("rain", { VCC: "7", GND: "GND.1", AO: "A0" }),
		]);
		for (const [wet, reading] of [
			[0, 1005],
			[20, 502],
			[100, 167],
		] as const) {
			rig.set({ "rain.wet": wet });
			expect(rig.read(200)).toEqual(near([0, reading]));
		}
	});
});

describe("a flex sensor", () => {
	test("below 47 kilo-ohms reads a straight finger, a bent one, a fist, and no more when asked", async () => {
		const rig = await sketches.rig(
			"inputs",
			{ known: { kind: "resistor", props: { ohms: 47_000 } }, finger: "flex_sensor" },
			[...wired("known", { "1": "5V", "2": "A0" }), ...wired("finger", { "1": "A0", "2": "GND.1" })],
		);
		expect(seen(rig, "finger.bend", [0, 20, 50, 100, 140, -5])).toEqual(near([355, 470, 584, 696, 696, 355]));
	});
});

describe("resistors", () => {
	test("are read by analogRead() in a divider: the smallest, middle ones, a huge one, and none at all", async () => {
		const read = async (ohms: number) => {
			const rig = await sketches.rig(
				"inputs",
				{ known: { kind: "resistor", props: { ohms: 10_000 } }, asked: { kind: "resistor", props: { ohms } } },
				[...wired("known", { "1": "5V", "2": "A0" }), ...wired("asked", { "1": "A0", "2": "GND.1" })],
			);
			return rig.read(200)[0] ?? -1;
		};
		for (const [ohms, reading] of [
			[1, 0],
			[220, 22],
			[10_000, 512],
			[1_000_000, 1013],
			[1e12, 1023],
		] as const)
			expect(Math.abs((await read(ohms)) - reading)).toBeLessThanOrEqual(1);
	});
});

/** What A0 reads at each value of a control. */
function seen(rig: Rig, control: string, values: readonly number[]): (number | undefined)[] {
	return values.map((value) => {
		rig.set({ [control]: value });
		return rig.read(200)[0];
	});
}

/** These readings, give or take 2. */
function near(readings: readonly (number | undefined)[]) {
	return readings.map((reading = -99) =>
		expect.toSatisfy((read: number) => Math.abs(read - reading) <= 2, `${reading}`),
	);
}

describe("a motion sensor, read by Wire alone", () => {
	test.each([
		[-90, 0, [0, -16_384, 0]],
		[0, 0, [0, 0, 16_384]],
		[30, 0, [0, 8192, 14_189]],
		[0, 90, [-16_384, 0, 0]],
	])("feels where down is with a roll of %i° and a pitch of %i°", async (roll, pitch, counts) => {
		const rig = await sketches.rig("motion", { motion: "mpu6050" }, [
			...wired("motion", { VCC: "5V", GND: "GND.1", SCL: "A5", SDA: "A4" }),
		]);
		rig.set({ "motion.roll": roll, "motion.pitch": pitch });
		expect(rig.read(3000).slice(0, 4)).toEqual([...counts, 27]);
		const [x = 0, y = 0, z = 0] = rig.read(0).slice(4);
		expect([x / 131, y / 131, z / 131].map(Math.round)).toEqual([-2, 1, 1]);
	});
});

test("a maize mill's shaking is read a thousand times a second: standing, sound, worn, loose, and knocked", async () => {
	const rig = await sketches.rig("shaking", { mill: "maize_mill" }, [
		...wired("mill", { VCC: "5V", GND: "GND.1", SCL: "A5", SDA: "A4" }),
	]);
	for (const [controls, mg, steps] of [
		[{}, 2, 2],
		[{ running: 1, normal: 40 }, 40, 15],
		[{ wear: 600 }, 240, 234],
		[{ wear: 100, loose: 1 }, 204, 83],
		[{ running: 0, loose: 0 }, 2, 2],
	] as const) {
		rig.set(Object.fromEntries(Object.entries(controls).map(([id, value]) => [`mill.${id}`, value])));
		const [rms = 0, stepsRms = 0] = rig.read(2000);
		expect(Math.abs(rms - mg)).toBeLessThan(1 + mg * 0.05);
		expect(Math.abs(stepsRms - steps)).toBeLessThan(2 + steps * 0.1);
	}
	rig.set({ "mill.knock": 1 });
	expect(rig.read(300)[0]).toBeGreaterThan(150);
	expect(rig.read(900)[0]).toBeLessThan(4);
});

describe("a pulse sensor", () => {
	test("is read at its middle without a finger; with one, a fast heart swings as wide as a slow one", async () => {
		const rig = await sketches.rig("inputs", { heart: "pulse_sensor" }, [
			...wired("heart", { VCC: "5V", GND: "GND.1", SIG: "A0" }),
		]);
		const read = () => Array.from({ length: 40 }, () => rig.read(110)[0] ?? -1);
		expect(read().every((reading) => Math.abs(reading - 511) < 10)).toBe(true);
		for (const bpm of [40, 90, 180, 400]) {
			rig.set({ "heart.finger": 1, "heart.bpm": bpm, "heart.contact": 100 });
			rig.simulation.advance(1500);
			const readings = read();
			expect(Math.abs(Math.max(...readings) - 740)).toBeLessThan(40);
			expect(Math.abs(Math.min(...readings) - 425)).toBeLessThan(40);
		}
	});
});
