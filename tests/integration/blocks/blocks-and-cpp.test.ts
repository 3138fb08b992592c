import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Compiler } from "#compiler/compiler.ts";
import { testCompiler } from "#compiler/testing/test-compiler.ts";
import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import { outputPins } from "#domain/bench/block-program/devices.ts";
import { toCpp } from "#domain/bench/block-program/to-cpp.ts";
import { seededRandom } from "#simulator/checks/seeded-random.ts";
import type { Circuit, Wire } from "#simulator/circuit.ts";
import { createSimulation } from "#simulator/create-simulation.ts";
import { createBlockSimulation } from "#simulator/interpreter/block-simulation.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import { differences, recordEdges } from "./edges.ts";
import { RANDOM_DEVICES, randomProgram } from "./random-program.ts";
import { shownBy } from "./shown-by.ts";

const PROGRAMS = 200;
const LONGEST_MS = 10_000;
/**
 * Every pin that programs drive. Not compared bit by bit are the display's two wires: the interpreter hands the bus whole
 * bytes. What the display shows is compared instead. (A DHT's wire is neither: see `climateAround`; its readings are
 * proved with the project that has one.)
 */
const PINS = [...outputPins(RANDOM_DEVICES), "12"];

let compiler: Compiler;
let close: () => Promise<void>;

beforeAll(async () => {
	({ compiler, close } = await testCompiler({ cacheDir: inject("compilerCache") }));
});
afterAll(() => close());

test(`${PROGRAMS} generated programs move the pins alike as blocks and as compiled C++`, {
	timeout: 120_000,
}, async () => {
	const cases = Array.from({ length: PROGRAMS }, (_, at) => generate(at + 1));
	const waiting = cases.values();
	const compileNext = async (userId: string) => {
		for (const one of waiting) one.hex = await compileText(one.source, userId);
	};
	await Promise.all([compileNext("asha"), compileNext("juma")]);

	let edges = 0;
	for (const one of cases) {
		const milliseconds = lengthOf(one);
		const boards = [
			createBlockSimulation({ ...one, devices: RANDOM_DEVICES, kinds: PART_KINDS }).simulation,
			createSimulation(one),
		] as const;
		const [blocks, sketch] = [recordEdges(boards[0], PINS, milliseconds), recordEdges(boards[1], PINS, milliseconds)];
		if (isOver(one)) expect(shownBy(boards[0]), `program ${one.seed}\n${one.source}`).toEqual(shownBy(boards[1]));
		expect(differences(PINS, blocks, sketch, milliseconds), `program ${one.seed}\n${one.source}`).toEqual([]);
		edges += blocks.length;
	}
	expect(edges).toBeGreaterThan(PROGRAMS * 4);
});

interface Case {
	seed: number;
	program: BlockProgram;
	circuit: Circuit;
	source: string;
	hex: string;
}

function generate(seed: number): Case {
	const random = seededRandom(seed);
	const program = randomProgram(random);
	const source = toCpp(program, RANDOM_DEVICES, {
		runsOnce: "The blocks run once.",
		meansYes: (level) => `${level} means yes`,
	});
	return { seed, program, circuit: randomCircuit(random), source, hex: "" };
}

async function compileText(source: string, userId: string): Promise<string> {
	const compiled = await compiler.compile(source, { userId });
	if (compiled.outcome === "compiled") return compiled.hex;
	throw new Error(`${source}\n${JSON.stringify(compiled.diagnostics)}`);
}

/** Until the blocks are over, or the longest time. */
function lengthOf({ program, circuit }: Case): number {
	const { simulation, progress } = createBlockSimulation({
		program,
		devices: RANDOM_DEVICES,
		circuit,
		kinds: PART_KINDS,
	});
	while (!progress().finished && simulation.milliseconds < LONGEST_MS) simulation.advance(100);
	return simulation.milliseconds + 100;
}

/** False for an endless one: its last moment is not the same moment to the microsecond. */
function isOver({ program, circuit }: Case): boolean {
	const { simulation, progress } = createBlockSimulation({
		program,
		devices: RANDOM_DEVICES,
		circuit,
		kinds: PART_KINDS,
	});
	simulation.advance(LONGEST_MS);
	return progress().finished;
}

/** The sensors as wires: pressed or not, motion or not, light at one of three levels. */
function randomCircuit(random: () => number): Circuit {
	const wire = (from: string, to: string): Wire => ({ from: `uno.${from}`, to: `uno.${to}`, color: "yellow" });
	const levels = ["GND.2", "3.3V", "5V"];
	return {
		board: "uno",
		parts: [{ id: "lcd", kind: "lcd1602_i2c", x: 0, y: 0 }],
		wires: [
			{ from: "lcd.VCC", to: "uno.5V", color: "red" },
			{ from: "lcd.GND", to: "uno.GND.1", color: "black" },
			{ from: "lcd.SDA", to: "uno.A4", color: "blue" },
			{ from: "lcd.SCL", to: "uno.A5", color: "green" },
			...(random() < 0.5 ? [wire("2", "GND.1")] : []),
			...(random() < 0.5 ? [wire("4", "GND.1")] : []),
			wire("7", random() < 0.5 ? "5V" : "GND.3"),
			wire("3", random() < 0.5 ? "5V" : "GND.3"),
			wire("A0", levels[Math.floor(random() * levels.length)] ?? "5V"),
		],
	};
}
