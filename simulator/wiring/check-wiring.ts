import type { WiringProblem } from "#domain/bench/wiring-problem.ts";
import type { Circuit } from "../circuit.ts";
import { differences } from "./compare/differences.ts";
import { jointsOf } from "./compare/joints.ts";
import { inWantedOrder } from "./compare/series.ts";
import { overloads } from "./pin-currents.ts";
import { joinedPins, ledsWithoutResistor, motorsOnPins } from "./pin-dangers.ts";
import { shortedParts } from "./shorted-parts.ts";
import { sharedAddresses, shortCircuits, wrongSupplies } from "./supply-dangers.ts";
import { CATALOGUE, type Catalogue, viewOf } from "./wiring-view.ts";

/**
 * What is wrong with a circuit's wiring, the dangers first: what could break a board or a part, found from the circuit
 * alone; and, with the circuit that a project wants, where it differs by what is connected. Any ground pin is ground, a
 * breadboard's rail is what feeds it, a resistor has no direction and may be on either side of its LED, and parts of
 * one kind may be exchanged.
 * Throws `UnknownEndpoint` (a wire or leg to nowhere).
 */
export function checkWiring(circuit: Circuit, wanted?: Circuit, catalogue: Catalogue = CATALOGUE): WiringProblem[] {
	const view = viewOf(circuit, catalogue);
	const shorted = shortedParts(view);
	const isShorted = (problem: WiringProblem) => shorted.some(({ values }) => values.part === problem.values.part);
	const dangers = [
		...shortCircuits(view),
		...wrongSupplies(view),
		...motorsOnPins(view),
		...joinedPins(view),
		...ledsWithoutResistor(view).filter((problem) => !isShorted(problem)),
	];
	const alreadyReported = new Set(dangers.flatMap(({ at }) => at));
	const heavy = overloads(view).filter(({ at }) => !at.some((point) => alreadyReported.has(point)));
	const mistakes = [...shorted, ...sharedAddresses(view)];
	if (wanted) {
		const wantedView = viewOf(wanted, catalogue);
		mistakes.push(...differences(jointsOf(wantedView), inWantedOrder(view, wantedView)));
	}
	return [...dangers, ...heavy, ...mistakes.filter((mistake) => !isCoveredBy(mistake, dangers))];
}

/** A danger already reports the same. */
function isCoveredBy(mistake: WiringProblem, dangers: readonly WiringProblem[]): boolean {
	const same = (code: string) => dangers.filter((danger) => danger.code === code);
	if (mistake.code === "pins_swapped")
		return same("supply_reversed").some(({ values }) => values.part === mistake.values.part);
	if (mistake.code === "part_shorted") return same("short_circuit").length > 0;
	if (mistake.code === "wrongly_joined")
		return ["short_circuit", "pin_on_rail", "pins_joined"].some((code) => same(code).length > 0);
	return false;
}
