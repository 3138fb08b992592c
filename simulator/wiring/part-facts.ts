import type { PartProps } from "../parts/part.ts";

/** What the wiring rules need to know of a kind of part beside its pins. */
export interface PartFacts {
	/** Its supply pins and the most volts it stands. */
	readonly supply?: { readonly plus: string; readonly minus: string; readonly mostVolts: number };
	/** Pins that stand 3.3 V at most. */
	readonly lowVoltagePins?: readonly string[];
	/** Light-emitting diodes inside: anode and cathode. */
	diodes?(props: PartProps): readonly (readonly [string, string])[];
	/** Pairs that it can join at any time, as a pressed button does. */
	readonly contacts?: readonly (readonly [string, string])[];
	/** Pairs that are useless, or dangerous, when they are one: the two ends of a resistor. */
	readonly apart?: readonly (readonly [string, string])[];
	/** Its two sides may be exchanged: each pin with its counterpart. */
	readonly mirror?: Readonly<Record<string, string>>;
	/** It draws its current through the pins that feed it, and is no more than resistors and diodes. */
	readonly load?: true;
	/** It needs more current than a pin gives, at these pins. */
	readonly motorPins?: readonly string[];
	/** It is a source of its own. */
	readonly battery?: { readonly plus: string; readonly minus: string; volts(props: PartProps): number };
	/** Its address on the I2C bus. */
	address?(props: PartProps): number;
	/** It drives none of its pins: current only passes through it. */
	readonly passive?: true;
}

const ends = (one: string, other: string) =>
	({ apart: [[one, other]], mirror: { [one]: other, [other]: one }, passive: true }) as const;
const supplied = (plus: string, minus: string, mostVolts = 5.5): PartFacts => ({
	supply: { plus, minus, mostVolts },
	apart: [[plus, minus]],
});

const FACTS: Readonly<Record<string, PartFacts>> = {
	resistor: { ...ends("1", "2"), load: true },
	led: { apart: [["A", "C"]], diodes: () => [["A", "C"]], load: true, passive: true },
	rgb_led: {
		apart: ["R", "G", "B"].map((color): [string, string] => [color, "COM"]),
		diodes: (props) =>
			["R", "G", "B"].map((color): [string, string] => (props.common === "anode" ? ["COM", color] : [color, "COM"])),
		load: true,
		passive: true,
	},
	buzzer: { apart: [["+", "-"]], load: true, passive: true },
	button: {
		apart: [["1.l", "2.l"]],
		contacts: [["1.l", "2.l"]],
		mirror: { "1.l": "2.l", "1.r": "2.r", "2.l": "1.l", "2.r": "1.r" },
		passive: true,
	},
	tilt: { ...ends("1", "2"), contacts: [["1", "2"]] },
	photoresistor: ends("1", "2"),
	potentiometer: { apart: [["GND", "VCC"]], passive: true },
	dc_motor: { ...ends("1", "2"), motorPins: ["1", "2"] },
	servo: { ...supplied("V+", "GND", 6.5), motorPins: ["V+"] },
	motor_driver: { ...supplied("VS", "GND", 35), motorPins: ["VS"] },
	lcd1602: supplied("VDD", "VSS"),
	lcd1602_i2c: { ...supplied("VCC", "GND"), address: (props) => Number(props.address ?? 39) },
	dht11: supplied("VCC", "GND"),
	dht22: supplied("VCC", "GND"),
	ds18b20: supplied("VDD", "GND"),
	pir: supplied("VCC", "GND", 20),
	hc_sr04: supplied("VCC", "GND"),
	gas_sensor: supplied("VCC", "GND"),
	flame_sensor: supplied("VCC", "GND"),
	joystick: supplied("VCC", "GND"),
	touch: supplied("VCC", "GND"),
	battery: {
		battery: { plus: "+", minus: "-", volts: (props) => Number(props.volts ?? 9) },
	},
};

/** The facts of a kind; none are known of an unknown one. */
export function factsOf(kind: string): PartFacts {
	return Object.hasOwn(FACTS, kind) ? (FACTS[kind] ?? {}) : {};
}
