import type { Simulation } from "./simulation.ts";

/** As long as a quick press of a finger: sensors take 60 ms to answer, and a program that looks every 50 ms notices it. */
export const SHORTEST_PRESS_MS = 100;

interface Press {
	since: number;
	/** Ends it, once the hand has. */
	end?: () => void;
}

/** The same simulation for a person's hands: what is pressed stays so for 100 ms of simulated time at least. */
export function withLastingPresses(simulation: Simulation): Simulation {
	const { advance, setControl, reset } = simulation;
	const momentary = new Set(
		simulation.controls().flatMap((one) => (one.kind === "switch" && one.hold === "momentary" ? [nameOf(one)] : [])),
	);
	const presses = new Map<string, Press>();

	function endThose(isDue: (press: Press) => boolean) {
		for (const [name, press] of presses) {
			if (!press.end || !isDue(press)) continue;
			presses.delete(name);
			press.end();
		}
	}
	const endDue = () => endThose(({ since }) => simulation.milliseconds - since >= SHORTEST_PRESS_MS);

	return Object.assign(Object.create(simulation) as Simulation, {
		advance(milliseconds: number) {
			advance(milliseconds);
			if (presses.size > 0) endDue();
		},
		setControl(part: string, id: string, value: number) {
			const name = nameOf({ part, id });
			const press = presses.get(name);
			if (value === 0 && press) {
				press.end = () => setControl(part, id, value);
				endDue();
				return;
			}
			if (value > 0 && momentary.has(name)) presses.set(name, { since: press?.since ?? simulation.milliseconds });
			setControl(part, id, value);
		},
		reset() {
			endThose(() => true);
			for (const press of presses.values()) press.since = 0;
			reset();
		},
	});
}

function nameOf({ part, id }: { part: string; id: string }): string {
	return `${part}.${id}`;
}
