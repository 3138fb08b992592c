import type {} from "#simulator/parts/lcd1602/model.ts";
import type { ElementPart } from "#web/bench/player/circuit/parts/element-part.ts";

const COLUMNS = 16;
const BLANK = 32;
/** Fainter than this nothing can be read. */
const LEAST_CONTRAST = 0.15;

/** The display with all of its pins, or with four on its back. */
export function lcdElement(pins: "full" | "i2c"): ElementPart<"lcd1602"> {
	return {
		tag: "wokwi-lcd1602",
		load: async () => {
			font = (await import("@wokwi/elements/dist/esm/lcd1602-font-a00.js")).fontA00;
			return import("@wokwi/elements/dist/esm/lcd1602-element.js");
		},
		fixed: { pins, background: "blue", color: "white", backlight: false },
		shown({ rows, glyphs, on, cursor, backlight, contrast }) {
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
	for (const [index, lines] of glyphs.entries()) {
		for (const [line, dots] of lines.entries()) {
			own[index * LINES + line] = mirrored(dots);
			own[(index + 8) * LINES + line] = mirrored(dots);
		}
	}
	return own;
}

function mirrored(dots: number): number {
	let other = 0;
	for (let bit = 0; bit < 5; bit += 1) if (dots & (1 << bit)) other |= 1 << (4 - bit);
	return other;
}
