import { CYCLES_PER_MILLISECOND, type PartKind } from "../part.ts";
import { WindowAverage } from "../window-average.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `hertz` is how often it is switched while it sounds by tone() or PWM; null while it is simply powered. */
		buzzer: { readonly sounding: boolean; readonly hertz: number | null };
	}
}

/**
 * An active 5 V buzzer (12 mm, 2.3 kHz inside): about 20 mA at 5 V (data sheets allow 30), sounding from 3 V on, silent when reversed.
 * Powered steadily it sounds at its own pitch; switched fast, by tone() or PWM, it sounds at that pitch.
 */
const ACTIVE = { ohms: 240, soundingVolts: 3 };
/** A passive one is a bare coil (16 to 42 Ω): it sounds only while it is switched, also behind the 220 Ω that it needs. */
const PASSIVE = { ohms: 42, soundingVolts: 0.5 };
/** It counts as sounding when powered for a twentieth of 20 ms: the off times of a tone down to 31 Hz are bridged, beeps are not. */
const WINDOW_CYCLES = 20 * CYCLES_PER_MILLISECOND;
const SOUNDING_SHARE = 0.05;
const CLOCK_HERTZ = 16_000_000;
const LOWEST_HERTZ = 25;
const HIGHEST_HERTZ = 20_000;

/** A buzzer: pins `+` and `-`; `props.type` is `active` (default) or `passive`. */
export const part: PartKind = {
	kind: "buzzer",
	pins: ["+", "-"],
	controls: () => [],
	create({ network, pin, clock, props }) {
		const isPassive = props.type === "passive";
		const { ohms, soundingVolts } = isPassive ? PASSIVE : ACTIVE;
		const plus = pin("+").net;
		const minus = pin("-").net;
		network.branch(plus, minus, { ohms, forwardVolts: 0 });
		const share = new WindowAverage(WINDOW_CYCLES);
		let powered = false;
		let lastRise = Number.NEGATIVE_INFINITY;
		let period = Number.POSITIVE_INFINITY;

		const update = () => {
			const now = network.volts(plus) - network.volts(minus) >= soundingVolts;
			if (now === powered) return;
			powered = now;
			const cycle = clock.now();
			share.set(powered ? 1 : 0, cycle);
			if (!powered) return;
			period = cycle - lastRise;
			lastRise = cycle;
		};
		network.onVolts(plus, update);
		network.onVolts(minus, update);
		update();

		function hertz(cycle: number): number | null {
			const rate = CLOCK_HERTZ / period;
			const stillSwitching = cycle - lastRise < 2 * period;
			return stillSwitching && rate >= LOWEST_HERTZ && rate <= HIGHEST_HERTZ ? Math.round(rate) : null;
		}

		return {
			state() {
				const cycle = clock.now();
				const isPowered = Math.max(share.average(cycle), share.current(cycle)) >= SOUNDING_SHARE;
				const rate = isPowered ? hertz(cycle) : null;
				return { kind: "buzzer", sounding: isPassive ? rate !== null : isPowered, hertz: rate };
			},
		};
	},
};
