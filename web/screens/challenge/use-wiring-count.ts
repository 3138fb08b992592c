import { useMemo } from "react";
import type { Circuit } from "#simulator/circuit.ts";
import { stepWords } from "#web/circuit/wiring-step-words.ts";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";

export const loadWiringProgress = () => import("#simulator/wiring/wiring-progress.ts");

/** How much of a project's circuit is built, and what comes next, in words. */
export interface WiringCount {
	done: number;
	count: number;
	next: string | null;
}

/** Null until it is loaded, for a project without a circuit, and for a circuit of another version of the page. */
export function useWiringCount(built: Circuit, wired: Circuit): WiringCount | null {
	const later = useLazyModule(loadWiringProgress);
	return useMemo(() => {
		if (!later || wired.wires.length === 0) return null;
		try {
			const steps = later.wiringProgress(built, wired);
			const next = steps.find(({ done }) => !done);
			return {
				done: steps.filter(({ done }) => done).length,
				count: steps.length,
				next: next ? stepWords(next.step, wired).title : null,
			};
		} catch {
			return null;
		}
	}, [later, built, wired]);
}
