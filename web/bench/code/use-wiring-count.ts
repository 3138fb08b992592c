import { useDeferredValue, useMemo } from "react";
import type { Circuit } from "#simulator/circuit.ts";
import { stepTexts } from "#web/bench/player/circuit/wiring-step-texts.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";

export const loadWiringSteps = () => import("#web/bench/circuit/wiring-guide/guide.ts");

/** How many steps of the wiring guide are done, and the next one, in words. */
export interface WiringCount {
	done: number;
	count: number;
	next: string | null;
}

/** Null until it is loaded, for a project without a circuit, and for a circuit of another version of the page. */
export function useWiringCount(built: Circuit, wired: Circuit, start: Circuit): WiringCount | null {
	const later = useLazyModule(loadWiringSteps);
	const circuit = useDeferredValue(built);
	return useMemo(() => {
		const guide = later?.guideOf(circuit, wired, start);
		if (!guide || guide.steps.length === 0) return null;
		const next = guide.steps.find(({ done }) => !done);
		return {
			done: guide.done,
			count: guide.steps.length,
			next: next ? stepTexts(next.step, wired).title : null,
		};
	}, [later, circuit, wired, start]);
}
