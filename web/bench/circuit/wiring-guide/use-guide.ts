import { useDeferredValue, useMemo, useState } from "react";
import type { Circuit } from "#simulator/circuit.ts";
import { currentStep, type Guide, guideOf, stepOf } from "./guide.ts";

export interface GuideState {
	guide: Guide | null;
	/** The step that is shown: null once everything is right. */
	current: ReturnType<typeof currentStep>;
	/** The mistake that is shown in its step's card. */
	mistake: Guide["mistakes"][number] | undefined;
	choose(step: string): void;
	/** The learner asked where a mistake is. */
	shown: boolean;
	show(): void;
}

/** The guide for a circuit that is being built. A chosen step is left once it is done. */
export function useGuide(built: Circuit, wanted: Circuit, start: Circuit): GuideState {
	const circuit = useDeferredValue(built);
	const guide = useMemo(() => guideOf(circuit, wanted, start), [circuit, wanted, start]);
	const [chosen, setChosen] = useState<string | null>(null);
	const [shownFor, setShownFor] = useState<Circuit | null>(null);
	const isOpen = guide?.steps.some(({ step, done }) => step.id === chosen && !done) ?? false;
	const [mistake] = chosen && isOpen ? [] : (guide?.mistakes ?? []);
	const current = guide
		? ((mistake && stepOf(guide, mistake)) ?? currentStep(guide, isOpen ? chosen : null))
		: undefined;
	return {
		guide,
		current,
		mistake,
		choose: setChosen,
		shown: shownFor === built,
		show: () => setShownFor(built),
	};
}
