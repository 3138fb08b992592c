import { describe, expect, test } from "vitest";
import type { Circuit } from "../circuit.ts";
import { wired } from "../fixtures/wired.ts";
import { checkWiring } from "./check-wiring.ts";

const LED = (color: string): [string, { color: string }] => ["led", { color }];
const ohms = (value: number): [string, { ohms: number }] => ["resistor", { ohms: value }];

const ALARM = {
	probe: "ds18b20",
	pullup: ohms(4700),
	buzzer: "buzzer",
};
const ALARM_WIRES = [
	"uno.5V probe.VDD",
	"uno.GND.2 probe.GND",
	"uno.2 probe.DQ",
	"pullup.1 probe.DQ",
	"pullup.2 uno.5V",
	"uno.8 buzzer.+",
	"uno.GND.1 buzzer.-",
];
const alarm = wired(ALARM, ALARM_WIRES);

const LIGHTS = { red: LED("red"), green: LED("green"), r1: ohms(220), r2: ohms(220) };
const lights = wired(LIGHTS, [
	"uno.11 r1.1",
	"r1.2 red.A",
	"red.C uno.GND.1",
	"uno.9 r2.1",
	"r2.2 green.A",
	"green.C uno.GND.1",
]);

function mistakesIn(circuit: Circuit, wanted: Circuit) {
	return checkWiring(circuit, wanted).map(({ code, values }) => ({ code, ...values }));
}

/** The alarm with some wires replaced, by index. */
function alarmWith(changes: Record<number, string | null>) {
	const wires = ALARM_WIRES.flatMap((wire, at) => {
		const change = changes[at];
		return change === null ? [] : [change ?? wire];
	});
	return mistakesIn(wired(ALARM, wires), alarm);
}

describe("what is connected alike is alike", () => {
	test("a circuit is like itself, whatever the places", () => {
		expect(mistakesIn(alarm, alarm)).toEqual([]);
		expect(mistakesIn(lights, lights)).toEqual([]);
	});

	test("other ground pins, rails and ways of the wires", () => {
		const wires = [
			"uno.5V bb.tp1",
			"uno.GND.3 bb.bn1",
			"bb.tp9 bb.a5",
			"probe.VDD bb.b5",
			"bb.bn3 probe.GND",
			"uno.2 bb.j9",
			"bb.f9 probe.DQ",
			"pullup.1 bb.tp3",
			"bb.g9 pullup.2",
			"buzzer.- bb.bn20",
			"buzzer.+ uno.8",
		];
		expect(mistakesIn(wired({ ...ALARM, bb: "breadboard" }, wires), alarm)).toEqual([]);
	});

	test("a resistor before or behind its LED, either way round, and resistors exchanged", () => {
		const built = wired(LIGHTS, [
			"uno.11 red.A",
			"red.C r2.2",
			"r2.1 uno.GND.1",
			"uno.9 r1.2",
			"r1.1 green.A",
			"green.C uno.GND.2",
		]);
		expect(mistakesIn(built, lights)).toEqual([]);
	});

	test("parts of one kind under other names", () => {
		const two = (first: string, second: string) =>
			wired({ a: LED("red"), b: LED("red"), ra: ohms(220), rb: ohms(220) }, [
				...[`uno.4 r${first}.1`, `r${first}.2 ${first}.A`, `${first}.C uno.GND.1`],
				...[`uno.5 r${second}.1`, `r${second}.2 ${second}.A`, `${second}.C uno.GND.1`],
			]);
		expect(mistakesIn(two("b", "a"), two("a", "b"))).toEqual([]);
		const renamed = JSON.parse(JSON.stringify(alarm).replaceAll("probe", "other")) as Circuit;
		expect(mistakesIn(renamed, alarm)).toEqual([]);
	});

	test("a part too many that disturbs nothing", () => {
		expect(mistakesIn(wired({ ...ALARM, more: LED("red") }, ALARM_WIRES), alarm)).toEqual([]);
	});
});

describe("each mistake is told as what it is", () => {
	test("the wrong pin", () => {
		expect(alarmWith({ 5: "uno.9 buzzer.+" })).toEqual([
			{ code: "wrong_pin", part: "buzzer", pin: "+", wanted: "8", found: "9" },
		]);
		expect(alarmWith({ 0: "uno.3.3V probe.VDD" })).toEqual([
			{ code: "wrong_pin", part: "probe", pin: "VDD", wanted: "5V", found: "3.3V" },
		]);
	});

	test("pins swapped, and a part turned round", () => {
		expect(alarmWith({ 1: "uno.GND.2 probe.DQ", 2: "uno.2 probe.GND", 3: "pullup.1 probe.GND" })).toEqual([
			{ code: "pins_swapped", part: "probe", one: "GND", other: "DQ" },
		]);
		expect(alarmWith({ 5: "uno.8 buzzer.-", 6: "uno.GND.1 buzzer.+" })).toEqual([
			{ code: "part_reversed", part: "buzzer" },
		]);
	});

	test("an LED turned round, before or behind its resistor", () => {
		const rest = lights.wires.slice(3).map(({ from, to }) => `${from} ${to}`);
		const before = ["uno.11 r1.1", "r1.2 red.C", "red.A uno.GND.1"];
		const behind = ["uno.11 red.C", "red.A r1.2", "r1.1 uno.GND.1"];
		for (const wires of [before, behind])
			expect(mistakesIn(wired(LIGHTS, [...wires, ...rest]), lights)).toEqual([{ code: "led_reversed", part: "red" }]);
	});

	test("a part that is not connected, one that is not there, and one of another value", () => {
		expect(alarmWith({ 5: null, 6: null })).toEqual([{ code: "part_not_connected", part: "buzzer" }]);
		const { buzzer: _buzzer, ...without } = ALARM;
		expect(mistakesIn(wired(without, ALARM_WIRES.slice(0, 5)), alarm)).toEqual([
			{ code: "part_missing", wanted: "buzzer" },
		]);
		expect(mistakesIn(wired({ ...LIGHTS, r1: ohms(10_000) }, wiresOf(lights)), lights)).toEqual([
			{ code: "other_value", part: "r1", wanted: "r1" },
		]);
	});

	test("a wire that is missing", () => {
		expect(alarmWith({ 1: null })).toEqual([{ code: "wire_missing", from: "probe.GND", to: "uno.GND.1" }]);
		expect(mistakesIn(wired(LIGHTS, wiresOf(lights).toSpliced(4, 1)), lights)).toEqual([
			{ code: "wire_missing", from: "r2.2", to: "green.A" },
		]);
	});

	test("a pull-up that is missing, or holds the pin down", () => {
		const missing = [{ code: "pull_up_missing", part: "probe", pin: "DQ" }];
		expect(alarmWith({ 3: null })).toEqual(missing);
		expect(alarmWith({ 4: "pullup.2 uno.GND.1" })).toEqual(missing);
	});

	test("a pull-up that follows its signal to another pin is there", () => {
		expect(alarmWith({ 2: "uno.3 probe.DQ" })).toEqual([
			{ code: "wrong_pin", part: "probe", pin: "DQ", wanted: "2", found: "3" },
		]);
	});

	test("both legs in one row", () => {
		const legs = ["pullup.1 bb.a3", "pullup.2 bb.b3"];
		const wires = [...ALARM_WIRES.toSpliced(3, 2), ...legs];
		expect(mistakesIn(wired({ ...ALARM, bb: "breadboard" }, wires), alarm)).toEqual([
			{ code: "part_shorted", part: "pullup", one: "1", other: "2" },
		]);
	});

	test("what must be apart is joined", () => {
		const wires = [...wiresOf(lights), "red.A green.A"];
		expect(mistakesIn(wired(LIGHTS, wires), lights)).toMatchObject([{ code: "wrongly_joined" }]);
	});

	test("nothing wired at all: each part is named once", () => {
		expect(mistakesIn(wired(ALARM, []), alarm)).toEqual([
			{ code: "pull_up_missing", part: "probe", pin: "DQ" },
			{ code: "part_not_connected", part: "probe" },
			{ code: "part_not_connected", part: "buzzer" },
		]);
	});
});

test("every wire that is taken away from a circuit is missed, and told in few sentences", () => {
	for (const circuit of [alarm, lights])
		for (const [at] of circuit.wires.entries()) {
			const problems = checkWiring({ ...circuit, wires: circuit.wires.toSpliced(at, 1) }, circuit);
			expect(problems.length, `wire ${at}`).toBeGreaterThan(0);
			expect(problems.length, `wire ${at}`).toBeLessThan(3);
		}
});

test("what is wrong is marked at points that the circuit has", () => {
	for (const problem of checkWiring(wired(ALARM, ["uno.9 buzzer.+", "uno.GND.1 buzzer.-"]), alarm))
		for (const point of problem.at) expect(point).toMatch(/^(uno|probe|pullup|buzzer)\./);
});

function wiresOf(circuit: Circuit): string[] {
	return circuit.wires.map(({ from, to }) => `${from} ${to}`);
}
