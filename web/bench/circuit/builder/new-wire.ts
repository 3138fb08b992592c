import { BOARD_ID } from "#simulator/board/uno-pins.ts";
import type { Circuit, WireColor } from "#simulator/circuit.ts";
import type { CircuitScene } from "#web/bench/player/circuit/circuit-scene.ts";
import type { Connections } from "#web/bench/player/circuit/connections.ts";
import { holeNamed, holesOfStrip } from "#web/bench/player/circuit/parts/breadboard/holes.ts";
import { partOf, pinOf, takenSpots } from "./edit-circuit.ts";
import { nearest } from "./fit-legs.ts";

const SIGNAL_COLORS: readonly WireColor[] = ["yellow", "green", "blue", "orange", "purple", "white"];

/** Black for ground, red for 5 V, as in books; a signal takes the colour of its other wires, else the one that is used least. */
export function colorFor(circuit: Circuit, connections: Connections, from: string, to: string): WireColor {
	const net = new Set([...connections.joinedWith(from), ...connections.joinedWith(to)]);
	if (net.has(`${BOARD_ID}.GND.1`)) return "black";
	if (net.has(`${BOARD_ID}.5V`)) return "red";
	const joined = circuit.wires.find((wire) => net.has(wire.from) && SIGNAL_COLORS.includes(wire.color));
	if (joined) return joined.color;
	const used = (color: WireColor) => circuit.wires.filter((wire) => wire.color === color).length;
	return SIGNAL_COLORS.toSorted((a, b) => used(a) - used(b))[0] ?? "yellow";
}

/**
 * Where a wire to this point would end: a hole takes one wire or leg, so the nearest free one of the same strip
 * is taken for one in use. Null where the strip is full.
 */
export function wireEndAt(circuit: Circuit, scene: CircuitScene, endpoint: string): string | null {
	const point = scene.pointAt(endpoint);
	if (!point?.hole) return endpoint;
	const taken = takenSpots(circuit);
	if (!taken.has(endpoint)) return endpoint;
	const strip = holeNamed(pinOf(endpoint))?.strip;
	if (!strip) return null;
	const free = holesOfStrip(strip)
		.map(({ name }) => `${partOf(endpoint)}.${name}`)
		.filter((hole) => !taken.has(hole))
		.flatMap((hole) => scene.pointAt(hole) ?? []);
	return nearest(free, point, Number.POSITIVE_INFINITY)?.endpoint ?? null;
}
