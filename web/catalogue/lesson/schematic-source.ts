import { manualNetlist } from "#content/manual-netlist.ts";
import type { CircuitSetup } from "#content/manual-schema.ts";
import { ohmsText } from "#domain/bench/resistor.ts";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import { netlistOf, type Schematic, schematicOf } from "#simulator/wiring/schematic.ts";
import { partText } from "#web/bench/player/circuit/part-text.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";
import type { SchematicTexts } from "./schematic-layout.ts";

/** What a schematic is drawn from. */
export interface SchematicSource {
	readonly drawn: Schematic;
	readonly texts: SchematicTexts;
	/** The symbol of a part with two ends; undefined for a plain box. */
	readonly symbolOf: (part: string) => string | undefined;
}

export function sourceOfCircuit(circuit: Circuit): SchematicSource {
	const placed = new Map(circuit.parts.map((part) => [part.id, part]));
	const netlist = netlistOf(circuit);
	const pinsOf = new Map(netlist.parts.map(({ id, pins }) => [id, pins]));
	const isModule = (id: string) => (pinsOf.get(id)?.length ?? 0) > 2;
	const texts: SchematicTexts = {
		board: m.part_uno(),
		part(id) {
			const part = placed.get(id);
			if (!part) return id;
			return typeof part.props?.ohms === "number" && !isModule(id) ? ohmsText(part.props.ohms) : partText(part);
		},
		pin(id, pin) {
			const part = placed.get(id);
			return (part && layoutOf(part).pins[pin]?.label) ?? pin;
		},
	};
	const nameOf = (net: number) => {
		const first = netlist.pinsOn(net).find(({ part }) => isModule(part));
		return first ? `${texts.part(first.part)} ${texts.pin(first.part, first.pin)}` : netlist.nameOf(net);
	};
	return {
		drawn: schematicOf({ ...netlist, nameOf }),
		texts,
		symbolOf: (id) => placed.get(id)?.kind,
	};
}

export function sourceOfManual(setup: CircuitSetup): SchematicSource {
	const netlist = manualNetlist(setup);
	const parts = new Map(netlist.parts.map((part) => [part.id, part]));
	return {
		drawn: schematicOf(netlist),
		texts: {
			board: m.part_uno(),
			part: (id) => parts.get(id)?.label ?? id,
			pin: (_, pin) => pin,
		},
		symbolOf: (id) => parts.get(id)?.symbol,
	};
}
