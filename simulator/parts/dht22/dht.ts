import { slider } from "../controls.ts";
import {
	type Control,
	CYCLES_PER_MICROSECOND,
	numberProp,
	type Part,
	type PartHost,
	type PartKind,
	type PartProps,
} from "../part.ts";
import { powerBetween } from "../power.ts";
import { type Climate, dht11Data, dht22Data } from "./dht-data.ts";
import { DHT11_TIMINGS, DHT22_TIMINGS, type DhtTimings } from "./dht-timings.ts";

const WORKING_VOLTS = 3;
/** The open drain. */
const PULL_DOWN_OHMS = 50;
const INITIAL: Climate = { celsius: 24, humidity: 55 };

const MODELS = {
	dht11: { data: dht11Data, timings: DHT11_TIMINGS },
	dht22: { data: dht22Data, timings: DHT22_TIMINGS },
};

/** A DHT whose sliders have these ranges. */
export function dhtKind(kind: keyof typeof MODELS, range: { celsius: Range; humidity: Range }): PartKind {
	return {
		kind,
		pins: ["VCC", "SDA", "NC", "GND"],
		controls: (props) => [
			control("celsius", "celsius", range.celsius, props),
			control("humidity", "percent", range.humidity, props),
		],
		create: (host) => createDht(kind, host, MODELS[kind].timings),
	};
}

interface Range {
	min: number;
	max: number;
	step: number;
}

/** `props.min`, `max` and `initial` are the temperature's; the humidity begins at `props.humidity`. */
function control(id: keyof Climate, unit: "celsius" | "percent", range: Range, props: PartProps): Control {
	const initial = INITIAL[id];
	if (id === "celsius") return slider(props, id, unit, { ...range, initial });
	return slider({}, id, unit, { ...range, initial: numberProp(props, "humidity", initial) });
}

/**
 * A DHT with the given timings. `SDA` needs a pull-up: a resistor, or the pin's own. The unstable first second after
 * power-on is left out: a real board's boot loader takes as long.
 */
export function createDht(kind: keyof typeof MODELS, host: PartHost, timings: DhtTimings): Part {
	const { network, clock } = host;
	const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS });
	const line = host.pin("SDA");
	const climate: Climate = { ...INITIAL };
	let fellAt = Number.POSITIVE_INFINITY;
	let answering = false;
	let measuredAt = Number.NEGATIVE_INFINITY;
	let data: number[] = [];
	const cycles = (microseconds: number) => Math.round(microseconds * CYCLES_PER_MICROSECOND);

	function measure() {
		if (clock.now() - measuredAt < cycles(timings.interval)) return;
		measuredAt = clock.now();
		data = MODELS[kind].data(climate);
	}

	/** Levels and how long each lasts, one after the other; low first. */
	function play(lengths: readonly number[], at = 0) {
		const length = lengths[at];
		if (length === undefined) {
			line.driver.release();
			answering = false;
			return;
		}
		if (at % 2 === 0) line.driver.drive(0, PULL_DOWN_OHMS);
		else line.driver.release();
		clock.after(cycles(length), () => play(lengths, at + 1));
	}

	function answer() {
		answering = true;
		measure();
		const bits = data.flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (byte >> bit) & 1));
		const lengths = [
			timings.announce,
			timings.announce,
			...bits.flatMap((bit) => [timings.gap, bit ? timings.one : timings.zero]),
		];
		clock.after(cycles(timings.wait), () => play([...lengths, timings.gap]));
	}

	network.onLevel(line.net, (high) => {
		if (answering) return;
		if (!high) fellAt = clock.now();
		else if (power.on() && clock.now() - fellAt >= cycles(timings.wake)) answer();
	});
	return {
		state: () => ({ kind, ...climate }),
		setControl(id, value) {
			if (id === "celsius" || id === "humidity") climate[id] = value;
		},
	};
}
