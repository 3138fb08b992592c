import type { PartHost } from "./part.ts";

/** What an idle module draws; with it a supply pin that is not wired is no supply. */
const IDLE_OHMS = 100_000;

/** The supply of a part between two of its pins. */
export interface Power {
	/** The supply reaches the lowest voltage the part works at. */
	on(): boolean;
	/** The voltage between the pins. */
	volts(): number;
	/** Calls back after each change of the supply. */
	onChange(listener: () => void): void;
}

/** Puts a part's own load between its supply pins, and watches them. `ohms` is that load. */
export function powerBetween(
	{ network, pin }: PartHost,
	[plus, minus]: readonly [string, string],
	{ fromVolts, ohms = IDLE_OHMS }: { fromVolts: number; ohms?: number },
): Power {
	const supply = pin(plus).net;
	const ground = pin(minus).net;
	network.branch(supply, ground, { ohms });
	const volts = () => network.volts(supply) - network.volts(ground);
	return {
		on: () => volts() >= fromVolts,
		volts,
		onChange(listener) {
			network.onVolts(supply, listener);
			network.onVolts(ground, listener);
		},
	};
}
