import { type BlockDevices, givesNumber } from "#domain/bench/block-program/devices.ts";
import { m } from "#messages/generated/messages.js";

/** What can be chosen on a block: the labels and their values. */
export type Options = [string, string][];

const LIGHTS: Record<string, (() => string) | undefined> = {
	red: m.block_light_red,
	yellow: m.block_light_yellow,
	green: m.block_light_green,
	blue: m.block_light_blue,
	white: m.block_light_white,
};

const SENSORS: Record<string, (() => string) | undefined> = {
	motion: m.block_sensor_motion,
	touch: m.block_sensor_touch,
	tilt: m.block_sensor_tilt,
	flame: m.block_sensor_flame,
	stick_pressed: m.block_sensor_stick_pressed,
	light: m.block_sensor_light,
	temperature: m.block_sensor_temperature,
	humidity: m.block_sensor_humidity,
	distance: m.block_sensor_distance,
	smoke: m.block_sensor_smoke,
	hush: m.block_sensor_hush,
	stick_x: m.block_sensor_stick_x,
	stick_y: m.block_sensor_stick_y,
};

const WAYS: Record<string, (() => string) | undefined> = {
	forward: m.block_drive_forward,
	backward: m.block_drive_backward,
	left: m.block_drive_left,
	right: m.block_drive_right,
	stop: m.block_drive_stop,
};

/** Notes by their pitch in hertz. */
const NOTES: Record<string, (() => string) | undefined> = {
	262: m.block_note_262,
	294: m.block_note_294,
	330: m.block_note_330,
	349: m.block_note_349,
	392: m.block_note_392,
	440: m.block_note_440,
	494: m.block_note_494,
	523: m.block_note_523,
	880: m.block_note_880,
};

/** Fields by their name on a block. */
const NAMES: Record<string, typeof LIGHTS | undefined> = { LIGHT: LIGHTS, SENSOR: SENSORS, WAY: WAYS, NOTE: NOTES };

/** What a chosen value is called on a block. */
export function chosenName(field: string, value: string): string {
	return NAMES[field]?.[value]?.() ?? value;
}

export function lightOptions({ lights }: BlockDevices): Options {
	return named("LIGHT", Object.keys(lights));
}

/** All there is to choose in a field that does not depend on the project. */
export function fixedOptions(field: "WAY" | "NOTE"): Options {
	return named(field, Object.keys(NAMES[field] ?? {}));
}

/** Sensors that give a number, or those that say yes or no. */
export function sensorOptions({ sensors }: BlockDevices, number: boolean): Options {
	const fitting = Object.entries(sensors).filter(([, sensor]) => givesNumber(sensor) === number);
	return named(
		"SENSOR",
		fitting.map(([id]) => id),
	);
}

function named(field: string, values: readonly string[]): Options {
	return values.map((value) => [chosenName(field, value), value]);
}
