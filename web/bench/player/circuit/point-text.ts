import { m } from "#messages/generated/messages.js";
import { BOARD_ID, UNO_PINS } from "#simulator/board/uno-pins.ts";
import type { Circuit } from "#simulator/circuit.ts";
import type { ScenePin } from "./circuit-scene.ts";
import { holeNamed } from "./parts/breadboard/holes.ts";
import { partName } from "./parts/layouts.ts";

/** The name of each part of a circuit, by its id: "LED", or "LED 2" where there are more. */
export function partNames(circuit: Circuit): ReadonlyMap<string, string> {
	const named = circuit.parts.map((part) => ({ id: part.id, name: partName(part) }));
	const names = new Map<string, string>([[BOARD_ID, m.part_uno()]]);
	for (const { id, name } of named) {
		const same = named.filter((one) => one.name === name);
		const number = same.findIndex((one) => one.id === id) + 1;
		names.set(id, same.length > 1 ? m.part_numbered({ part: name, number }) : name);
	}
	return names;
}

/** "Uno 8", "Buzzer plus", "row 12, a to e". */
export function pointText(
	pin: Pick<ScenePin, "partId" | "pin" | "label" | "hole">,
	names: ReadonlyMap<string, string>,
) {
	if (pin.partId === BOARD_ID) return m.board_pin_of_uno({ pin: pin.label });
	if (pin.hole) return stripText(pin.pin);
	return m.board_pin_of_part({ part: names.get(pin.partId) ?? pin.partId, pin: pin.label });
}

/** The strip that a hole belongs to: "row 12, a to e", "upper plus rail". */
export function stripText(hole: string): string {
	const strip = holeNamed(hole)?.strip ?? "";
	if (strip === "tp") return m.strip_top_plus();
	if (strip === "tn") return m.strip_top_minus();
	if (strip === "bp") return m.strip_bottom_plus();
	if (strip === "bn") return m.strip_bottom_minus();
	const row = strip.slice(1);
	return strip.startsWith("a") ? m.strip_upper({ row }) : m.strip_lower({ row });
}

const IO_PINS = new Set(UNO_PINS.map(({ name }) => name));

/** One hole or pin: "row 26, column j", "lower minus rail", "pin 2". */
export function holeText(
	pin: Pick<ScenePin, "partId" | "pin" | "label" | "hole">,
	names: ReadonlyMap<string, string>,
): string {
	if (pin.partId === BOARD_ID) return IO_PINS.has(pin.pin) ? m.wiring_board_pin({ pin: pin.pin }) : pin.label;
	if (!pin.hole) return pointText(pin, names);
	const strip = holeNamed(pin.pin)?.strip ?? "";
	if (!/^[af]\d/.test(strip)) return stripText(pin.pin);
	return m.point_hole({ row: pin.pin.slice(1), column: pin.pin.charAt(0) });
}
