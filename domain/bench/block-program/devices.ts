import { z } from "zod/mini";
import { allStatements, type BlockProgram, type Statement } from "./block-program.ts";
import { conditionOf, sensedBy, valuesOf } from "./uses.ts";

/** A pin by the name printed on the board: "2" to "13" or "A0" to "A5". */
const pin = z.string().check(z.regex(/^(?:[2-9]|1[0-3]|A[0-5])$/));

/**
 * A sensor and its pins. Yes or no:
 * - `button`: connects its pin to GND while pressed (the program uses the pin's own pull-up).
 * - `opening`: connects its pin to GND but while it senses (pull-up, too): a ball switch that is tilted.
 * - `switched`: gives 5 V while it senses (motion, touch). `switched_low`: gives 0 V while it senses (flame).
 * A number:
 * - `analog`: gives 0 to 5 V on A0 to A5, read as 0 to 1023.
 * - `temperature` (degrees Celsius), `humidity` (percent): a DHT11 or DHT22 with its data on the pin.
 * - `distance` (centimetres): an HC-SR04.
 */
const sensor = z.discriminatedUnion("kind", [
	z.object({ kind: z.enum(["button", "opening", "switched", "switched_low", "analog"]), pin }),
	z.object({ kind: z.enum(["temperature", "humidity"]), pin, model: z.enum(["dht11", "dht22"]) }),
	z.object({ kind: z.literal("distance"), trigger: pin, echo: pin }),
]);

const wheel = z.object({ forward: pin, backward: pin });

/** What a project's blocks can reach, and on which pins. */
export const blockDevices = z.object({
	lights: z.record(z.string(), pin),
	sensors: z.record(z.string(), sensor),
	/** Further pins that `pin_set` may name; those of the lights may be named anyway. */
	outputs: z.array(pin),
	buzzer: z.optional(pin),
	/** A display of 2 lines of 16 letters at A4 and A5, with its I2C address. */
	display: z.optional(z.object({ address: z.int().check(z.minimum(8), z.maximum(119)) })),
	/** Two wheels at a motor driver's inputs. */
	wheels: z.optional(z.object({ left: wheel, right: wheel })),
});

export type BlockDevices = z.infer<typeof blockDevices>;
export type BlockSensor = z.infer<typeof sensor>;
export type SensorKind = BlockSensor["kind"];

const NUMBERS: readonly SensorKind[] = ["analog", "temperature", "humidity", "distance"];

/** True for a sensor with a numeric value, false for a digital one. */
export function givesNumber(one: BlockSensor): boolean {
	return NUMBERS.includes(one.kind);
}

/** True when the program names only lights, sensors and pins that the project has, each in its own way. */
export function fitsDevices(program: BlockProgram, devices: BlockDevices): boolean {
	const has = (id: string, number: boolean) => {
		const one = Object.hasOwn(devices.sensors, id) ? devices.sensors[id] : undefined;
		return one !== undefined && givesNumber(one) === number;
	};
	return allStatements(program.statements).every((statement) => {
		const condition = conditionOf(statement);
		return (
			statementFits(statement, devices) &&
			valuesOf(statement).every((value) => value.kind !== "sensor" || has(value.sensor, true)) &&
			(condition === null || sensedBy(condition).every((id) => has(id, false)))
		);
	});
}

/** Pins that a project's program may drive, in the order of the devices. */
export function outputPins({ lights, outputs, buzzer, wheels }: BlockDevices): string[] {
	const driven = wheels ? [wheels.left, wheels.right].flatMap(({ forward, backward }) => [forward, backward]) : [];
	return [...new Set([...Object.values(lights), ...outputs, ...(buzzer ? [buzzer] : []), ...driven])];
}

/** Pins that a block may set by their number: lights and further outputs. */
export function settablePins({ lights, outputs }: BlockDevices): string[] {
	return [...new Set([...Object.values(lights), ...outputs])];
}

function statementFits(statement: Statement, devices: BlockDevices): boolean {
	switch (statement.do) {
		case "light_on":
		case "light_off":
		case "light_blink":
			return Object.hasOwn(devices.lights, statement.light);
		case "pin_set":
			return settablePins(devices).includes(statement.pin);
		case "tone":
		case "buzzer_set":
			return devices.buzzer !== undefined;
		case "show":
			return devices.display !== undefined;
		case "drive":
			return devices.wheels !== undefined;
		default:
			return true;
	}
}
