import { slider } from "../controls.ts";
import { driveOutput } from "../output-pin.ts";
import { CYCLES_PER_MICROSECOND, numberProp, type Part, type PartHost, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

declare module "../part.ts" {
	interface PartStates {
		hc_sr04: { readonly centimetres: number };
	}
}

const OUTPUT_OHMS = 100;
const WORKING_VOLTS = 4.5;
const NEAREST = 2;
const FARTHEST = 400;

/** In microseconds (ElecFreaks' HC-SR04 data sheet, "Timing diagram", p. 2; the range of 2 to 400 cm: p. 1). */
export interface HcSr04Timings {
	/** The shortest trigger. */
	readonly trigger: number;
	/** From the trigger's end to the echo pin's rise: eight cycles of 40 kHz. */
	readonly burst: number;
	/** How long the echo pin stays high for each centimetre. */
	readonly perCentimetre: number;
	/** How long it stays high without an echo: 38 ms in the sellers' descriptions, the data sheet is silent. */
	readonly lost: number;
}

export const HC_SR04_TIMINGS: HcSr04Timings = { trigger: 10, burst: 200, perCentimetre: 58, lost: 38_000 };

/** An HC-SR04 distance sensor: from 2 to 400 cm; no echo beyond, no resolution below. */
export const part: PartKind = {
	kind: "hc_sr04",
	pins: ["VCC", "TRIG", "ECHO", "GND"],
	controls: (props) => [slider(props, "centimetres", "centimetres", { min: 0, max: 450, step: 1, initial: 50 })],
	create: (host) => createHcSr04(host, HC_SR04_TIMINGS),
};

/** As `part.create`, with other timings. */
export function createHcSr04(host: PartHost, timings: HcSr04Timings): Part {
	const { network, clock, props } = host;
	const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS });
	const trigger = host.pin("TRIG").net;
	const echo = host.pin("ECHO").driver;
	let centimetres = numberProp(props, "initial", 50);
	let roseAt = Number.POSITIVE_INFINITY;
	let measuring = false;
	const show = (high: boolean) => driveOutput(echo, power.on() ? high : undefined, { highVolts: 5, ohms: OUTPUT_OHMS });
	const after = (microseconds: number, then: () => void) =>
		clock.after(Math.round(microseconds * CYCLES_PER_MICROSECOND), then);

	function measure() {
		measuring = true;
		after(timings.burst, () => {
			show(true);
			const width = centimetres > FARTHEST ? timings.lost : Math.max(NEAREST, centimetres) * timings.perCentimetre;
			after(width, () => {
				show(false);
				measuring = false;
			});
		});
	}

	network.onLevel(trigger, (high) => {
		const now = clock.now();
		if (high) roseAt = now;
		else if (now - roseAt >= timings.trigger * CYCLES_PER_MICROSECOND && !measuring && power.on()) measure();
	});
	power.onChange(() => show(false));
	show(false);
	return {
		state: () => ({ kind: "hc_sr04", centimetres }),
		setControl(_id, value) {
			centimetres = value;
		},
	};
}
