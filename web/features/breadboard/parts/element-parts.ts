import type { PartState } from "#simulator/parts/part.ts";

/** A drawing that comes as a custom element. Each is fetched when a circuit or the tray shows it. */
export interface ElementPart {
	tag: string;
	load: () => Promise<object>;
	/** What is set once. */
	fixed?: Record<string, unknown>;
	/** What shows the part's state. */
	shown?: (state: PartState) => Record<string, unknown>;
}

export const ELEMENT_PARTS: Readonly<Record<string, ElementPart>> = {
	rgb_led: {
		tag: "wokwi-rgb-led",
		load: () => import("@wokwi/elements/dist/esm/rgb-led-element.js"),
		shown: (state) =>
			state.kind === "rgb_led"
				? { ledRed: round(state.red), ledGreen: round(state.green), ledBlue: round(state.blue) }
				: {},
	},
	button: {
		tag: "wokwi-pushbutton",
		load: () => import("@wokwi/elements/dist/esm/pushbutton-element.js"),
		fixed: { color: "red" },
		shown: (state) => (state.kind === "button" ? { pressed: state.pressed } : {}),
	},
	potentiometer: {
		tag: "wokwi-potentiometer",
		load: () => import("@wokwi/elements/dist/esm/potentiometer-element.js"),
		fixed: { min: 0, max: 100 },
		shown: (state) => (state.kind === "potentiometer" ? { value: state.position } : {}),
	},
	servo: {
		tag: "wokwi-servo",
		load: () => import("@wokwi/elements/dist/esm/servo-element.js"),
		shown: (state) => (state.kind === "servo" ? { angle: Math.round(state.angle) } : {}),
	},
	lcd1602: lcd("full"),
	lcd1602_i2c: lcd("i2c"),
	dht11: { tag: "stem-dht11", load: () => import("./dht11-element.ts") },
	dht22: { tag: "wokwi-dht22", load: () => import("@wokwi/elements/dist/esm/dht22-element.js") },
	pir: { tag: "wokwi-pir-motion-sensor", load: () => import("@wokwi/elements/dist/esm/pir-motion-sensor-element.js") },
	hc_sr04: { tag: "wokwi-hc-sr04", load: () => import("@wokwi/elements/dist/esm/hc-sr04-element.js") },
	gas_sensor: {
		tag: "wokwi-gas-sensor",
		load: () => import("@wokwi/elements/dist/esm/gas-sensor-element.js"),
		shown: (state) => (state.kind === "gas_sensor" ? { ledD0: state.alarm } : {}),
	},
	flame_sensor: {
		tag: "wokwi-flame-sensor",
		load: () => import("@wokwi/elements/dist/esm/flame-sensor-element.js"),
		shown: (state) => (state.kind === "flame_sensor" ? { ledSignal: state.alarm } : {}),
	},
	joystick: {
		tag: "wokwi-analog-joystick",
		load: () => import("@wokwi/elements/dist/esm/analog-joystick-element.js"),
		shown: (state) =>
			state.kind === "joystick" ? { xValue: -state.x / 100, yValue: state.y / 100, pressed: state.pressed } : {},
	},
};

const COLUMNS = 16;
const BLANK = 32;
/** Fainter than this nothing can be read. */
const LEAST_CONTRAST = 0.15;

function lcd(pins: "full" | "i2c"): ElementPart {
	return {
		tag: "wokwi-lcd1602",
		load: async () => {
			font = (await import("@wokwi/elements/dist/esm/lcd1602-font-a00.js")).fontA00;
			return import("@wokwi/elements/dist/esm/lcd1602-element.js");
		},
		fixed: { pins, background: "blue", color: "white", backlight: false },
		shown(state) {
			if (state.kind !== "lcd1602" && state.kind !== "lcd1602_i2c") return {};
			const { rows, glyphs, on, cursor, backlight, contrast } = state;
			const seen = on && contrast >= LEAST_CONTRAST;
			return {
				backlight: backlight > 0.2,
				characters: seen ? rows.flat() : Array.from({ length: 2 * COLUMNS }, () => BLANK),
				font: fontWith(glyphs),
				cursor: seen && cursor?.line === true,
				blink: seen && cursor?.block === true,
				cursorX: cursor?.column ?? 0,
				cursorY: cursor?.row ?? 0,
			};
		},
	};
}

let font: Uint8Array = new Uint8Array();
const LINES = 8;

/** The display's characters with the program's own ones at 0 to 7 and again at 8 to 15; there the leftmost dot is the lowest bit. */
function fontWith(glyphs: readonly (readonly number[])[]): Uint8Array {
	const own = new Uint8Array(font);
	for (const [place, lines] of glyphs.entries()) {
		for (const [line, dots] of lines.entries()) {
			own[place * LINES + line] = mirrored(dots);
			own[(place + 8) * LINES + line] = mirrored(dots);
		}
	}
	return own;
}

function mirrored(dots: number): number {
	let other = 0;
	for (let bit = 0; bit < 5; bit += 1) if (dots & (1 << bit)) other |= 1 << (4 - bit);
	return other;
}

function round(share: number): number {
	return Math.round(share * 50) / 50;
}
