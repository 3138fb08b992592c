import { expect, test } from "vitest";
import { netlistOf, schematicOf } from "#simulator/wiring/schematic.ts";
import { manualNetlist } from "./manual-netlist.ts";
import { loadManual } from "./manuals.ts";
import { listProjects, loadProject } from "./projects.ts";
import related from "./related-manuals.json" with { type: "json" };

const projects = await Promise.all(listProjects().map(({ id }) => loadProject(id)));
const circuits = projects.flatMap((one) => (one ? [{ id: one.id, circuit: one.circuit }] : []));

test.each(circuits)(
	"the schematic of $id has every part once and every pin of the board that is wired",
	({ circuit }) => {
		const { lines, modules } = schematicOf(netlistOf(circuit));
		const shown = [...modules.map(({ id }) => id), ...lines.flatMap(({ parts }) => parts.map(({ id }) => id))];
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
	const { lines } = circuit ? schematicOf(netlistOf(circuit)) : { lines: [] };
	const shown = lines.map(({ pin, joined, parts, end }) => [pin, joined, parts.map(({ id }) => id), end]);
	expect(shown).toEqual([
		["9", null, ["r_white", "white"], { rail: "GND" }],
		["A0", null, ["ldr"], { rail: "5V" }],
		["A0", "start", ["r_ldr"], { rail: "GND" }],
	]);
});

const manuals = await Promise.all([...new Set(Object.values(related))].map((id) => loadManual(id)));
const setups = manuals.flatMap((one) => (one ? [{ id: one.id, setup: one.circuitSetup }] : []));

test.each(setups)(
	"the schematic of the manual $id has every component once, each wired pin, and no short",
	({ setup }) => {
		const netlist = manualNetlist(setup);
		const { lines, modules } = schematicOf(netlist);
		const shown = [...modules.map(({ id }) => id), ...lines.flatMap(({ parts }) => parts.map(({ id }) => id))];
		expect(shown.toSorted()).toEqual(netlist.parts.map(({ id }) => id).toSorted());
		const pins = lines.flatMap(({ pin }) => pin ?? []);
		const wired = setup.connections.flatMap(({ arduinoPin }) => /^A?\d+$/.exec(arduinoPin) ?? []);
		expect(pins.toSorted()).toEqual([...new Set(wired)].toSorted());
		for (const { id, pins: own } of netlist.parts)
			for (const pin of own) {
				const net = netlist.netOf({ part: id, pin });
				const supplies = [netlist.railOf(net), ...netlist.gpioOn(net)].filter(Boolean);
				expect(supplies.length, `${id} ${pin}`).toBeLessThan(2);
			}
	},
);

test.each(setups)(
	"each component of the manual $id with two ends has a symbol, and each other one a ground",
	({ setup }) => {
		const netlist = manualNetlist(setup);
		const named = setup.connections.flatMap(({ to }) => to?.component ?? []);
		expect(setup.connections.map(({ component }) => component)).toEqual(expect.arrayContaining(named));
		for (const { id, pins, symbol } of netlist.parts) {
			const grounded = pins.some((pin) => netlist.railOf(netlist.netOf({ part: id, pin })) === "GND");
			expect([id, pins.length === 2]).toEqual([id, symbol !== undefined]);
			// The panel is a pair of resistors: its pins are driven.
			if (!symbol && id !== "Touch panel") expect([id, grounded]).toEqual([id, true]);
		}
	},
);

test("a supply of its own never meets the board's 5 V, and shares its ground", () => {
	const batteries = setups.flatMap(({ id, setup }) => {
		const netlist = manualNetlist(setup);
		const railOf = (part: string, pin: string) => netlist.railOf(netlist.netOf({ part, pin })) ?? null;
		return netlist.parts
			.filter(({ symbol }) => symbol === "battery")
			.map((part) => [id, railOf(part.id, "+"), railOf(part.id, "-")]);
	});
	expect(batteries).toEqual([
		["lidar-obstacle-robot", null, "GND"],
		["gps-tracking-sms", null, "GND"],
		["smart-power-monitoring", null, "GND"],
		["bluetooth-smart-lock", null, "GND"],
	]);
});

test("the two resistors of a divider meet at the module's pin", () => {
	const setup = setups.find(({ id }) => id === "bluetooth-smart-lock")?.setup;
	const netlist = setup && manualNetlist(setup);
	const lines = netlist ? schematicOf(netlist).lines : [];
	const labels = new Map(netlist?.parts.map(({ id, label }) => [id, label]));
	const atRxd = lines.filter(({ end }) => "module" in end && end.modulePin === "RXD");
	expect(
		atRxd.map(({ pin, start, parts, joined }) => [pin ?? start, parts.map(({ id }) => labels.get(id)), joined]),
	).toEqual([
		["11", ["1 kΩ"], null],
		[{ rail: "GND" }, ["2 kΩ"], "end"],
	]);
});
