import type { PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

declare module "../part.ts" {
	interface PartStates {
		level_shifter: object;
	}
}

/** Each channel has a resistor to LV and one to HV (SparkFun's schematic of BOB-12009). */
const PULL_UP_OHMS = 10_000;
/** The transistor (onsemi's BSS138 data sheet, p. 2): threshold 0.8 to 1.5 V, 6 Ω at most once it is on. */
const THRESHOLD_VOLTS = 1.3;
const ON_OHMS = 6;
const OFF_OHMS = 1e9;
const BODY_DIODE_VOLTS = 0.8;
const BODY_DIODE_OHMS = 1;
/** Below that the transistors do not open. */
const LEAST_VOLTS = 1.8;
/** The module itself takes next to nothing: see `powerBetween`. */
const SUPPLY_OHMS = 1_000_000;

const CHANNELS = [1, 2, 3, 4];

/**
 * A level shifter of four channels, each with a BSS138 (NXP's application note AN10441, chapter 2): low on either side
 * pulls the other one low through the transistor, otherwise each side is pulled up to its own supply. So it passes what is
 * driven, and what is open drain, both ways. How slowly 10 kΩ pull a line up is left out: there are no capacitances.
 */
export const part: PartKind = {
	kind: "level_shifter",
	pins: ["LV1", "LV2", "LV", "GND.1", "LV3", "LV4", "HV1", "HV2", "HV", "GND.2", "HV3", "HV4"],
	joined: [["GND.1", "GND.2"]],
	controls: () => [],
	create(host) {
		const { network, pin, i2c, spi } = host;
		const [low, high] = [pin("LV").net, pin("HV").net];
		const supplies = [
			powerBetween(host, ["LV", "GND.1"], { fromVolts: LEAST_VOLTS, ohms: SUPPLY_OHMS }),
			powerBetween(host, ["HV", "GND.2"], { fromVolts: LEAST_VOLTS, ohms: SUPPLY_OHMS }),
		];
		const passes: ((on: boolean) => void)[] = [];
		for (const channel of CHANNELS) {
			const [source, drain] = [pin(`LV${channel}`).net, pin(`HV${channel}`).net];
			network.branch(source, low, { ohms: PULL_UP_OHMS });
			network.branch(drain, high, { ohms: PULL_UP_OHMS });
			network.branch(source, drain, { ohms: BODY_DIODE_OHMS, forwardVolts: BODY_DIODE_VOLTS });
			const transistor = network.branch(source, drain, { ohms: OFF_OHMS });
			const update = () =>
				transistor.setOhms(network.volts(low) - network.volts(source) > THRESHOLD_VOLTS ? ON_OHMS : OFF_OHMS);
			network.onVolts(source, update);
			network.onVolts(low, update);
			update();
			passes.push(i2c.join(source, drain), spi.join(source, drain));
		}
		const supplied = () => {
			const on = supplies.every((supply) => supply.on());
			for (const pass of passes) pass(on);
		};
		for (const supply of supplies) supply.onChange(supplied);
		supplied();
		return { state: () => ({ kind: "level_shifter" }) };
	},
};
