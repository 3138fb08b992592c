import { analogOutput } from "../analog-output.ts";
import { onOff, slider } from "../controls.ts";
import { CYCLES_PER_MILLISECOND, numberProp, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

declare module "../part.ts" {
	interface PartStates {
		/** The probe is in this `cup` of `CUPS`, or with "" in the glass; `ph` is that of the liquid around it. */
		ph_sensor: { readonly cup: string; readonly ph: number };
	}
}

export const TIMINGS = {
	/**
	 * The time constant of the electrode. A real one takes up to a minute (DFRobot SEN0161, "Specification": response time
	 * at most 1 min); here it is short.
	 */
	settlingMs: 600,
	/** The hum of the mains that its wire picks up: 50 Hz in Tanzania. */
	humMs: 20,
};

/** The liquids that can be chosen instead of the glass, by their control, with a usual pH. */
export const CUPS: Readonly<Record<string, number>> = { buffer4: 4, buffer7: 7, lemon: 2.4, soap: 9.8 };

/** A fresh electrode at 25 °C (DFRobot SEN0161, "pH Electrode Characteristics": 59.16 mV at pH 6, 0 at pH 7). */
const ELECTRODE_VOLTS = 0.05916;
/** Of the usual amplifiers: 4.0 gives 532.44 mV more than 7.0 (DFRobot_PH.cpp: 2032.44 and 1500 mV). */
const GAIN = 3;
/** Where the screw of a PH-4502C is mostly set. */
const NEUTRAL_VOLTS = 2.5;
const NEUTRAL_PH = 7;
const INITIAL_PH = 7;
const WORKING_VOLTS = 4.5;
/** 10 mA. */
const SUPPLY_OHMS = 500;
const OUTPUT_OHMS = 100;
/** The hum is drawn with ten points a period; while nothing hums, the settling with one in 10 ms. */
const HUM_POINTS = 10;
const SETTLING_STEP_MS = 10;
const SETTLED_PH = 0.001;

/**
 * A pH electrode with its amplifier: `PO` falls by `props.efficiency` percent of 0.1775 V with each pH, and has
 * `props.neutral` volts at pH 7. It follows the liquid with a time constant, and `props.hum` volts of hum swing around that.
 * The liquid is at 25 °C; drift, rinsing and a dry electrode are left out.
 */
export function createPhSensor(
	host: Parameters<PartKind["create"]>[0],
	{ settlingMs, humMs } = TIMINGS,
): ReturnType<PartKind["create"]> {
	const { clock, props } = host;
	const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS, ohms: SUPPLY_OHMS });
	const give = analogOutput(host, power, { name: "PO", ohms: OUTPUT_OHMS });
	const neutral = numberProp(props, "neutral", NEUTRAL_VOLTS);
	const slope = (GAIN * ELECTRODE_VOLTS * numberProp(props, "efficiency", 100)) / 100;
	const hum = numberProp(props, "hum", 0);
	let glass = numberProp(props, "initial", INITIAL_PH);
	const cups = new Set<string>();
	let movedAt = clock.now();
	let before = glass;
	let cancel = () => {};

	const cup = () => [...cups].at(-1) ?? "";
	const ph = () => CUPS[cup()] ?? glass;
	const passedMs = () => (clock.now() - movedAt) / CYCLES_PER_MILLISECOND;
	const felt = () => ph() + (before - ph()) * Math.exp(-passedMs() / settlingMs);

	function show() {
		cancel();
		cancel = () => {};
		if (!power.on()) return give(0);
		const phase = (2 * Math.PI * clock.now()) / CYCLES_PER_MILLISECOND / humMs;
		const volts = neutral + (NEUTRAL_PH - felt()) * slope + hum * Math.sin(phase);
		give(Math.min(power.volts(), Math.max(0, volts)));
		const settling = Math.abs(felt() - ph()) > SETTLED_PH;
		if (hum === 0 && !settling) return;
		const stepMs = hum > 0 ? humMs / HUM_POINTS : SETTLING_STEP_MS;
		cancel = clock.after(stepMs * CYCLES_PER_MILLISECOND, show);
	}
	power.onChange(show);
	show();
	return {
		state: () => ({ kind: "ph_sensor", cup: cup(), ph: ph() }),
		setControl(id, value) {
			before = felt();
			movedAt = clock.now();
			if (id === "ph") glass = value;
			else if (value === 0) cups.delete(id);
			else cups.add(id);
			show();
		},
	};
}

export const part: PartKind = {
	kind: "ph_sensor",
	pins: ["VCC", "GND", "PO"],
	controls: (props) => [
		slider(props, "ph", "ph", { min: 0, max: 14, step: 0.25, initial: INITIAL_PH }),
		...Object.keys(CUPS).map((id) => onOff(id, "latching")),
	],
	create: (host) => createPhSensor(host),
};
