import { battery } from "./battery.ts";
import { button } from "./button.ts";
import { flameSensor } from "./flame-sensor.ts";
import { gasSensor } from "./gas-sensor.ts";
import { joystick } from "./joystick.ts";
import type { PartKind } from "./part.ts";
import { photoresistor } from "./photoresistor.ts";
import { pir } from "./pir.ts";
import { potentiometer } from "./potentiometer.ts";
import { rgbLed } from "./rgb-led.ts";
import { tilt } from "./tilt.ts";
import { touch } from "./touch.ts";

/** Knobs, contacts, lamps and sensors that say little more than yes or no. */
export const SIMPLE_PARTS: readonly PartKind[] = [
	battery,
	button,
	flameSensor,
	gasSensor,
	joystick,
	photoresistor,
	pir,
	potentiometer,
	rgbLed,
	tilt,
	touch,
];
