import type { BlockDevices, BlockSensor } from "#domain/bench/block-program/devices.ts";
import { ECHO_REST_MS } from "#domain/bench/block-program/pauses.ts";
import { NO_READING } from "#domain/bench/block-program/readings.ts";
import { ANALOG_READ_US, type Climate, PIN_READ_US, type Senses, type Steps } from "./step.ts";

/** Reads sensors like the libraries on the board. */
export interface CachedSensors {
	/** A number: see `BlockSensor`. */
	measure(sensor: string): Steps<number>;
	sensed(sensor: string): Steps<boolean>;
}

/** Times and roundings are those of the library Ultrasonic. */
const LATE_ECHO_US = 40_000;
const TRIGGER_QUIET_US = 7;
const TRIGGER_US = 15;
const ANSWERS_WITHIN_US = 5000;
const LONGEST_ECHO_US = 25_000;
const US_PER_CENTIMETRE = 58;
/** Shortest interval between DHT readings: in between the library repeats the last one. */
const CLIMATE_EVERY_US = { dht11: 1_000_000, dht22: 2_000_000 };
/** The library wakes the sensor and listens to 40 bits. */
const CLIMATE_US = { dht11: 24_300, dht22: 5_400 };

export function cachedSensors(devices: BlockDevices, senses: Senses): CachedSensors {
	const known = new Map<string, { at: number; climate: Climate | null }>();

	function* climate({ pin, model }: Extract<BlockSensor, { model: string }>): Steps<Climate | null> {
		const last = known.get(pin);
		const at = senses.microseconds();
		if (last && at - last.at < CLIMATE_EVERY_US[model]) return last.climate;
		yield { do: "pause", microseconds: CLIMATE_US[model] };
		const reading = senses.climate(pin);
		known.set(pin, { at, climate: reading });
		return reading;
	}

	function* distance({ trigger, echo }: Extract<BlockSensor, { kind: "distance" }>): Steps<number> {
		yield { do: "pause", microseconds: ECHO_REST_MS * 1000 };
		yield { do: "await", pin: echo, high: false, microseconds: LATE_ECHO_US };
		yield { do: "pin", pin: trigger, high: false };
		yield { do: "pause", microseconds: TRIGGER_QUIET_US };
		yield { do: "pin", pin: trigger, high: true };
		yield { do: "pause", microseconds: TRIGGER_US };
		yield { do: "pin", pin: trigger, high: false };
		yield { do: "await", pin: echo, high: true, microseconds: ANSWERS_WITHIN_US };
		if (!senses.isHigh(echo)) return 0;
		const rose = senses.microseconds();
		yield { do: "await", pin: echo, high: false, microseconds: LONGEST_ECHO_US };
		return Math.floor((senses.microseconds() - rose + US_PER_CENTIMETRE / 2) / US_PER_CENTIMETRE);
	}

	return {
		*measure(id) {
			const sensor = devices.sensors[id];
			switch (sensor?.kind) {
				case "temperature":
					return rounded((yield* climate(sensor))?.celsius);
				case "humidity":
					return rounded((yield* climate(sensor))?.humidity);
				case "distance":
					return yield* distance(sensor);
				default:
					yield { do: "pause", microseconds: ANALOG_READ_US };
					return sensor ? senses.reading(sensor.pin) : 0;
			}
		},
		*sensed(id) {
			const sensor = devices.sensors[id];
			yield { do: "pause", microseconds: PIN_READ_US };
			if (!sensor || !("pin" in sensor)) return false;
			const low = sensor.kind === "button" || sensor.kind === "switched_low";
			const isSensed = senses.isHigh(sensor.pin) !== low;
			senses.measured(id, Number(isSensed));
			return isSensed;
		},
	};
}

/** As lround(): halves away from zero. */
function rounded(value: number | undefined): number {
	return value === undefined ? NO_READING : Math.sign(value) * Math.round(Math.abs(value));
}
