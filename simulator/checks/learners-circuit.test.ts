import { describe, expect, test } from "vitest";
import { UnknownEndpoint } from "../circuit/nets.ts";
import type { Circuit, PlacedPart } from "../circuit.ts";
import { wired } from "../fixtures/wired.ts";
import type { Checks } from "./format.ts";
import { judgeCircuit } from "./learners-circuit.ts";

type Parts = Parameters<typeof wired>[0];

const PROPS = { min: 0, max: 60, initial: 22 };
const PARTS: Parts = { probe: ["ds18b20", PROPS], pullup: ["resistor", { ohms: 4700 }], buzzer: "buzzer" };
const SENSOR = ["uno.5V probe.VDD", "uno.GND.2 probe.GND", "uno.2 probe.DQ", "pullup.1 probe.DQ", "pullup.2 uno.5V"];
const BUZZER = ["uno.8 buzzer.+", "uno.GND.1 buzzer.-"];
const HOT: Checks["scenes"] = { hot: { set: { "probe.celsius": 40 }, expect: [{ buzzer: "buzzer", is: "sounding" }] } };
const COMPARED: Checks = {
	settle: 1,
	scenes: {
		hot: {
			expect: [
				{ buzzer: "buzzer", is: "sounding" },
				{ serial: "number", near: "probe.celsius", tolerance: 1, every: 2 },
			],
		},
	},
};
const alarm = {
	circuit: wired(PARTS, [...SENSOR, ...BUZZER]),
	checks: { settle: 1, scenes: HOT } as Checks,
};

const LAMP: Parts = { red: ["led", { color: "red" }], r: ["resistor", { ohms: 220 }] };
const LAMP_WIRES = ["uno.11 r.1", "r.2 red.A", "red.C uno.GND.1"];
const lamp = {
	circuit: wired(LAMP, LAMP_WIRES),
	checks: { settle: 1, scenes: { on: { expect: [{ pin: "11", before: [], within: "0..1" }] } } } as Checks,
};

function refusalOf(parts: Parts, wires: string[], project: Parameters<typeof judgeCircuit>[1] = alarm) {
	const match = judgeCircuit(wired(parts, wires), project);
	return match.fit ? "fit" : match.problems.map(({ code, values }) => ({ code, ...values }));
}

function partsOf(circuit: Circuit): Record<string, PlacedPart> {
	const match = judgeCircuit(circuit, alarm);
	if (!match.fit) throw new Error(JSON.stringify(match.problems));
	return Object.fromEntries(match.circuit.parts.map((part) => [part.id, part]));
}

describe("a circuit in which the checks may run", () => {
	test("is one that is wired as the project's, and is known as such", () => {
		expect(judgeCircuit(alarm.circuit, alarm)).toEqual({ fit: true, circuit: alarm.circuit, asWanted: true });
	});

	test("or one of the learner's own, as long as the program moves what the checks watch", () => {
		const match = judgeCircuit(wired(PARTS, [...SENSOR, "uno.5 buzzer.+", "buzzer.- uno.GND.3"]), alarm);
		expect(match).toMatchObject({ fit: true, asWanted: false });
		expect(
			refusalOf({ ...PARTS, quiet: ["resistor", { ohms: 47 }] }, [
				...SENSOR,
				"uno.8 quiet.1",
				"quiet.2 buzzer.+",
				"buzzer.- uno.GND.1",
			]),
		).toBe("fit");
	});

	test.each([
		["moved before they are watched", alarm],
		["watched before they are compared with", { ...alarm, checks: COMPARED }],
	])("may have the checks' parts under other names: they are found by their kind, %s", (_name, project) => {
		const renamed = (text: string) => text.replace("probe", "cold").replace("buzzer", "probe");
		const { probe, pullup, buzzer } = PARTS;
		const circuit = wired(
			{ cold: probe ?? "", pullup: pullup ?? "", probe: buzzer ?? "" },
			[...SENSOR, ...BUZZER].map(renamed),
		);
		const match = judgeCircuit(circuit, project);
		if (!match.fit) throw new Error(JSON.stringify(match.problems));
		expect(match.circuit.parts.map(({ id, kind }) => [id, kind]).toSorted()).toEqual([
			["buzzer", "buzzer"],
			["probe", "ds18b20"],
			["pullup", "resistor"],
		]);
		expect(judgeCircuit(match.circuit, project)).toMatchObject({ fit: true, asWanted: true });
	});
});

describe("a circuit that would pass the checks by itself does not count", () => {
	test("a sensor with another range, start or number: it is the project's own that is checked", () => {
		const cheat = { ...PARTS, probe: ["ds18b20", { min: 50, max: 60, initial: 55, serial: 7 }] } as Parts;
		expect(partsOf(wired(cheat, [...SENSOR, ...BUZZER])).probe?.props).toEqual(PROPS);
		const bare = { ...PARTS, probe: "ds18b20" };
		expect(partsOf(wired(bare, [...SENSOR, ...BUZZER])).probe?.props).toEqual(PROPS);
	});

	test("what the checks listen to, or move, is missing or another thing under its name", () => {
		const { buzzer: _buzzer, ...silent } = PARTS;
		expect(refusalOf(silent, SENSOR)).toEqual([{ code: "part_missing", wanted: "buzzer" }]);
		expect(refusalOf({ ...PARTS, buzzer: "resistor" }, SENSOR)).toEqual([{ code: "part_missing", wanted: "buzzer" }]);
		expect(refusalOf({ ...PARTS, probe: "dht22" }, BUZZER)).toEqual(
			expect.arrayContaining([{ code: "part_missing", wanted: "probe" }]),
		);
	});

	test.each([
		["straight", ["pad.SIG buzzer.+"]],
		["through a resistor", ["pad.SIG hop.1", "hop.2 buzzer.+"]],
		["beside the program's pin", ["pad.SIG buzzer.+", "uno.8 buzzer.+"]],
		["at its other leg", ["uno.8 buzzer.+", "pad.SIG buzzer.-"]],
	])("a buzzer fed by a sensor, %s", (_name, feed) => {
		const parts: Parts = { ...PARTS, pad: "touch", hop: ["resistor", { ohms: 100 }] };
		const ground = feed.some((wire) => wire.endsWith("buzzer.-")) ? [] : ["buzzer.- uno.GND.1"];
		expect(refusalOf(parts, [...SENSOR, ...ground, "pad.VCC uno.5V", "pad.GND uno.GND.1", ...feed])).toEqual(
			expect.arrayContaining([{ code: "fed_by_other", part: "buzzer", other: "pad" }]),
		);
	});

	test("a part named so that it would become one with another when the checks' parts get their names", () => {
		const { probe: cold = "", pullup, buzzer } = PARTS;
		const hop: Parts[string] = ["resistor", { ohms: 100 }];
		const parts = { cold, pullup, buzzer, probe: hop, cold_aside: hop, probe_aside: hop, pad: "touch" } as Parts;
		const sensor = SENSOR.map((wire) => wire.replace("probe", "cold"));
		const pad = ["pad.VCC uno.5V", "pad.GND uno.GND.3", "pad.SIG probe.1"];
		const near = ["cold_aside.1 buzzer.+", "probe_aside.1 buzzer.+"];
		const match = judgeCircuit(wired(parts, [...sensor, ...BUZZER, ...pad, ...near]), alarm);
		if (!match.fit) throw new Error(JSON.stringify(match.problems));
		const ids = match.circuit.parts.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
	});

	test("a pin that the checks watch is wired to 5V, or fed by something else", () => {
		expect(refusalOf(LAMP, [...LAMP_WIRES, "uno.11 uno.5V"], lamp)).toMatchObject([{ code: "pin_on_rail" }]);
		const fed = [...LAMP_WIRES, "pad.SIG uno.11", "pad.VCC uno.5V", "pad.GND uno.GND.1"];
		expect(refusalOf({ ...LAMP, pad: "touch" }, fed, lamp)).toEqual([
			{ code: "fed_by_other", part: "uno.11", other: "pad" },
		]);
	});

	test("where pins are watched, their lamps must hang on them", () => {
		expect(refusalOf({}, [], lamp)).toMatchObject([{ code: "part_missing" }, { code: "part_missing" }]);
		expect(refusalOf(LAMP, ["uno.12 r.1", ...LAMP_WIRES.slice(1)], lamp)).toMatchObject([{ code: "wrong_pin" }]);
		expect(refusalOf(LAMP, LAMP_WIRES, lamp)).toBe("fit");
	});
});

test("a dangerous circuit is refused with all that is wrong in it", () => {
	expect(refusalOf(PARTS, [...SENSOR, "uno.5V uno.GND.3"])).toMatchObject([
		{ code: "short_circuit" },
		{ code: "part_not_connected" },
	]);
});

test("a part of a kind that does not exist here changes nothing", () => {
	const more = { ...LAMP, x: "constructor" };
	expect(refusalOf(more, [...LAMP_WIRES, "x.SIG uno.5V", "x.GND uno.GND.1"], lamp)).toBe("fit");
});

test("points that do not exist are refused as such", () => {
	expect(() => refusalOf(PARTS, ["uno.8 buzzer.__proto__"])).toThrow(UnknownEndpoint);
});

test("the largest circuit that an endpoint takes is judged in time", { timeout: 3000 }, () => {
	const parts: Parts = {};
	const wires: string[] = [];
	for (let at = 0; at < 60; at++) {
		parts[`d${at}`] = at % 3 === 2 ? ["resistor", { ohms: 10 + at }] : "led";
		const [one, other] = at % 3 === 2 ? ["1", "2"] : at % 2 ? ["A", "C"] : ["C", "A"];
		wires.push(`d${at}.${one} uno.${at % 14}`);
		const next = (at * 7 + 1) % 60;
		wires.push(`d${at}.${other} d${next}.${next % 3 === 2 ? "1" : "A"}`);
	}
	expect(judgeCircuit(wired(parts, wires), alarm).fit).toBe(false);
});
