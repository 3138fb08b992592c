import type { Circuit, PlacedPart, Wire, WireColor } from "#simulator/circuit.ts";

/** What a learner does to a circuit. Each answers a new circuit, or the same one where there is nothing to do. */

/** Where a part is put: legs that sit in no hole are named by none. */
export interface Placing {
	x: number;
	y: number;
	rotation?: number;
	legs?: Record<string, string>;
}

export function addPart(circuit: Circuit, part: PlacedPart): Circuit {
	if (circuit.parts.some(({ id }) => id === part.id)) return circuit;
	return { ...circuit, parts: [...circuit.parts, part] };
}

/** Moves or turns a part. What is plugged into it, as into a breadboard, goes along. */
export function putPart(circuit: Circuit, id: string, { x, y, rotation, legs }: Placing): Circuit {
	const part = circuit.parts.find((one) => one.id === id);
	if (!part) return circuit;
	const { legs: _out, rotation: _before, ...rest } = part;
	const turned = rotation ?? part.rotation ?? 0;
	const moved = {
		...rest,
		x,
		y,
		...(turned === 0 ? {} : { rotation: turned }),
		...(legs && Object.keys(legs).length > 0 ? { legs } : {}),
	};
	const [dx, dy] = [x - part.x, y - part.y];
	return {
		...circuit,
		parts: circuit.parts.map((one) => {
			if (one.id === id) return moved;
			return sitsIn(one, id) ? { ...one, x: one.x + dx, y: one.y + dy } : one;
		}),
	};
}

/** Takes a part away with its wires; what was plugged into it stays where it lies, unplugged. */
function removePart(circuit: Circuit, id: string): Circuit {
	if (!circuit.parts.some((part) => part.id === id)) return circuit;
	return {
		...circuit,
		parts: circuit.parts.filter((part) => part.id !== id).map((part) => (sitsIn(part, id) ? unplugged(part) : part)),
		wires: circuit.wires.filter(({ from, to }) => partOf(from) !== id && partOf(to) !== id),
	};
}

/** What is printed on a part: `{ ohms: 220 }`. */
export function setProps(circuit: Circuit, id: string, props: Record<string, string | number>): Circuit {
	const change = (part: PlacedPart) => (part.id === id ? { ...part, props: { ...part.props, ...props } } : part);
	return { ...circuit, parts: circuit.parts.map(change) };
}

/** Draws a wire, unless its ends are one or are already wired to each other. */
export function addWire(circuit: Circuit, wire: Wire): Circuit {
	const there = circuit.wires.some((one) => wireKey(one) === wireKey(wire));
	return wire.from === wire.to || there ? circuit : { ...circuit, wires: [...circuit.wires, wire] };
}

/** What is chosen: parts by id, wires by key. */
export interface Selection {
	parts: readonly string[];
	wires: readonly string[];
}

export function removeAll(circuit: Circuit, { parts, wires }: Selection): Circuit {
	const withoutWires = wires.reduce(removeWire, circuit);
	return parts.reduce(removePart, withoutWires);
}

/** Leads a wire through points, from its `from` to its `to`; none let it find its own way. */
export function bendWire(circuit: Circuit, key: string, bends: readonly { x: number; y: number }[]): Circuit {
	const bent = ({ bends: _before, ...wire }: Wire): Wire => (bends.length > 0 ? { ...wire, bends: [...bends] } : wire);
	return { ...circuit, wires: circuit.wires.map((wire) => (wireKey(wire) === key ? bent(wire) : wire)) };
}

/** Adds parts with wires among them, as copies of others. */
export function addCopies(circuit: Circuit, copies: Pick<Circuit, "parts" | "wires">): Circuit {
	return { ...circuit, parts: [...circuit.parts, ...copies.parts], wires: [...circuit.wires, ...copies.wires] };
}

function removeWire(circuit: Circuit, key: string): Circuit {
	const wires = circuit.wires.filter((wire) => wireKey(wire) !== key);
	return wires.length === circuit.wires.length ? circuit : { ...circuit, wires };
}

export function colorWire(circuit: Circuit, key: string, color: WireColor): Circuit {
	return { ...circuit, wires: circuit.wires.map((wire) => (wireKey(wire) === key ? { ...wire, color } : wire)) };
}

/** The same for both directions of a wire. */
export function wireKey({ from, to }: Pick<Wire, "from" | "to">): string {
	return from < to ? `${from} ${to}` : `${to} ${from}`;
}

/** `probe.DQ` → `probe`. */
export function partOf(endpoint: string): string {
	return endpoint.slice(0, endpoint.indexOf("."));
}

/** `uno.GND.1` → `GND.1`. */
export function pinOf(endpoint: string): string {
	return endpoint.slice(endpoint.indexOf(".") + 1);
}

/** The holes that are in use: by a leg of another part than `except`, or by the end of a wire. */
export function takenSpots(circuit: Circuit, except?: string): Set<string> {
	const legs = circuit.parts.flatMap((part) => (part.id === except ? [] : Object.values(part.legs ?? {})));
	return new Set([...legs, ...circuit.wires.flatMap(({ from, to }) => [from, to])]);
}

/** Whether a leg of the part is in a hole of another, a breadboard. */
export function sitsIn(part: PlacedPart, id: string): boolean {
	return Object.values(part.legs ?? {}).some((hole) => partOf(hole) === id);
}

function unplugged({ legs: _legs, ...part }: PlacedPart): PlacedPart {
	return part;
}
