import type { Gauge } from "../circuit/network.ts";
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
	const light = new Light(clock);
	diode.gaugeAmperes(light);
	light.show(diode.amperes());
	return () => light.brightness();
}

class Light implements Gauge {
	private readonly clock: PartClock;
	private readonly share = new WindowAverage(20 * CYCLES_PER_MILLISECOND);

	constructor(clock: PartClock) {
		this.clock = clock;
	}

	show(amperes: number): void {
		this.share.set(Math.min(1, Math.max(0, amperes / LIT_AMPERES)), this.clock.now());
	}

	brightness(): number {
		return this.share.average(this.clock.now());
	}
}
