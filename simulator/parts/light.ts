import type { Branch, Gauge } from "../circuit/network.ts";
import { CYCLES_PER_MILLISECOND, type PartClock, type PartHost } from "./part.ts";
import { WindowAverage } from "./window-average.ts";

/** The slope of a light-emitting diode's curve beyond its forward voltage. */
const SERIES_OHMS = 20;
/** At this current it is as bright as the eye will notice. */
const LIT_AMPERES = 0.01;

/**
 * A light-emitting diode between two nets, behind `ohms` of its own where it has a resistor inside. Returns its
 * brightness: from 0 to 1, averaged over 20 ms.
 */
export function lightBetween(
	{ network, clock }: PartHost,
	anode: number,
	cathode: number,
	forwardVolts: number,
	ohms = 0,
): () => number {
	const diode = network.branch(anode, cathode, { ohms: SERIES_OHMS + ohms, forwardVolts });
	return lightOf(diode, clock, (amperes) => amperes / LIT_AMPERES);
}

/** The brightness that a branch's current makes, by a function of it: from 0 to 1, averaged over 20 ms. */
export function lightOf(branch: Branch, clock: PartClock, brightnessAt: (amperes: number) => number): () => number {
	const light = new Light(clock, brightnessAt);
	branch.gaugeAmperes(light);
	light.show(branch.amperes());
	return () => light.brightness();
}

class Light implements Gauge {
	private readonly clock: PartClock;
	private readonly brightnessAt: (amperes: number) => number;
	private readonly share = new WindowAverage(20 * CYCLES_PER_MILLISECOND);

	constructor(clock: PartClock, brightnessAt: (amperes: number) => number) {
		this.clock = clock;
		this.brightnessAt = brightnessAt;
	}

	show(amperes: number): void {
		this.share.set(Math.min(1, Math.max(0, this.brightnessAt(amperes))), this.clock.now());
	}

	brightness(): number {
		return this.share.average(this.clock.now());
	}
}
