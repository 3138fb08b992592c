import drawings from "./glossary-drawings.svg?url&no-inline";

/** The part that a word is, where it is drawn as the board draws it. */
export const WORD_PARTS: Readonly<Record<string, { kind: string; props?: Record<string, string | number> }>> = {
	battery: { kind: "battery" },
	breadboard: { kind: "breadboard" },
	buzzer: { kind: "buzzer" },
	display: { kind: "lcd1602_i2c" },
	"distance-sensor": { kind: "hc_sr04" },
	"flame-sensor": { kind: "flame_sensor" },
	"flex-sensor": { kind: "flex_sensor" },
	"flyback-diode": { kind: "diode" },
	"gas-sensor": { kind: "gas_sensor" },
	joystick: { kind: "joystick" },
	led: { kind: "led", props: { color: "red" } },
	"light-sensor": { kind: "photoresistor" },
	"motion-sensor": { kind: "pir" },
	modem: { kind: "gsm_modem" },
	mosfet: { kind: "mosfet" },
	motor: { kind: "dc_motor" },
	"motor-driver": { kind: "motor_driver" },
	potentiometer: { kind: "potentiometer" },
	"pull-up-resistor": { kind: "resistor", props: { ohms: 4700 } },
	"push-button": { kind: "button" },
	relay: { kind: "relay" },
	servo: { kind: "servo" },
	"tilt-switch": { kind: "tilt" },
	"touch-sensor": { kind: "touch" },
};

/** Where the drawing of a word that is no part is: a symbol of 240 by 100 that follows the theme's colours. */
export function drawingOf(word: string): string {
	return `${drawings}#${word}`;
}
