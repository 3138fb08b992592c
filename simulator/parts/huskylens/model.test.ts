import { describe, expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { facesIn } from "./faces.ts";
import { part } from "./model.ts";
import { COMMAND, frameOf } from "./protocol.ts";

const ADDRESS = 0x32;

function camera(volts = 5) {
	const rig = rigFor(part.pins, part.create, { supplies: { "+": volts, "-": 0 } });
	const device = () => rig.i2c.at({ sda: rig.net("SDA"), scl: rig.net("SCL") }, ADDRESS)[0];
	const write = (bytes: readonly number[]) => {
		device()?.start(false);
		for (const byte of bytes) device()?.write(byte);
	};
	const read = (count: number) => {
		device()?.start(true);
		return Array.from({ length: count }, () => device()?.read(true) ?? -1);
	};
	const ask = (command: number, values: number[] = []) => {
		write(frameOf(command, values));
		const frames: { command: number; values: number[] }[] = [];
		for (;;) {
			const [start, , , length = 0, answered = 0] = read(5);
			if (start !== 0x55) return frames;
			const data = read(length + 1);
			const values = Array.from(
				{ length: length / 2 },
				(_, at) => (data[at * 2] ?? 0) | ((data[at * 2 + 1] ?? 0) << 8),
			);
			expect(data.at(-1)).toBe(frameOf(answered, values).at(-1));
			frames.push({ command: answered, values });
		}
	};
	const set = (controls: Record<string, number>) => {
		for (const [id, value] of Object.entries(controls)) rig.part.setControl?.(id, value);
	};
	const ids = () =>
		ask(COMMAND.request).flatMap(({ command, values }) => (command === COMMAND.returnBlock ? [values[4]] : []));
	return { rig, device, write, read, ask, set, ids };
}

test("frames are as the protocol's document has them", () => {
	expect(frameOf(COMMAND.request)).toEqual([0x55, 0xaa, 0x11, 0, 0x20, 0x30]);
	expect(frameOf(COMMAND.requestById, [1])).toEqual([0x55, 0xaa, 0x11, 2, 0x26, 1, 0, 0x39]);
	expect(frameOf(COMMAND.returnBlock, [300, 200, 10, 20, 1])).toEqual([
		...[0x55, 0xaa, 0x11, 0x0a, 0x2a],
		...[0x2c, 0x01, 0xc8, 0x00, 0x0a, 0x00, 0x14, 0x00, 0x01, 0x00, 0x58],
	]);
});

test.each([
	[5, true],
	[3.3, true],
	[3, false],
])("with %s V it answers: %s", (volts, answers) => {
	expect(camera(volts).device() !== undefined).toBe(answers);
});

test("a ping is answered; a wrong sum, a broken frame and an unknown command are not", () => {
	const { ask, write, read } = camera();
	expect(ask(COMMAND.ping)).toEqual([{ command: COMMAND.returnOk, values: [] }]);
	for (const bytes of [[0x55, 0xaa, 0x11, 0, 0x2c, 0x3d], [0x55, 0xaa, 0x11, 0], frameOf(0x7f)]) {
		write(bytes);
		expect(read(1)).toEqual([0xff]);
	}
	write([0x00, 0x55, ...frameOf(COMMAND.ping)]);
	expect(read(6)).toEqual(frameOf(COMMAND.returnOk));
});

test("says where a face is and which", () => {
	const { ask, set, rig } = camera();
	expect(ask(COMMAND.request)).toEqual([{ command: COMMAND.returnInfo, values: [0, 2, 0, 0, 0] }]);
	set({ neema: 1 });
	rig.pass(250_000);
	expect(ask(COMMAND.request)).toEqual([
		{ command: COMMAND.returnInfo, values: [1, 2, 2, 0, 0] },
		{ command: COMMAND.returnBlock, values: [160, 120, 90, 117, 1] },
	]);
	expect(rig.part.state()).toMatchObject({
		powered: true,
		heads: [{ who: "neema" }],
		learned: 2,
		faces: [{ who: "neema", id: 1 }],
	});
});

test.each([
	[COMMAND.requestBlocks, [], [1, 0]],
	[COMMAND.requestLearned, [], [1]],
	[COMMAND.requestBlocksLearned, [], [1]],
	[COMMAND.requestById, [0], [0]],
	[COMMAND.requestBlocksById, [2], []],
	[COMMAND.requestArrows, [], []],
])("command %s gives what was asked for", (command, values, expected) => {
	const { ask, set } = camera();
	set({ neema: 1, stranger: 1 });
	const [info, ...blocks] = ask(command, values);
	expect(info?.values[0]).toBe(expected.length);
	expect(blocks.map((block) => block.values[4])).toEqual(expected);
});

describe("learning", () => {
	test("forgets all, and gives the next free ID to the face nearest to the middle", () => {
		const { ask, set, ids } = camera();
		expect(ask(COMMAND.forget)).toEqual([{ command: COMMAND.returnOk, values: [] }]);
		set({ baraka: 1, stranger: 1, across: 40, learn: 1 });
		expect([ids(), ask(COMMAND.request)[0]?.values[1]]).toEqual([[1, 0], 1]);
		set({ baraka: 0, across: 50, learn: 1 });
		expect(ids()).toEqual([2]);
	});

	test("a known face keeps its ID when the button is pressed, and nobody is nobody", () => {
		const { set, ids, rig } = camera();
		set({ learn: 1 });
		set({ baraka: 1, learn: 1 });
		expect([ids(), rig.part.state()]).toEqual([[2], expect.objectContaining({ learned: 2 })]);
	});

	test("takes the ID that the program chooses", () => {
		const { ask, set, ids } = camera();
		set({ stranger: 1 });
		ask(COMMAND.learn, [7]);
		expect(ids()).toEqual([7]);
	});

	test("another algorithm sees no faces", () => {
		const { ask, set, ids } = camera();
		set({ neema: 1 });
		ask(COMMAND.algorithm, [4]);
		expect(ids()).toEqual([]);
		ask(COMMAND.algorithm, [0]);
		expect(ids()).toEqual([1]);
	});
});

test("who is not found is drawn all the same", () => {
	const { rig, set } = camera();
	set({ baraka: 1, neema: 1, across: 70, centimetres: 75 });
	expect(rig.part.state()).toMatchObject({
		heads: [
			{ who: "baraka", x: 224 },
			{ who: "neema", x: 294 },
		],
		faces: [{ who: "baraka" }],
	});
	set({ light: 0 });
	expect(rig.part.state()).toMatchObject({ heads: [{ who: "baraka" }, { who: "neema" }], faces: [] });
});

test.each([
	["far", { centimetres: 150 }, [160, 30]],
	["close", { centimetres: 30 }, [160, 150]],
	["75 cm", { centimetres: 75 }, [160, 60]],
	["76 cm", { centimetres: 76 }, [160, 59]],
	["on the left", { across: 35 }, [112, 90]],
	["cut by the left edge", { across: 13 }, undefined],
	["cut by the right edge", { across: 87 }, undefined],
	["in the dark", { light: 0 }, undefined],
])("a face %s", (_, controls, expected) => {
	const { ask, set } = camera();
	set({ neema: 1, ...controls });
	const values = ask(COMMAND.request)[1]?.values;
	expect(values && [values[0], values[2]]).toEqual(expected);
});

describe("errors", () => {
	const learned = new Map([
		["neema", 1],
		["baraka", 2],
	]);
	/** The IDs of fifty readings, one each 200 ms. */
	const readings = (who: string, lux: number) =>
		Array.from({ length: 50 }, (_, index) => {
			const view = { people: [who], centimetres: 50, across: 50, lux, milliseconds: index * 200 };
			return facesIn(view, learned)[0]?.id;
		});
	const share = (ids: readonly (number | undefined)[], id: number) =>
		ids.filter((one) => one === id).length / ids.length;

	test("single readings err in good light: a known face is none, and a new one is taken for another", () => {
		expect(share(readings("neema", 300), 1)).toBeGreaterThan(0.7);
		expect(share(readings("neema", 300), 1)).toBeLessThan(0.9);
		expect(new Set(readings("stranger", 300))).toEqual(new Set([0, 2]));
	});

	test.each([
		[120, 50, true],
		[110, 50, false],
		[120, 40, true],
	])("at %s lux Neema and at %s lux Baraka: she is known steadily: %s", (neema, baraka, steady) => {
		expect(share(readings("neema", neema), 1) > 0.7).toBe(steady);
		expect(share(readings("baraka", baraka), 2) > 0.7).toBe(baraka >= 50);
	});

	test("the first 1.2 seconds are right, and no error lasts for a second", () => {
		const ids = readings("stranger", 300);
		expect(ids.slice(0, 7)).toEqual([0, 0, 0, 0, 0, 0, 0]);
		expect(ids.join("")).not.toContain("22222");
	});
});
