import { CYCLES_PER_MILLISECOND, type PartHost, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";
import { WindowAverage } from "../window-average.ts";

declare module "../part.ts" {
	interface PartStates {
		/** What each side's outputs do, averaged over 20 ms: from -1 to 1. */
		motor_driver: { readonly powered: boolean; readonly a: number; readonly b: number };
	}
}

/** ST's L298 data sheet (January 2000), "Total Drop", p. 3: 1.8 V or more are lost in its two transistors at 1 A, here all at the upper one. */
const LOST_VOLTS = 1.8;
const TRANSISTOR_OHMS = 0.2;
const LOGIC_VOLTS = 4.5;
const LOAD_OHMS = 10_000;
/** The module's own regulator gives 5 V from this supply on. */
const REGULATOR_VOLTS = 7;
const REGULATOR_OHMS = 1;
/** The jumper on ENA and ENB, taken over by a wire. */
const JUMPER_OHMS = 10_000;

/**
 * An L298N module: each side's two inputs set its two outputs while its enable pin is high, and releases them otherwise.
 * Equal inputs brake (figure 6, p. 6). `ENA` and `ENB` are high unless wired, as with their jumpers. `5V` is an output with 7 V or more at
 * `VS`, and needs 5 V from outside below that.
 */
export const part: PartKind = {
	kind: "motor_driver",
	pins: ["ENA", "IN1", "IN2", "IN3", "IN4", "ENB", "OUT1", "OUT2", "OUT3", "OUT4", "VS", "GND", "5V"],
	controls: () => [],
	create(host) {
		const supply = powerBetween(host, ["VS", "GND"], { fromVolts: REGULATOR_VOLTS, ohms: LOAD_OHMS });
		const logic = powerBetween(host, ["5V", "GND"], { fromVolts: LOGIC_VOLTS, ohms: LOAD_OHMS });
		const regulator = host.pin("5V").driver;
		const regulate = () => {
			if (supply.on()) regulator.drive(5, REGULATOR_OHMS);
			else regulator.release();
		};
		regulate();
		const drivingVolts = () => (logic.on() ? Math.max(0, supply.volts() - LOST_VOLTS) : 0);
		const a = bridge(host, { enable: "ENA", inputs: ["IN1", "IN2"], outputs: ["OUT1", "OUT2"] }, drivingVolts);
		const b = bridge(host, { enable: "ENB", inputs: ["IN3", "IN4"], outputs: ["OUT3", "OUT4"] }, drivingVolts);
		const update = () => {
			regulate();
			a.update();
			b.update();
		};
		supply.onChange(update);
		logic.onChange(update);
		return {
			state: () => ({ kind: "motor_driver", powered: drivingVolts() > 0, a: a.average(), b: b.average() }),
		};
	},
};

interface BridgePins {
	enable: string;
	inputs: readonly [string, string];
	outputs: readonly [string, string];
}

/** One side: two half bridges with a common enable. */
function bridge({ network, clock, pin }: PartHost, pins: BridgePins, drivingVolts: () => number) {
	const enable = pin(pins.enable).net;
	network.branch(enable, pin("5V").net, { ohms: JUMPER_OHMS });
	const halves = [0, 1].map((side) => ({
		input: pin(pins.inputs[side as 0 | 1]).net,
		output: pin(pins.outputs[side as 0 | 1]).driver,
	}));
	const average = new WindowAverage(20 * CYCLES_PER_MILLISECOND);

	function update() {
		const volts = drivingVolts();
		const works = volts > 0 && network.isHigh(enable);
		for (const { input, output } of halves) {
			if (works) output.drive(network.isHigh(input) ? volts : 0, TRANSISTOR_OHMS);
			else output.release();
		}
		const [first, second] = halves.map(({ input }) => (network.isHigh(input) ? 1 : 0));
		average.set(works ? (first ?? 0) - (second ?? 0) : 0, clock.now());
	}

	network.onLevel(enable, update);
	for (const { input } of halves) network.onLevel(input, update);
	update();
	return { update, average: () => Math.round(average.average(clock.now()) * 100) / 100 };
}
