import { BOARD_ID, UNO_JOINED } from "#simulator/board/uno-pins.ts";
import type { Circuit } from "#simulator/circuit.ts";
import type { PartKinds } from "#simulator/parts/part.ts";

/** What is connected with what: by wires, by legs in holes, by the strips of a breadboard, inside the board. */
export interface Connections {
	/** Every point that is one conductor with this one, itself included. */
	joinedWith(endpoint: string): ReadonlySet<string>;
}

/** Follows a circuit's conductors. Points that no part has, and kinds that are not known, are tolerated: they join nothing. */
export function connectionsOf(circuit: Circuit, kinds: PartKinds): Connections {
	const parent = new Map<string, string>();
	const rootOf = (point: string): string => {
		let at = point;
		for (let above = parent.get(at); above !== undefined && above !== at; above = parent.get(at)) at = above;
		return at;
	};
	const join = (points: readonly string[]) => {
		const [first, ...others] = points;
		if (first === undefined) return;
		for (const point of points) if (!parent.has(point)) parent.set(point, point);
		for (const point of others) parent.set(rootOf(point), rootOf(first));
	};

	for (const group of UNO_JOINED) join(group.map((pin) => `${BOARD_ID}.${pin}`));
	for (const part of circuit.parts) {
		for (const group of kinds.get(part.kind)?.joined ?? []) join(group.map((pin) => `${part.id}.${pin}`));
		for (const [pin, hole] of Object.entries(part.legs ?? {})) join([`${part.id}.${pin}`, hole]);
	}
	for (const { from, to } of circuit.wires) join([from, to]);

	const nets = new Map<string, Set<string>>();
	for (const point of parent.keys()) {
		const root = rootOf(point);
		const net = nets.get(root) ?? new Set<string>();
		nets.set(root, net.add(point));
	}
	return { joinedWith: (endpoint) => nets.get(rootOf(endpoint)) ?? new Set([endpoint]) };
}
