import { expect, test } from "vitest";
import { schematicOf } from "#simulator/wiring/schematic.ts";
import { listProjects, loadProject } from "./projects.ts";

const projects = await Promise.all(listProjects().map(({ id }) => loadProject(id)));
const circuits = projects.flatMap((one) => (one ? [{ id: one.id, circuit: one.circuit }] : []));

test.each(circuits)(
	"the schematic of $id has every part once and every pin of the board that is wired",
	({ circuit }) => {
		const { lines, modules } = schematicOf(circuit);
		const shown = [
			...modules.map(({ part }) => part.id),
			...lines.flatMap(({ parts }) => parts.map(({ part }) => part.id)),
		];
		const wanted = circuit.parts.filter(({ kind }) => kind !== "breadboard").map(({ id }) => id);
		expect(shown.toSorted()).toEqual(wanted.toSorted());
		const pins = new Set(lines.flatMap(({ pin }) => pin ?? []));
		const wired = circuit.wires
			.flatMap(({ from, to }) => [from, to])
			.flatMap((point) => /^uno\.(A?\d+)$/.exec(point)?.[1] ?? []);
		expect([...pins].toSorted()).toEqual(wired.toSorted());
	},
);

test("a divider is two lines of one net, and an LED hangs behind its resistor", () => {
	const circuit = circuits.find(({ id }) => id === "auto-light")?.circuit;
	const { lines } = circuit ? schematicOf(circuit) : { lines: [] };
	const shown = lines.map(({ pin, branch, parts, end }) => [pin, branch, parts.map(({ part }) => part.id), end]);
	expect(shown).toEqual([
		["9", false, ["r_white", "white"], { rail: "GND" }],
		["A0", false, ["ldr"], { rail: "5V" }],
		["A0", true, ["r_ldr"], { rail: "GND" }],
	]);
});

test("a divider before a module's pin begins at the pin of the board", () => {
	const circuit = circuits.find(({ id }) => id === "voice-light")?.circuit;
	const { lines } = circuit ? schematicOf(circuit) : { lines: [] };
	const rxd = lines.find(({ end }) => end && "module" in end && end.modulePin === "RXD")?.start;
	const upper = lines.find(({ pin }) => pin === "11");
	expect(upper?.parts).toMatchObject([{ part: { id: "r_upper" }, from: "1", to: "2" }]);
	expect(rxd).not.toBeNull();
	expect(upper?.end).toEqual(rxd);
});
