import { ENLARGED } from "../load_cell/model.ts";
import { driveOutput } from "../output-pin.ts";
import { CYCLES_PER_MICROSECOND, CYCLES_PER_MILLISECOND, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `ready`: a number waits to be read. */
		hx711: { readonly ready: boolean; readonly powered: boolean };
	}
}

/** Times of the data sheet (Avia Semiconductor, HX711), RATE low as modules have it. */
export const TIMINGS = {
	/** "Output data rate: 10 Hz", p. 3. */
	conversionMs: 100,
	/** "Output settling time 400 ms" after power-up, reset, and a change of input or gain, p. 3. */
	settlingMs: 400,
	/** PD_SCK high for longer than 60 µs: power down, p. 5. */
	powerDownUs: 60,
};

const WORKING_VOLTS = 2.7;
/** The module's regulator feeds the bridge with 4.3 V, or what is left of a lower supply (p. 3, "Analog supply"). */
const BRIDGE_VOLTS = 4.3;
const BRIDGE_OHMS = 1;
const OUTPUT_OHMS = 100;
const BITS = 24;
const MOST = 0x7fffff;
/** By the clock pulses of a reading: 25 for channel A with 128, 26 for B with 32, 27 for A with 64 (p. 4, "Serial interface"). */
const GAINS = { 25: 128, 26: 32, 27: 64 } as const;

/**
 * An HX711 amplifier and converter for a load cell: `DT` falls when a number is ready, each pulse on `SCK` shifts out one of
 * its 24 bits, the highest first, and 1 to 3 further pulses choose the next gain. Channel B is not wired: it reads 0.
 * A reading that is not finished is continued by later pulses. Noise is left out.
 */
export function createHx711(
	host: Parameters<PartKind["create"]>[0],
	timings = TIMINGS,
): ReturnType<PartKind["create"]> {
	const { network, pin, clock } = host;
	const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS });
	const data = pin("DT").driver;
	const sck = pin("SCK").net;
	const [bridge, ground, plus, minus] = ["E+", "GND", "A+", "A-"].map((name) => pin(name).net) as [
		number,
		number,
		number,
		number,
	];
	let asleep = false;
	let gain: number = GAINS[25];
	let number = 0;
	let ready = false;
	let pulses = 0;
	let cancelConversion = () => {};
	let cancelPowerDown = () => {};

	const isOn = () => power.on() && !asleep;

	function show(level: boolean) {
		driveOutput(data, isOn() ? level : power.on() ? true : undefined, { highVolts: power.volts(), ohms: OUTPUT_OHMS });
	}

	function measure(): number {
		if (gain === GAINS[26]) return 0;
		const supply = network.volts(bridge) - network.volts(ground);
		if (supply <= 0) return 0;
		// Full scale is ± half the bridge's supply, divided by the gain (p. 4, "Analog inputs").
		const share = ((network.volts(plus) - network.volts(minus)) / ENLARGED / supply) * gain * 2;
		return Math.round(Math.max(-MOST - 1, Math.min(MOST, share * (MOST + 1))));
	}

	function convertIn(milliseconds: number) {
		cancelConversion();
		cancelConversion = clock.after(milliseconds * CYCLES_PER_MILLISECOND, () => {
			if (pulses > BITS) pulses = 0;
			// While a number is being read, it stays.
			if (pulses === 0) {
				number = measure();
				ready = true;
				show(false);
			}
			convertIn(timings.conversionMs);
		});
	}

	function start() {
		pulses = 0;
		ready = false;
		show(true);
		cancelConversion();
		if (isOn()) convertIn(timings.settlingMs);
	}

	function chooseGain() {
		const next = GAINS[pulses as keyof typeof GAINS];
		if (next === undefined || next === gain) return;
		gain = next;
		convertIn(timings.settlingMs);
	}

	function risen() {
		cancelPowerDown = clock.after(timings.powerDownUs * CYCLES_PER_MICROSECOND, () => {
			asleep = true;
			cancelConversion();
			start();
		});
		if (!ready && pulses === 0) return;
		pulses++;
		if (pulses <= BITS) show(((number >> (BITS - pulses)) & 1) === 1);
		else {
			ready = false;
			show(true);
		}
	}

	function fallen() {
		cancelPowerDown();
		if (asleep) {
			asleep = false;
			gain = GAINS[25];
			start();
			return;
		}
		if (pulses > BITS) chooseGain();
	}

	function supplied() {
		const volts = power.on() ? Math.min(BRIDGE_VOLTS, power.volts()) : undefined;
		if (volts === undefined) pin("E+").driver.release();
		else pin("E+").driver.drive(volts, BRIDGE_OHMS);
	}

	let wasOn: boolean | undefined;
	const powerChanged = () => {
		if (power.on() === wasOn) return;
		wasOn = power.on();
		supplied();
		start();
	};
	power.onChange(powerChanged);
	powerChanged();
	network.onLevel(sck, (high) => {
		if (!power.on()) return;
		if (high) risen();
		else fallen();
	});
	return { state: () => ({ kind: "hx711", ready: isOn() && ready, powered: isOn() }) };
}

export const part: PartKind = {
	kind: "hx711",
	pins: ["GND", "DT", "SCK", "VCC", "E+", "E-", "A-", "A+"],
	joined: [["GND", "E-"]],
	controls: () => [],
	create: (host) => createHx711(host),
};
