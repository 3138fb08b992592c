import { onOff, slider } from "../controls.ts";
import { driveOutput } from "../output-pin.ts";
import { CYCLES_PER_MICROSECOND, type Part, type PartHost, type PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

declare module "../part.ts" {
	interface PartStates {
		/** `lying`: the fruit by the controls' names, the one under the sensor first; `shade` and `daylight` in percent. */
		tcs3200: {
			readonly powered: boolean;
			readonly lying: readonly string[];
			readonly shade: number;
			readonly daylight: number;
		};
	}
}

/** 2.7 to 5.5 V (TAOS099, July 2009, p. 1). The module's four white LEDs draw about 20 mA. */
const WORKING_VOLTS = 2.7;
const SUPPLY_OHMS = 200;
const OUTPUT_OHMS = 100;
/** The dark frequency, typically 2 Hz ("Operating Characteristics"). */
const DARK_HERTZ = 2;

/** What the photodiodes of each filter make of the light of something, in hertz at 100 %. */
interface Light {
	readonly red: number;
	readonly green: number;
	readonly blue: number;
}

/** Coffee cherries 1 cm below the sensor, of middle brightness, and the black chute without one: typical of modules. */
const CHERRIES: Readonly<Record<string, Light>> = {
	ripe: { red: 15_000, green: 5600, blue: 5800 },
	unripe: { red: 9000, green: 11_500, blue: 6000 },
	dark: { red: 5400, green: 3500, blue: 3700 },
};
const CHUTE: Light = { red: 1300, green: 1200, blue: 1250 };
/** Hertz that a percent of daylight adds. */
const DAYLIGHT: Light = { red: 62, green: 60, blue: 54 };

/** How much more light than a dark fruit the brightest one of its colour gives back. */
const DARKEST = 0.5;
const BRIGHTEST = 1.5;

/** From the data sheet's tables of S0 and S1, and "Output Frequency Scaling". */
export interface Tcs3200Timings {
	/** Periods of the principal frequency in one of OUT's, at 100, 20 and 2 %. */
	readonly full: number;
	readonly fifth: number;
	readonly fiftieth: number;
	/** In microseconds, from a change to the new output, after a period of the principal frequency. */
	readonly response: number;
}

export const TCS3200_TIMINGS: Tcs3200Timings = { full: 1, fifth: 5, fiftieth: 50, response: 1 };

/**
 * A module with a TCS3200 and four white LEDs above a chute of coffee cherries: `OUT` is a square wave whose frequency follows the light on
 * the photodiodes that `S2` and `S3` choose. Of several cherries the first lies under it, the others wait. `OE` has no pull of
 * its own: open, it stays low. Flicker, jitter and heat are left out.
 */
export const part: PartKind = {
	kind: "tcs3200",
	pins: ["VCC", "GND", "S0", "S1", "S2", "S3", "OE", "OUT"],
	controls: (props) => [
		...Object.keys(CHERRIES).map((id) => onOff(id, "latching")),
		slider(props, "shade", "percent", { min: 0, max: 100, step: 1, initial: 50 }),
		slider(props, "daylight", "percent", { min: 0, max: 100, step: 1, initial: 0 }),
	],
	create: (host) => createTcs3200(host, TCS3200_TIMINGS),
};

/** As `part.create`, with other timings. */
export function createTcs3200(host: PartHost, timings: Tcs3200Timings): Part {
	const { network, clock, pin } = host;
	const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS, ohms: SUPPLY_OHMS });
	const output = pin("OUT").driver;
	const isHigh = (name: string) => network.isHigh(pin(name).net);
	const lying = new Set<string>();
	let shade = 50;
	let daylight = 0;
	let cancel: (() => void) | undefined;

	/** What the chosen photodiodes see: no filter lets through what the three filters let through together. */
	function hertz(): number {
		const [first] = lying;
		const cherry = CHERRIES[first ?? ""];
		const reflected = cherry ? DARKEST + ((BRIGHTEST - DARKEST) * shade) / 100 : 1;
		const through = (filter: keyof Light) => (cherry ?? CHUTE)[filter] * reflected + DAYLIGHT[filter] * daylight;
		const s3 = isHigh("S3");
		if (isHigh("S2")) return DARK_HERTZ + (s3 ? through("green") : through("red") + through("green") + through("blue"));
		return DARK_HERTZ + through(s3 ? "blue" : "red");
	}

	/** Undefined while S0 and S1 switch it off. */
	function periods(): number | undefined {
		if (isHigh("S0")) return isHigh("S1") ? timings.full : timings.fifth;
		return isHigh("S1") ? timings.fiftieth : undefined;
	}

	const drive = (level: boolean | undefined) =>
		driveOutput(output, level, { highVolts: power.volts(), ohms: OUTPUT_OHMS });

	function run(level: boolean, halfPeriod: number) {
		drive(level);
		cancel = clock.after(halfPeriod, () => run(!level, halfPeriod));
	}

	/** Each change begins a new period; switched off, or with OE high, OUT is released. */
	function restart() {
		cancel?.();
		cancel = undefined;
		const scale = periods();
		if (!power.on() || scale === undefined || isHigh("OE")) return drive(undefined);
		const principal = (1_000_000 * CYCLES_PER_MICROSECOND) / hertz();
		drive(false);
		cancel = clock.after(Math.round(principal + timings.response * CYCLES_PER_MICROSECOND), () =>
			run(true, Math.round((principal * scale) / 2)),
		);
	}

	power.onChange(restart);
	for (const name of ["S0", "S1", "S2", "S3", "OE"]) network.onLevel(pin(name).net, restart);
	restart();
	return {
		state: () => ({ kind: "tcs3200", powered: power.on(), lying: [...lying], shade, daylight }),
		setControl(id, value) {
			if (id === "shade") shade = value;
			else if (id === "daylight") daylight = value;
			else if (value === 1) lying.add(id);
			else lying.delete(id);
			restart();
		},
	};
}
