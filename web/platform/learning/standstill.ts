import { useEffect, useEffectEvent } from "react";

/**
 * What an open project does when something lies over the page: it keeps what the learner made, and its board is
 * held. `kept`: false where the browser could not. `resume` ends it.
 */
type Hold = () => { kept?: boolean; resume?: () => void };

const holds = new Set<Hold>();
/** Held now, with what resumes it. */
let began: Map<Hold, (() => void) | undefined> | null = null;

function begin(hold: Hold): boolean {
	const { kept = true, resume } = hold();
	began?.set(hold, resume);
	return kept;
}

/** Holds what is open, and what is opened meanwhile. `kept`: all work is in this browser. */
export function standStill(): { kept: boolean; resume: () => void } {
	began = new Map();
	const kept = [...holds].map(begin).every(Boolean);
	return {
		kept,
		resume() {
			const held = began;
			began = null;
			for (const resume of held?.values() ?? []) resume?.();
		},
	};
}

/** Takes part in each standstill while it is shown. */
export function useStandstill(hold: Hold): void {
	const latest = useEffectEvent(hold);
	useEffect(() => {
		const own = () => latest();
		holds.add(own);
		if (began) begin(own);
		return () => {
			holds.delete(own);
			began?.delete(own);
		};
	}, []);
}
