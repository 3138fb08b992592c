import { m } from "#messages/generated/messages.js";
import type { Circuit, PlacedPart } from "#simulator/circuit.ts";
import { partName } from "./parts/layouts.ts";

const COLORS: Record<string, (() => string) | undefined> = {
	red: m.block_light_red,
	yellow: m.block_light_yellow,
	green: m.block_light_green,
};

/** What a part is called inside a sentence: `red LED`, `4.7 kΩ resistor`, `temperature sensor`. */
export function partText(part: Pick<PlacedPart, "kind" | "props">): string {
	const { kind, props } = part;
	if (kind === "led" && typeof props?.color === "string")
		return m.wiring_led({ color: COLORS[props.color]?.() ?? props.color });
	if (kind === "resistor" && typeof props?.ohms === "number")
		return props.ohms < 1000
			? m.wiring_resistor({ ohms: props.ohms })
			: m.wiring_kilo_resistor({ ohms: props.ohms / 1000 });
	const name = partName(part);
	return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/**
 * The same where a circuit may have several that are called alike: `traffic light 2`. Resistors have no number: one of the
 * same value does as well.
 */
export function partTextIn({ parts }: Circuit, part: PlacedPart): string {
	const text = partText(part);
	if (part.kind === "resistor") return text;
	const alike = parts.filter((one) => one.kind === part.kind && partText(one) === text);
	const number = alike.findIndex(({ id }) => id === part.id) + 1;
	return alike.length > 1 && number > 0 ? m.part_numbered({ part: text, number }) : text;
}
