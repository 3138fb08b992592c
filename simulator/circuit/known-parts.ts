import type { Circuit, PlacedPart } from "../circuit.ts";

/**
 * A circuit without the parts of kinds that do not exist here (one that a newer version knows, or an older one knew), and
 * without the wires and legs that end at them.
 * @returns the circuit itself where every kind is known, and the parts that were left out
 */
export function withKnownParts(
	circuit: Circuit,
	kinds: ReadonlyMap<string, unknown>,
): { circuit: Circuit; unknown: readonly PlacedPart[] } {
	const unknown = circuit.parts.filter(({ kind }) => !kinds.has(kind));
	if (unknown.length === 0) return { circuit, unknown };
	const gone = new Set(unknown.map(({ id }) => id));
	const stays = (endpoint: string) => !gone.has(endpoint.slice(0, endpoint.indexOf(".")));
	return {
		circuit: {
			...circuit,
			parts: circuit.parts
				.filter(({ id }) => !gone.has(id))
				.map(({ legs, ...part }) => {
					const kept = Object.entries(legs ?? {}).filter(([, hole]) => stays(hole));
					return kept.length === 0 ? part : { ...part, legs: Object.fromEntries(kept) };
				}),
			wires: circuit.wires.filter(({ from, to }) => stays(from) && stays(to)),
		},
		unknown,
	};
}
