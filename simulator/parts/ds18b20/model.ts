import { onOff } from "../controls.ts";
import { numberProp, type Part, type PartHost, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";
import { crc8 } from "./crc8.ts";
import { ds18b20Protocol } from "./ds18b20-protocol.ts";
import { attachOneWireSlave } from "./one-wire-slave.ts";
import { Thermometer } from "./thermometer.ts";
import { DS18B20_TIMINGS, type Ds18b20Timings } from "./timings.ts";

declare module "../part.ts" {
	interface PartStates {
		ds18b20: { readonly celsius: number };
	}
}

const FAMILY_CODE = 0x28;
/** The lowest supply (data sheet, "DC Electrical Characteristics", p. 19). */
const POWERED_VOLTS = 3;

/**
 * The DS18B20 thermometer, powered at VDD (parasite power is not modelled: with VDD unconnected it stays silent).
 * `props.min`, `props.max`, `props.initial` narrow its slider; `props.serial` sets its serial number. While its data wire is
 * `broken` it does not answer, and its supply stays.
 */
export const part: PartKind = {
	kind: "ds18b20",
	pins: ["GND", "DQ", "VDD"],
	controls: (props) => [
		{
			id: "celsius",
			kind: "slider",
			unit: "celsius",
			min: numberProp(props, "min", -55),
			max: numberProp(props, "max", 125),
			step: 0.5,
			initial: numberProp(props, "initial", 20),
		},
		onOff("broken", "latching"),
	],
	create: (host) => createDs18b20(host, DS18B20_TIMINGS),
};

/** As `part.create`, with other timings. */
export function createDs18b20(host: PartHost, timings: Ds18b20Timings): Part {
	const { network, clock, props } = host;
	const thermometer = new Thermometer(numberProp(props, "initial", 20));
	const power = powerBetween(host, ["VDD", "GND"], { fromVolts: POWERED_VOLTS });
	const rom = romOf(numberProp(props, "serial", serialFrom(host.id)));
	const protocol = ds18b20Protocol(rom, thermometer, clock, timings);
	let broken = false;
	const listens = () => power.on() && !broken;
	attachOneWireSlave({ pin: host.pin("DQ"), network, clock, listens }, timings, protocol);
	return {
		state: () => ({ kind: "ds18b20", celsius: thermometer.celsius }),
		setControl(id, value) {
			if (id === "broken") broken = value === 1;
			else thermometer.celsius = value;
		},
	};
}

/** The 64-bit ROM code, first byte first: family, six bytes of serial number, CRC (data sheet, "64-Bit Lasered ROM Code", p. 6 of REV: 042208). */
function romOf(serial: number): Uint8Array {
	const code = [FAMILY_CODE, 0, 1, 2, 3, 4, 5].map((value, at) =>
		at === 0 ? value : Math.floor(serial / 256 ** value) % 256,
	);
	return Uint8Array.of(...code, crc8(code));
}

/** Two sensors of a circuit need different serial numbers, the same ones in every run. */
function serialFrom(id: string): number {
	let hash = 7;
	for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 0xffff_ffff;
	return hash;
}
