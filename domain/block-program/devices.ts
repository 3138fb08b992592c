import { z } from "zod";
import { allStatements, type BlockProgram, type Condition, type Statement, type Value } from "./block-program.ts";
import { valuesOf, valuesOfCondition } from "./uses.ts";

/** A pin by the name printed on the board: "2" to "13" or "A0" to "A5". */
const pin = z.string().regex(/^(?:[2-9]|1[0-3]|A[0-5])$/);

/**
 * What a project's blocks can reach, and on which pins.
 * `button`: connects its pin to GND while pressed (the program uses the pin's own pull-up).
 * `switched`: gives 5 V while it senses (motion, touch). `analog`: gives 0 to 5 V on A0 to A5, read as 0 to 1023.
 */
export const blockDevices = z.object({
	lights: z.record(z.string(), pin),
	sensors: z.record(z.string(), z.object({ pin, kind: z.enum(["button", "switched", "analog"]) })),
	/** Further pins that `pin_set` may name; those of the lights may be named anyway. */
	outputs: z.array(pin),
});

export type BlockDevices = z.infer<typeof blockDevices>;

/** True when the program names only lights, sensors and pins that the project has, each in its own way. */
export function fitsDevices(program: BlockProgram, devices: BlockDevices): boolean {
	return allStatements(program.statements).every((statement) => statementFits(statement, devices));
}

/** Pins that a project's program may drive, in the order of the devices. */
export function outputPins(devices: BlockDevices): string[] {
	return [...new Set([...Object.values(devices.lights), ...devices.outputs])];
}

function statementFits(statement: Statement, devices: BlockDevices): boolean {
	switch (statement.do) {
		case "light_on":
		case "light_off":
		case "light_blink":
			return Object.hasOwn(devices.lights, statement.light);
		case "pin_set":
			return outputPins(devices).includes(statement.pin);
		case "if":
			return conditionFits(statement.condition, devices);
		default:
			return valuesOf(statement).every((value) => valueFits(value, devices));
	}
}

function valueFits(value: Value, devices: BlockDevices): boolean {
	return value.kind !== "sensor" || kindOf(value.sensor, devices) === "analog";
}

function conditionFits(condition: Condition, devices: BlockDevices): boolean {
	if (condition.kind !== "sensed") return valuesOfCondition(condition).every((value) => valueFits(value, devices));
	const kind = kindOf(condition.sensor, devices);
	return kind === "button" || kind === "switched";
}

function kindOf(sensor: string, devices: BlockDevices): string | undefined {
	return Object.hasOwn(devices.sensors, sensor) ? devices.sensors[sensor]?.kind : undefined;
}
