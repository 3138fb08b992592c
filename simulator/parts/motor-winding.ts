import { CYCLES_PER_MILLISECOND, type PartHost } from "./part.ts";

const WINDING_OHMS = 8;
/** Too little to move it, and enough to detect a closed circuit. */
const PROBE_VOLTS = 0.01;
const CLOSED_AMPERES = 1e-5;
/** An open circuit shorter than this is the pause of a PWM, in which the current flows on through the driver's diodes. */
const FREEWHEEL_CYCLES = 10 * CYCLES_PER_MILLISECOND;

/** The winding of a motor between two pins: the exact mean of its voltage, whatever the PWM. */
export function motorWinding(
	{ network, clock, pin }: PartHost,
	[plus, minus]: readonly [string, string],
	{ stepCycles, beforeChange }: { stepCycles: number; beforeChange: () => void },
) {
	const [a, b] = [pin(plus).net, pin(minus).net];
	const winding = network.branch(a, b, { ohms: WINDING_OHMS, againstVolts: PROBE_VOLTS });
	let volts = 0;
	let closed = false;
	let openSince = Number.NEGATIVE_INFINITY;
	let since = clock.now();
	let area = 0;

	function gather(until: number) {
		if (volts !== 0) area += volts * (until - since);
		since = until;
	}

	function update() {
		beforeChange();
		gather(clock.now());
		const isClosed = Math.abs(winding.amperes()) > CLOSED_AMPERES;
		if (closed && !isClosed) openSince = clock.now();
		closed = isClosed;
		volts = closed ? network.volts(a) - network.volts(b) : 0;
	}

	network.onVolts(a, update);
	network.onVolts(b, update);
	return {
		/** The mean over the step that ends then; null where its circuit has been open for long. */
		meanUntil(end: number): number | null {
			gather(end);
			const mean = area / stepCycles;
			area = 0;
			return closed || mean !== 0 || end - openSince <= FREEWHEEL_CYCLES ? mean : null;
		},
	};
}
