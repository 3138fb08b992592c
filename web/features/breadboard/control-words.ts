import { m } from "#messages/generated/messages.js";
import type { Control, Unit } from "#simulator/parts/part.ts";
import { celsiusWords } from "./celsius-words.ts";

const NAMES: Record<string, (() => string) | undefined> = {
	"ds18b20.celsius": m.board_water_temperature,
	"dht11.celsius": m.control_temperature,
	"dht22.celsius": m.control_temperature,
	"dht11.humidity": m.control_humidity,
	"dht22.humidity": m.control_humidity,
	"potentiometer.position": m.control_position,
	"photoresistor.lux": m.control_light,
	"pir.motion": m.control_motion,
	"hc_sr04.centimetres": m.control_distance,
	"gas_sensor.ppm": m.control_gas,
	"flame_sensor.flame": m.control_flame,
	"button.pressed": m.control_press,
	"joystick.x": m.control_joystick_x,
	"joystick.y": m.control_joystick_y,
	"joystick.pressed": m.control_press,
	"tilt.tilted": m.control_tilt,
	"touch.touched": m.control_touch,
};

const UNITS: Record<Unit, (value: number) => string> = {
	celsius: celsiusWords,
	percent: (value) => m.unit_percent({ value }),
	centimetres: (value) => m.unit_centimetres({ value }),
	lux: (value) => m.unit_lux({ value }),
	ppm: (value) => m.unit_ppm({ value }),
	none: String,
};

/** What a control changes: "Water temperature", "Press". */
export function controlName(kind: string, control: Control): string {
	return NAMES[`${kind}.${control.id}`]?.() ?? control.id;
}

/** A control's value with its unit: "31.5 °C", "50 cm". */
export function valueWords(control: Control, value: number): string {
	return UNITS[control.unit](value);
}
