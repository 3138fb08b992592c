import { CYCLES_PER_MILLISECOND, type Part, type PartHost, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";
import { WindowAverage } from "../window-average.ts";
import { Hd44780 } from "./hd44780.ts";
import { HD44780_TIMINGS, type Hd44780Timings } from "./hd44780-timings.ts";

declare module "../part.ts" {
	interface PartStates {
		lcd1602: DisplayState;
	}
}

const WORKING_VOLTS = 4.5;
/** About 1 mA. */
const LOGIC_OHMS = 4700;
/** The controller's own pull-ups on RS, RW and the data wires: 125 µA (HD44780U data sheet, "DC Characteristics", p. 51). */
const PULL_UP_OHMS = 40_000;
const OUTPUT_OHMS = 500;
/** Between VDD and V0: the ladder of resistors for the dots. */
const LADDER_OHMS = 10_000;
/** The dots can be seen from this voltage between VDD and V0, and are dark at that one. */
const VISIBLE_VOLTS = 3;
const DARK_VOLTS = 4.5;
/** The lamp behind the dots, with the module's own resistor. */
const LAMP = { ohms: 100, forwardVolts: 3 };
const FULL_LAMP_AMPERES = 0.015;
const DATA = ["D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7"];

/** A display of two rows of 16 characters with its controller's own pins. A potentiometer at `V0` sets its contrast. */
export const part: PartKind = {
	kind: "lcd1602",
	pins: ["VSS", "VDD", "V0", "RS", "RW", "E", ...DATA, "A", "K"],
	controls: () => [],
	create: (host) => createLcd1602(host, HD44780_TIMINGS),
};

/** As `part.create`, with other timings. */
export function createLcd1602(host: PartHost, timings: Hd44780Timings): Part {
	const { network, clock, pin } = host;
	const power = powerBetween(host, ["VDD", "VSS"], { fromVolts: WORKING_VOLTS, ohms: LOGIC_OHMS });
	const controller = new Hd44780(clock, timings);
	const supply = pin("VDD").net;
	const pulledUp = (name: string) => {
		const one = pin(name);
		network.branch(one.net, supply, { ohms: PULL_UP_OHMS });
		return one;
	};
	const select = pulledUp("RS").net;
	const reading = pulledUp("RW").net;
	const data = DATA.map(pulledUp);
	const bias = pin("V0").net;
	network.branch(supply, bias, { ohms: LADDER_OHMS });
	const lamp = lampOf(host);
	let powered = false;
	let doneReading: (() => void) | undefined;

	function supplied() {
		if (power.on() === powered) return;
		powered = power.on();
		if (powered) controller.powerOn();
	}

	function rise() {
		if (!network.isHigh(reading)) return;
		const { wires, done } = controller.read(network.isHigh(select));
		doneReading = done;
		data.forEach(({ driver }, bit) => {
			driver.drive((wires >> bit) & 1 ? power.volts() : 0, OUTPUT_OHMS);
		});
	}

	function fall() {
		if (doneReading) {
			for (const { driver } of data) driver.release();
			doneReading();
			doneReading = undefined;
		} else if (!network.isHigh(reading)) {
			const wires = data.reduce((byte, { net }, bit) => byte | (network.isHigh(net) ? 1 << bit : 0), 0);
			controller.write(network.isHigh(select), wires);
		}
	}

	network.onLevel(pin("E").net, (high) => {
		if (!powered) return;
		if (high) rise();
		else fall();
	});
	power.onChange(supplied);
	supplied();
	return {
		state() {
			const shown = controller.shown();
			const contrast = (network.volts(supply) - network.volts(bias) - VISIBLE_VOLTS) / (DARK_VOLTS - VISIBLE_VOLTS);
			return {
				kind: "lcd1602",
				...shown,
				on: shown.on && powered,
				backlight: lamp(),
				contrast: powered ? Math.min(1, Math.max(0, contrast)) : 0,
			};
		},
	};
}

/** How bright the lamp between A and K is. */
function lampOf({ network, pin, clock }: PartHost): () => number {
	const anode = pin("A").net;
	const cathode = pin("K").net;
	const lamp = network.branch(anode, cathode, LAMP);
	const light = new WindowAverage(20 * CYCLES_PER_MILLISECOND);
	const update = () => light.set(Math.min(1, Math.max(0, lamp.amperes() / FULL_LAMP_AMPERES)), clock.now());
	network.onVolts(anode, update);
	network.onVolts(cathode, update);
	update();
	return () => light.average(clock.now());
}
