import { m } from "#messages/generated/messages.js";
import type { PlacedPart } from "#simulator/circuit.ts";

const COLORS: Record<string, (() => string) | undefined> = {
	red: m.build_color_red,
	yellow: m.build_color_yellow,
	green: m.build_color_green,
	blue: m.build_color_blue,
	white: m.build_color_white,
};

/** The name of a part with what is printed on it: "Resistor 4.7 kΩ", "LED red". */
export function printWords({ kind, props = {} }: Pick<PlacedPart, "kind" | "props">, name: string): string {
	if (kind === "resistor" && typeof props.ohms === "number")
		return m.part_printed({ part: name, print: ohmWords(props.ohms) });
	const color = kind === "led" ? COLORS[String(props.color)]?.() : undefined;
	return color ? m.part_printed({ part: name, print: color }) : name;
}

/** 4700 → "4.7 kΩ". */
export function ohmWords(ohms: number): string {
	if (ohms >= 1e6) return `${ohms / 1e6} MΩ`;
	return ohms >= 1000 ? `${ohms / 1000} kΩ` : `${ohms} Ω`;
}
