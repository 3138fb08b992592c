import { describe, expect, test } from "vitest";
import { BadProgram } from "./board/intel-hex.ts";
import { BadCircuit } from "./circuit/bad-circuit.ts";
import { UnknownEndpoint } from "./circuit/nets.ts";
import type { Circuit } from "./circuit.ts";
import { createSimulation } from "./create-simulation.ts";
import analog from "./fixtures/analog.hex?raw";
import delays from "./fixtures/delays.hex?raw";
import echo from "./fixtures/echo.hex?raw";
import lostReturn from "./fixtures/lost-return.hex?raw";
import recursion from "./fixtures/recursion.hex?raw";
import restarts from "./fixtures/restarts.hex?raw";
import stuck from "./fixtures/stuck.hex?raw";
import unbegun from "./fixtures/unbegun.hex?raw";

const bare: Circuit = { board: "uno", parts: [], wires: [] };

function printedBy(hex: string, circuit: Circuit = bare) {
	const simulation = createSimulation({ hex, circuit });
	let text = "";
	simulation.onSerial((piece) => {
		text += piece;
	});
	return { simulation, text: () => text };
}

test("the same calls lead to the same end, in slices of any length", () => {
	const run = (slice: number) => {
		const { simulation, text } = printedBy(delays);
		const edges: number[] = [];
		simulation.onPin("13", (_high, cycle) => edges.push(cycle));
		for (let time = 0; time < 1000; time += slice) simulation.advance(slice);
		return { edges, text: text() };
	};
	expect(run(1000).edges.length).toBeGreaterThan(10);
	expect(run(0.5)).toEqual(run(1000));
	expect(run(8)).toEqual(run(1000));
});

test("text goes both ways as UTF-8", () => {
	const { simulation, text } = printedBy(echo);
	simulation.advance(30);
	expect(text()).toBe("ready °C\r\n");
	simulation.sendSerial("hello\nb\n");
	simulation.advance(60);
	expect(text()).toBe("ready °C\r\nline 1\r\nline 2\r\n");
	expect(simulation.pinLevel("13")).toMatchObject({ mode: "output", high: true });
	expect(simulation.partStates().uno).toEqual({ kind: "uno", led: 1 });
});

test("without Serial.begin nothing is printed, and the program continues", () => {
	const { simulation, text } = printedBy(unbegun);
	simulation.advance(100);
	expect(text()).toBe("");
	expect(simulation.pinLevel("13")).toMatchObject({ high: true });
});

test("the ADC reads the voltage of a divider, and an open pin with a pull-up is high", () => {
	const { simulation, text } = printedBy(analog, {
		board: "uno",
		parts: [
			{ id: "upper", kind: "resistor", x: 0, y: 0, props: { ohms: 3000 } },
			{ id: "lower", kind: "resistor", x: 0, y: 0, props: { ohms: 1000 } },
		],
		wires: [
			{ from: "uno.5V", to: "upper.1", color: "red" },
			{ from: "upper.2", to: "uno.A0", color: "green" },
			{ from: "uno.A0", to: "lower.1", color: "green" },
			{ from: "lower.2", to: "uno.GND.3", color: "black" },
			{ from: "uno.3.3V", to: "uno.A1", color: "red" },
		],
	});
	simulation.advance(40);
	expect(text()).toBe("256 675 1\r\n");
});

test("a reset begins again at 0 ms and keeps controls and listeners", () => {
	const { simulation, text } = printedBy(echo, {
		board: "uno",
		parts: [{ id: "probe", kind: "ds18b20", x: 0, y: 0 }],
		wires: [],
	});
	simulation.setControl("probe", "celsius", 31.5);
	simulation.advance(30);
	simulation.reset();
	expect(simulation.milliseconds).toBeLessThan(0.01);
	simulation.advance(30);
	expect(text()).toBe("ready °C\r\nready °C\r\n");
	expect(simulation.partStates().probe).toEqual({ kind: "ds18b20", celsius: 31.5 });
	expect(simulation.controls()).toMatchObject([
		{ part: "probe", id: "celsius", value: 31.5 },
		{ part: "probe", id: "broken", value: 0 },
	]);
});

test("a control stays in its range and on its steps", () => {
	const simulation = createSimulation({
		hex: echo,
		circuit: { ...bare, parts: [{ id: "probe", kind: "ds18b20", x: 0, y: 0, props: { min: 0, max: 60 } }] },
	});
	const set = (value: number) => {
		simulation.setControl("probe", "celsius", value);
		return simulation.controls()[0]?.value;
	};
	expect([set(20.3), set(-40), set(1000)]).toEqual([20.5, 0, 60]);
	expect(() => set(Number.NaN)).toThrow(BadCircuit);
	expect(() => simulation.setControl("probe", "humidity", 3)).toThrow(BadCircuit);
});

describe("a program that goes wrong", () => {
	const health = (hex: string, milliseconds: number) => {
		const { simulation, text } = printedBy(hex);
		simulation.advance(milliseconds);
		return { ...simulation.health(), stuck: simulation.isStuck(), text: text() };
	};

	test("a stack that leaves the RAM, or a return to nowhere, is a crash", () => {
		expect(health(recursion, 50).crashes).toBeGreaterThan(0);
		expect(health(lostReturn, 50).crashes).toBeGreaterThan(0);
	});

	test("the watchdog restarts the program, whose pins are inputs again", () => {
		const result = health(restarts, 110);
		expect(result.restarts).toBe(3);
		expect(result.crashes).toBe(0);
		expect(result.text.split("\r\n").length).toBe(5);
	});

	test("an empty endless loop is told from a working program", () => {
		expect(health(stuck, 10).stuck).toBe(true);
		expect(health(echo, 10).stuck).toBe(false);
		expect(health(delays, 10).stuck).toBe(false);
	});
});

describe("what cannot be built is refused", () => {
	test("a program that is no Intel HEX, is damaged or too large", () => {
		const build = (hex: string) => () => createSimulation({ hex, circuit: bare });
		expect(build("")).toThrow(BadProgram);
		expect(build("hello")).toThrow(BadProgram);
		expect(build(echo.slice(0, 200))).toThrow(BadProgram);
		expect(build(echo.replace("0", "1"))).toThrow(BadProgram);
		expect(build(":020000040001F9\n:0100000000FF\n:00000001FF\n")).toThrow(BadProgram);
	});

	test("a wire to a pin that does not exist", () => {
		const build = (circuit: Circuit) => () => createSimulation({ hex: echo, circuit });
		expect(build({ ...bare, wires: [{ from: "uno.99", to: "uno.2", color: "red" }] })).toThrow(UnknownEndpoint);
	});
});

test("a part of a kind that does not exist here is left out with its wires and legs; the others work on", () => {
	const led = { id: "led", kind: "led", x: 0, y: 0, legs: { A: "future_board.a1", C: "bb.a1" } };
	const circuit: Circuit = {
		...bare,
		parts: [
			{ id: "future_board", kind: "future_board", x: 0, y: 0 },
			{ id: "bb", kind: "breadboard", x: 0, y: 0 },
			led,
			{ id: "probe", kind: "ds18b20", x: 0, y: 0 },
		],
		wires: [
			{ from: "future_board.SIG", to: "uno.2", color: "red" },
			{ from: "bb.b1", to: "uno.GND.1", color: "black" },
		],
	};
	const simulation = createSimulation({ hex: echo, circuit });
	simulation.advance(10);
	expect(Object.keys(simulation.partStates()).toSorted()).toEqual(["bb", "led", "probe", "uno"]);
	expect(new Set(simulation.controls().map(({ part }) => part))).toEqual(new Set(["probe"]));
});
