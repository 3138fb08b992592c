import { BOARD_ID, UNO_JOINED, UNO_PIN_NAMES } from "./board/uno-pins.ts";
import { BadCircuit } from "./circuit/bad-circuit.ts";
import { joinNets, type Nets } from "./circuit/nets.ts";
import type { Circuit, PlacedPart } from "./circuit.ts";
import type { PartKind, PartKinds } from "./parts/part.ts";

export interface PlacedKind {
	readonly part: PlacedPart;
	readonly kind: PartKind;
}

/** The circuit's parts with their kinds, out of those there are. Throws `BadCircuit` for a kind that does not exist. */
export function kindsIn(circuit: Circuit, kinds: PartKinds): PlacedKind[] {
	return circuit.parts.map((part) => {
		const kind = kinds.get(part.kind);
		if (!kind) throw new BadCircuit(`There is no part of the kind ${part.kind}`);
		return { part, kind };
	});
}

/** What is connected: wires, legs in holes and what is one conductor inside a part. Throws `UnknownEndpoint`. */
export function netsOf(circuit: Circuit, placed: readonly PlacedKind[]): Nets {
	const joints = [...circuit.wires, ...legsOf(circuit)];
	const reached = new Set(joints.flatMap(({ from, to }) => [from, to]));
	const endpoints = UNO_PIN_NAMES.map((pin) => `${BOARD_ID}.${pin}`);
	const joined = UNO_JOINED.map((group) => group.map((pin) => `${BOARD_ID}.${pin}`));
	for (const { part, kind } of placed) {
		const points = (pins: readonly string[]) =>
			pins.map((pin) => `${part.id}.${pin}`).filter((point) => !kind.onlyJoins || reached.has(point));
		endpoints.push(...points(kind.pins));
		joined.push(...(kind.joined ?? []).map(points));
	}
	return joinNets(endpoints, joined, joints);
}

/** The legs that sit in holes, as joints from the part's pin to the hole. */
function legsOf(circuit: Circuit): { from: string; to: string }[] {
	return circuit.parts.flatMap(({ id, legs }) =>
		Object.entries(legs ?? {}).map(([pin, hole]) => ({ from: `${id}.${pin}`, to: hole })),
	);
}
