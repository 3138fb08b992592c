import { describe, expect, test } from "vitest";
import { withKnownParts } from "#simulator/circuit/known-parts.ts";
import { type Circuit, circuitSchema } from "#simulator/circuit.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import { checkWiring } from "#simulator/wiring/check-wiring.ts";
import { listProjects, loadProject } from "./projects.ts";
import { startingCircuit } from "./starting-circuit.ts";

const projects = await Promise.all(listProjects().map(({ id }) => loadProject(id)));
const written = projects.flatMap((project) => (project ? [project] : []));
const problemsOf = (circuit: Circuit, wanted?: Circuit) =>
	checkWiring(circuit, wanted).map(({ code, values }) => ({ code, ...values }));

describe.each(written)("the circuit of $id", ({ id, kit, circuit }) => {
	test("has only parts of kinds that there are", () => {
		expect(withKnownParts(circuit, PART_KINDS).unknown).toEqual([]);
	});

	test("breaks no electrical rule", () => {
		expect(problemsOf(circuit)).toEqual([]);
	});

	test("is its own measure: as it comes it is wired right", () => {
		expect(problemsOf(circuit, circuit)).toEqual([]);
	});

	test("stands on a breadboard, each hole used once", () => {
		expect(circuit.parts.some((part) => part.kind === "breadboard")).toBe(true);
		const legs = circuit.parts.flatMap((part) => Object.values(part.legs ?? {}));
		const holes = [...legs, ...circuit.wires.flatMap(({ from, to }) => [from, to])];
		// A bench supply has screw terminals, which take several wires.
		const supplies = circuit.parts.filter(({ kind }) => kind === "dc_supply").map(({ id }) => id);
		const takesOne = (hole: string) => !["uno", ...supplies].includes(hole.split(".")[0] ?? "");
		const crowded = holes.filter((hole, at) => takesOne(hole) && holes.indexOf(hole) !== at);
		expect(crowded).toEqual([]);
	});

	test("uses each of the board's pins once", () => {
		const pins = circuit.wires.flatMap(({ from, to }) => [from, to]).filter((point) => point.startsWith("uno."));
		expect(new Set(pins).size).toBe(pins.length);
	});

	test("begins with every part: wired for primary, without a wire for secondary", () => {
		const start = circuitSchema.parse(startingCircuit({ kit, circuit }));
		expect(start.parts).toEqual(circuit.parts);
		expect(start.wires).toEqual(kit === "primary" ? circuit.wires : []);
		expect(problemsOf(start).filter(({ code }) => code !== "part_not_connected")).toEqual([]);
	});

	test("misses every wire that is taken away", () => {
		for (const [at, wire] of circuit.wires.entries()) {
			const without = { ...circuit, wires: circuit.wires.toSpliced(at, 1) };
			expect(problemsOf(without, circuit), `${id}: ${wire.from} to ${wire.to}`).not.toEqual([]);
		}
	});
});

test("a passive buzzer straight on a pin takes more than the pin gives", async () => {
	const circuit = written.find(({ id }) => id === "tilt-alarm")?.circuit as Circuit;
	const straight = {
		...circuit,
		parts: circuit.parts.filter(({ id }) => id !== "r_buzzer"),
		wires: circuit.wires.map((wire) => (wire.from === "uno.8" ? { ...wire, to: "bb.e23" } : wire)),
	};
	expect(problemsOf(straight)).toEqual([{ code: "pin_overload", pin: "8", milliamperes: expect.any(Number) }]);
});
