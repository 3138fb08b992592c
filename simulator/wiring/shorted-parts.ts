import type { WiringProblem } from "#domain/bench/wiring-problem.ts";
import { pointOf, type ViewedPart, type WiringView } from "./wiring-view.ts";

/** Parts that a row of the breadboard, or a wire, bridges. */
export function shortedParts(view: WiringView): WiringProblem[] {
	return view.parts.flatMap((viewed) => {
		const { part } = viewed;
		const pair = bridgedPair(viewed, (pin) => view.netOf(part, pin));
		if (!pair) return [];
		const [one, other] = pair;
		const at = [pointOf(part, one), pointOf(part, other)];
		return [{ code: "part_shorted", severity: "mistake" as const, values: { part: part.id, one, other }, at }];
	});
}

/** Two of a part's pins that must be apart and are one. */
export function bridgedPair({ facts }: ViewedPart, netOf: (pin: string) => number) {
	return facts.apart?.find(([one, other]) => netOf(one) === netOf(other));
}
