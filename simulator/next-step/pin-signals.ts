import type { WiredPart } from "#domain/next-step/work-facts.ts";

type Signal = WiredPart["signal"];

/** What a pin of each kind of part is to a pin of the board that it is wired to; `other` for those of a library's bus. */
const SIGNALS: Readonly<Record<string, Signal | Readonly<Record<string, Signal>>>> = {
	button: "digital",
	tilt: "digital",
	pir: { OUT: "digital" },
	touch: { SIG: "digital" },
	ir_receiver: { OUT: "digital" },
	flame_sensor: { DOUT: "digital", AOUT: "analog" },
	gas_sensor: { DOUT: "digital", AOUT: "analog" },
	joystick: { VERT: "analog", HORZ: "analog", SEL: "digital" },
	hc_sr04: { TRIG: "taken", ECHO: "digital" },
	photoresistor: "analog",
	potentiometer: { SIG: "analog" },
	led: "taken",
	rgb_led: "taken",
	seven_segment: "taken",
	buzzer: "taken",
	dc_motor: "taken",
	servo: { PWM: "taken" },
	relay: { IN: "taken" },
	motor_driver: "taken",
	npn_transistor: { B: "taken" },
	mosfet: { G: "taken" },
	neopixel: { DIN: "taken" },
	shift_register: "taken",
	stepper: "taken",
};

/** What a part makes of the board's pin that its own pin is wired to. */
export function signalOf(kind: string, pin: string): Signal {
	const known = SIGNALS[kind];
	if (known === undefined) return "other";
	return typeof known === "string" ? known : (known[pin] ?? "other");
}
