import { CYCLES_PER_MILLISECOND, type PartHost } from "./part.ts";

/**
 * A small diaphragm pump with a brushed motor for 12 V, as sold under the name R385: 0.5 to 0.7 A and 1.5 to 2 litres a minute
 * in the sellers' descriptions; there is no data sheet of a maker.
 */
const FULL_VOLTS = 12;
const WINDING_OHMS = 20;
const FULL_LITRES_PER_MINUTE = 2;
/** Below, it does not turn. */
const STARTING_VOLTS = 3;

export interface Pump {
	/** From 0 to 1, at 12 V. */
	speed(): number;
	/** All that it has moved so far. */
	litres(): number;
}

/** In cycles. */
const MINUTE = 60_000 * CYCLES_PER_MILLISECOND;

/**
 * A pump's motor between two pins; what it moves grows with the voltage. Its valves let water one way only, whichever way it
 * turns. The current when it starts, and how fast it comes up, are left out.
 */
export function pumpBetween({ network, pin, clock }: PartHost, [plus, minus]: readonly [string, string]): Pump {
	const winding = network.branch(pin(plus).net, pin(minus).net, { ohms: WINDING_OHMS });
	let [since, litres, speed] = [clock.now(), 0, 0];

	function pass() {
		const now = clock.now();
		litres += (speed * FULL_LITRES_PER_MINUTE * (now - since)) / MINUTE;
		since = now;
	}

	function update() {
		pass();
		const volts = Math.abs(winding.amperes()) * WINDING_OHMS;
		speed = volts < STARTING_VOLTS ? 0 : Math.min(1, volts / FULL_VOLTS);
	}

	network.onVolts(pin(plus).net, update);
	network.onVolts(pin(minus).net, update);
	update();
	return {
		speed: () => speed,
		litres() {
			pass();
			return litres;
		},
	};
}
