import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import type { Control } from "#simulator/parts/part.ts";
import { textsOf } from "#simulator/parts/part-texts.ts";
import { celsiusText } from "#web/bench/player/circuit/parts/celsius-text.ts";

/** The units that several kinds of parts have. */
const UNITS: Record<string, ((value: number) => string) | undefined> = {
	celsius: celsiusText,
	percent: (value) => m.unit_percent({ value }),
	centimetres: (value) => m.unit_centimetres({ value }),
	lux: lightText,
	ppm: (value) => m.unit_ppm({ value }),
};

/** Up to here it is dark, as at night beside a lamp, and up to here dim, as in a room in the evening. */
const DARK_LUX = 10;
const DIM_LUX = 50;

/** Those who do not read numbers yet read what they mean. */
function lightText(value: number): string {
	if (value < DARK_LUX) return m.unit_lux_dark({ value });
	return value < DIM_LUX ? m.unit_lux_dim({ value }) : m.unit_lux_bright({ value });
}

/** What a control changes: "Water temperature", "Press". */
export function controlName(kind: string, control: Control): string {
	return textsOf(kind, getLocale())?.controls?.[control.id] ?? control.id;
}

/** A control's value with its unit: "31.5 °C", "50 cm". */
export function valueText(kind: string, { unit }: Control, value: number): string {
	const own = textsOf(kind, getLocale())?.units?.[unit];
	return own?.replace("{value}", String(value)) ?? UNITS[unit]?.(value) ?? String(value);
}
