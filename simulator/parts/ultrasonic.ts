import { driveOutput } from "./output-pin.ts";
import { CYCLES_PER_MICROSECOND, type PartHost } from "./part.ts";
import { powerBetween } from "./power.ts";

const OUTPUT_OHMS = 100;
const WORKING_VOLTS = 4.5;

/** In microseconds. */
export interface UltrasonicTimings {
	/** The shortest trigger. */
	readonly trigger: number;
	/** From the trigger's end to the echo pin's rise: eight cycles of 40 kHz. */
	readonly burst: number;
	/** How long the echo pin stays high for each centimetre. */
	readonly perCentimetre: number;
	/** How long it stays high without an echo. */
	readonly lost: number;
}

export const ULTRASONIC_PINS = ["VCC", "TRIG", "ECHO", "GND"] as const;

/**
 * An ultrasonic ranger between `VCC` and `GND`: a pulse at `TRIG` makes it send, then `ECHO` is high for as long as the sound
 * takes. `echoFrom` gives at each burst the centimetres from which an echo comes, null for none.
 */
export function attachUltrasonic(host: PartHost, timings: UltrasonicTimings, echoFrom: () => number | null): void {
	const { network, clock } = host;
	const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS });
	const trigger = host.pin("TRIG").net;
	const echo = host.pin("ECHO").driver;
	let roseAt = Number.POSITIVE_INFINITY;
	let measuring = false;
	const show = (high: boolean) => driveOutput(echo, power.on() ? high : undefined, { highVolts: 5, ohms: OUTPUT_OHMS });
	const after = (microseconds: number, then: () => void) =>
		clock.after(Math.round(microseconds * CYCLES_PER_MICROSECOND), then);

	function measure() {
		measuring = true;
		after(timings.burst, () => {
			show(true);
			const centimetres = echoFrom();
			after(centimetres === null ? timings.lost : centimetres * timings.perCentimetre, () => {
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
}
