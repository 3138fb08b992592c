import { describe, expect, test } from "vitest";
import type { Circuit } from "#simulator/circuit.ts";
import { wiringProgress } from "#simulator/wiring/wiring-progress.ts";
import { wiringSteps } from "#simulator/wiring/wiring-steps.ts";

const files = import.meta.glob<Circuit>("./projects/*/bench.json", { eager: true, import: "circuit" });
const circuits = Object.entries(files).map(([file, circuit]) => ({ id: file.split("/")[2] ?? "", circuit }));
const monitor = circuits.find(({ id }) => id === "water-temp-monitor")?.circuit as Circuit;
const bare = { ...monitor, wires: [] };

test("parts come first, then each part's wires: ground, power, signal", () => {
	expect(wiringSteps(monitor).map(({ id }) => id)).toEqual([
		"part bb",
		"part probe",
		"part pullup",
		"part buzzer",
		"wire probe.GND uno.GND.2",
		"wire probe.VDD bb.i20",
		"wire probe.DQ bb.i26",
		"wire uno.5V bb.j20",
		"wire uno.2 bb.j26",
		"wire uno.GND.1 bb.j8",
		"wire uno.8 bb.j10",
	]);
});

test("a step begins at a part, names the legs in its hole, and says what the wire carries", () => {
	const step = wiringSteps(monitor).find(({ id }) => id === "wire uno.8 bb.j10");
	expect(step).toMatchObject({
		from: { endpoint: "bb.j10", hole: true, pins: ["buzzer.+"] },
		to: { endpoint: "uno.8", hole: false, pins: ["uno.8"] },
		role: "signal",
		source: "8",
	});
});

describe.each(circuits)("the steps of $id", ({ circuit }) => {
	test("there is one for each part and wire", () => {
		expect(wiringSteps(circuit)).toHaveLength(circuit.parts.length + circuit.wires.length);
	});

	test("none of the wires is done on a board without wires, all are in the finished circuit", () => {
		const wires = (built: Circuit) => wiringProgress(built, circuit).filter(({ step }) => step.kind === "wire");
		expect(wires({ ...circuit, wires: [] }).filter(({ done }) => done)).toEqual([]);
		expect(wires(circuit).filter(({ done }) => !done)).toEqual([]);
	});

	test("drawing each wire where its step says completes the circuit", () => {
		let built: Circuit = { ...circuit, wires: [] };
		for (const { id } of wiringSteps(circuit)) {
			const now = wiringProgress(built, circuit).find(({ step }) => step.id === id);
			if (!now || now.step.kind === "part" || now.done) continue;
			const { from, to } = now;
			if (!from || !to) throw new Error(`${id} has nowhere to go`);
			built = { ...built, wires: [...built.wires, { ...now.step.wire, from, to }] };
			expect(wiringProgress(built, circuit).find(({ step }) => step.id === id)?.done, id).toBe(true);
		}
		expect(wiringProgress(built, circuit).every(({ done }) => done)).toBe(true);
	});
});

describe("a step is done once it is electrically true", () => {
	const doneWith = (from: string, to: string, built: Circuit = bare) =>
		wiringProgress({ ...built, wires: [...built.wires, { from, to, color: "red" }] }, monitor)
			.filter(({ step, done }) => step.kind === "wire" && done)
			.map(({ step }) => step.id);

	test("through another hole of the strip", () => {
		expect(doneWith("uno.8", "bb.f10")).toEqual(["wire uno.8 bb.j10"]);
	});

	test("at any ground pin", () => {
		expect(doneWith("probe.GND", "uno.GND.3")).toEqual(["wire probe.GND uno.GND.2"]);
	});

	test("not at a neighbouring pin", () => {
		expect(doneWith("uno.7", "bb.j10")).toEqual([]);
	});

	test("where the part was moved to another row", () => {
		const parts = bare.parts.map((part) =>
			part.id === "buzzer" ? { ...part, legs: { "-": "bb.a1", "+": "bb.a3" } } : part,
		);
		const moved = { ...bare, parts };
		expect(doneWith("uno.8", "bb.j10", moved)).toEqual([]);
		expect(doneWith("uno.8", "bb.b3", moved)).toEqual(["wire uno.8 bb.j10"]);
		const step = wiringProgress(moved, monitor).find(({ step: { id } }) => id === "wire uno.8 bb.j10");
		expect(step).toMatchObject({ from: "bb.a3", to: "uno.8" });
	});
});

test("a part that was taken away is not done, and its wires have nowhere to go", () => {
	const without = { ...bare, parts: bare.parts.filter(({ id }) => id !== "buzzer") };
	const progress = wiringProgress(without, monitor);
	expect(progress.find(({ step }) => step.id === "part buzzer")?.done).toBe(false);
	expect(progress.find(({ step }) => step.id === "wire uno.8 bb.j10")).toMatchObject({ from: null, done: false });
});
