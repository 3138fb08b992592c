import { useEffect, useState } from "react";
import type { Circuit } from "#simulator/circuit.ts";
import { loadPartKinds } from "#simulator/parts/load-part-kinds.ts";
import type { PartKinds } from "#simulator/parts/part.ts";

const NONE: PartKinds = new Map();

/** The kinds of a circuit's parts; those that have to be fetched come a moment later. */
export function usePartKinds(circuit: Circuit): PartKinds {
	const [kinds, setKinds] = useState<PartKinds>(NONE);
	useEffect(() => {
		let gone = false;
		void Promise.resolve(loadPartKinds(circuit)).then(
			// A map of its own: what was fetched since is in it.
			(loaded) => gone || setKinds(new Map(loaded)),
			() => {},
		);
		return () => {
			gone = true;
		};
	}, [circuit]);
	return kinds;
}
