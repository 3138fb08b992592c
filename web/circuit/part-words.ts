import { m } from "#messages/generated/messages.js";
import type { PlacedPart } from "#simulator/circuit.ts";
import { layoutOf } from "./parts/layouts.ts";

const COLORS: Record<string, (() => string) | undefined> = {
	red: m.block_light_red,
	yellow: m.block_light_yellow,
	green: m.block_light_green,
};

/** What a part is called inside a sentence: `red LED`, `4.7 kΩ resistor`, `temperature sensor`. */
export function partWords(part: Pick<PlacedPart, "kind" | "props">): string {
	const { kind, props } = part;
	if (kind === "led" && typeof props?.color === "string")
		return m.wiring_led({ color: COLORS[props.color]?.() ?? props.color });
	if (kind === "resistor" && typeof props?.ohms === "number")
		return props.ohms < 1000
			? m.wiring_resistor({ ohms: props.ohms })
			: m.wiring_kilo_resistor({ ohms: props.ohms / 1000 });
	const name = layoutOf(part)?.name ?? kind;
	return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
