import { BOARD_ID } from "../board/uno-pins.ts";
import { withKnownParts } from "../circuit/known-parts.ts";
import type { Circuit, PlacedPart, Wire } from "../circuit.ts";
import { kindsIn, netsOf } from "../circuit-nets.ts";
import { PART_KINDS } from "../parts/registry.ts";
import { RAILS } from "./wiring-view.ts";

/** One end of a wire: a pin, or a hole with the legs that sit in the same strip. */
export interface StepEnd {
	/** As in the circuit: `uno.8`, `bb.j10`. */
	readonly endpoint: string;
	readonly hole: boolean;
	/** The pin itself, or the legs in the hole's strip: `buzzer.+`. None for a strip or rail without legs. */
	readonly pins: readonly string[];
}

/** A part to be put down, its legs in their holes. */
export interface PartStep {
	readonly kind: "part";
	/** `part buzzer` */
	readonly id: string;
	readonly part: PlacedPart;
}

/** A wire to be drawn, from a part to the board or to another part. */
export interface WireStep {
	readonly kind: "wire";
	/** `wire uno.8 bb.j10`: the ends in the circuit's own order. */
	readonly id: string;
	readonly wire: Wire;
	readonly from: StepEnd;
	readonly to: StepEnd;
	/** What the wire carries, and the board's pin or rail that it comes from: `GND`, `5V`, `8`; null between parts only. */
	readonly role: "ground" | "power" | "signal";
	readonly source: string | null;
}

export type WiringStep = PartStep | WireStep;

const ROLE_ORDER = { ground: 0, power: 1, signal: 2 } as const;

/**
 * How a circuit is built, one part or wire at a time: breadboards, the parts on them, then the wires. The wires of a part
 * follow each other, ground first, then power, then signals; before them those that feed a rail.
 * Parts of unknown kinds are left out with their wires. Throws `UnknownEndpoint`.
 */
export function wiringSteps(whole: Circuit): WiringStep[] {
	const { circuit } = withKnownParts(whole, PART_KINDS);
	const isBase = (part: PlacedPart) => PART_KINDS.get(part.kind)?.onlyJoins === true;
	const parts = [...circuit.parts.filter(isBase), ...circuit.parts.filter((part) => !isBase(part))];
	const order = new Map(parts.map(({ id }, index) => [id, index]));
	const sourceOf = sourcesIn(circuit);
	const wires = circuit.wires.map((wire) => wireStep(circuit, wire, sourceOf(wire.from)));
	const ownerOf = ({ from }: WireStep) => order.get(partOf(from.pins[0] ?? "")) ?? -1;
	const sorted = wires.toSorted((a, b) => ownerOf(a) - ownerOf(b) || ROLE_ORDER[a.role] - ROLE_ORDER[b.role]);
	return [...parts.map((part): PartStep => ({ kind: "part", id: `part ${part.id}`, part })), ...sorted];
}

function wireStep(circuit: Circuit, wire: Wire, source: string | null): WireStep {
	const ends = [stepEnd(circuit, wire.from), stepEnd(circuit, wire.to)] as const;
	const [from, to] = rankOf(ends[0]) <= rankOf(ends[1]) ? ends : [ends[1], ends[0]];
	const role = source === "GND" ? "ground" : source !== null && source in RAILS ? "power" : "signal";
	return { kind: "wire", id: `wire ${wire.from} ${wire.to}`, wire, from, to, role, source };
}

/** A step begins at a part's own pin, else at a leg in a hole; the board and empty strips come last. */
function rankOf({ endpoint, hole, pins }: StepEnd): number {
	if (partOf(endpoint) === BOARD_ID) return 3;
	if (!hole) return 0;
	return pins.length > 0 ? 1 : 2;
}

function stepEnd(circuit: Circuit, endpoint: string): StepEnd {
	const strip = stripOf(circuit, endpoint);
	if (!strip) return { endpoint, hole: false, pins: [endpoint] };
	const pins = circuit.parts.flatMap(({ id, legs }) =>
		Object.entries(legs ?? {}).flatMap(([pin, hole]) => (strip.has(hole) ? [`${id}.${pin}`] : [])),
	);
	return { endpoint, hole: true, pins };
}

/** The holes that are one conductor with a hole of a breadboard; undefined for a pin. */
export function stripOf(circuit: Circuit, endpoint: string): ReadonlySet<string> | undefined {
	const part = circuit.parts.find(({ id }) => id === partOf(endpoint));
	const kind = part && PART_KINDS.get(part.kind);
	if (!part || !kind?.onlyJoins) return undefined;
	const pin = endpoint.slice(part.id.length + 1);
	const group = kind.joined?.find((pins) => pins.includes(pin));
	return new Set((group ?? [pin]).map((one) => `${part.id}.${one}`));
}

/** Which pin or rail of the board each point of a circuit hangs on, rails before pins. */
function sourcesIn(circuit: Circuit): (endpoint: string) => string | null {
	const kinds = kindsIn(circuit, PART_KINDS);
	const nets = netsOf(circuit, kinds);
	const rails = (["GND", "5V", "3.3V", "VIN"] as const).map((rail) => [`${BOARD_ID}.${RAILS[rail]}`, rail] as const);
	const pins = circuit.wires
		.flatMap(({ from, to }) => [from, to])
		.filter((endpoint) => partOf(endpoint) === BOARD_ID)
		.map((endpoint) => [endpoint, endpoint.slice(BOARD_ID.length + 1)] as const);
	const sources = [...rails, ...pins].map(([endpoint, name]) => ({ net: nets.netOf(endpoint), name }));
	return (endpoint) => sources.find(({ net }) => net === nets.netOf(endpoint))?.name ?? null;
}

function partOf(endpoint: string): string {
	return endpoint.slice(0, endpoint.indexOf("."));
}
