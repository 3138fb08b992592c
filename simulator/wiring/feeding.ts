import type { WiringProblem } from "#domain/bench/wiring-problem.ts";
import { boardPoint, type ViewedPart, type WiringView } from "./wiring-view.ts";

/** Where to start: a part, or one of the board's pins by its name. */
export type Watched = { part: string } | { pin: string };

/**
 * Parts that could move what is watched without the program: those that drive pins of their own, joined to it by anything
 * but the supply rails, beyond those that the wanted circuit has there too.
 */
export function fedByOthers(view: WiringView, watched: Watched, wanted: WiringView, wantedWatched: Watched) {
	const expected = [...activePartsAround(wanted, wantedWatched)].map(({ part }) => part.kind);
	return [...activePartsAround(view, watched)].flatMap(({ part }): WiringProblem[] => {
		const known = expected.indexOf(part.kind);
		if (known >= 0) {
			expected.splice(known, 1);
			return [];
		}
		const at = "part" in watched ? watched.part : boardPoint(watched.pin);
		return [{ code: "fed_by_other", severity: "danger", values: { part: at, other: part.id }, at: [] }];
	});
}

function activePartsAround(view: WiringView, watched: Watched): Set<ViewedPart> {
	const start = "part" in watched ? view.parts.find(({ part }) => part.id === watched.part) : undefined;
	const reached = new Set<ViewedPart>(start ? [start] : []);
	const nets = new Set("pin" in watched ? [view.netOf("uno", watched.pin)] : start ? netsOfPart(view, start) : []);
	for (const net of nets) {
		if (view.railOf(net)) continue;
		for (const { part } of view.pinsOn(net)) {
			reached.add(part);
			for (const other of netsOfPart(view, part)) nets.add(other);
		}
	}
	return new Set([...reached].filter((one) => one !== start && !one.facts.passive));
}

function netsOfPart(view: WiringView, { part, kind }: ViewedPart): number[] {
	return kind.pins.map((pin) => view.netOf(part, pin));
}
