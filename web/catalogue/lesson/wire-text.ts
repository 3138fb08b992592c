import { m } from "#messages/generated/messages.js";
import { BOARD_ID, UNO_PINS } from "#simulator/board/uno-pins.ts";
import type { Circuit, PlacedPart, Wire } from "#simulator/circuit.ts";
import { partTextIn } from "#web/bench/player/circuit/part-text.ts";
import { holeNamed } from "#web/bench/player/circuit/parts/breadboard/holes.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";

const IO_PINS = new Set(UNO_PINS.map(({ name }) => name));
const RAILS = {
	tp: m.strip_top_plus,
	tn: m.strip_top_minus,
	bp: m.strip_bottom_plus,
	bn: m.strip_bottom_minus,
};

/** A wire in words, by what its ends are for: "Join pin 11 to the resistor of the red LED". */
export function wireText(circuit: Circuit, { from, to }: Wire): string {
	return m.lesson_wire({ from: endText(circuit, from), to: endText(circuit, to) });
}

/** The same by pins and holes: "11 → j9". */
export function wireHoles({ from, to }: Wire): string {
	return `${pinName(from)} → ${pinName(to)}`;
}

/** Which leg of a part goes into which hole. */
export function legsText(circuit: Circuit, part: PlacedPart): string {
	const { pins } = layoutOf(part);
	const legs = Object.entries(part.legs ?? {}).map(([pin, hole]) =>
		m.lesson_leg({ leg: pins[pin]?.label ?? pin, hole: pinName(hole) }),
	);
	return m.lesson_put_in({ part: partTextIn(circuit, part), legs: legs.join(", ") });
}

function split(endpoint: string): [string, string] {
	const dot = endpoint.indexOf(".");
	return [endpoint.slice(0, dot), endpoint.slice(dot + 1)];
}

/** `j9`, `GND`; a rail is its sign. */
function pinName(endpoint: string): string {
	const [, pin] = split(endpoint);
	const rail = /^[tb]([pn])\d+$/.exec(pin)?.[1];
	if (rail) return rail === "p" ? "+" : "−";
	return pin.replace(/^GND\.\d$/, "GND");
}

function endText(circuit: Circuit, endpoint: string): string {
	const [id, pin] = split(endpoint);
	if (id === BOARD_ID) return IO_PINS.has(pin) ? m.wiring_board_pin({ pin }) : pinName(endpoint);
	const part = circuit.parts.find((one) => one.id === id);
	if (!part) return endpoint;
	if (part.kind !== "breadboard") return ofPart(circuit, part, pin);
	return stripText(circuit, endpoint) ?? pin;
}

function ofPart(circuit: Circuit, part: PlacedPart, pin: string): string {
	return m.lesson_the_part({ part: partTextIn(circuit, part), pin: m.lesson_the_pin({ pin: labelOf(part, pin) }) });
}

function labelOf(part: PlacedPart, pin: string): string {
	return layoutOf(part).pins[pin]?.label ?? pin;
}

/** A rail, or the leg that sits in the same short row. */
function stripText(circuit: Circuit, endpoint: string): string | undefined {
	const strip = stripOf(endpoint);
	const rail = RAILS[strip as keyof typeof RAILS];
	if (rail) return m.lesson_the_pin({ pin: rail() });
	const [first, ...others] = legsIn(circuit, strip);
	if (!first) return undefined;
	const leg = others.find(({ part }) => part.kind !== "resistor") ?? first;
	if (leg.part.kind !== "resistor") return ofPart(circuit, leg.part, leg.pin);
	const served = Object.values(leg.part.legs ?? {})
		.flatMap((hole) => legsIn(circuit, stripOf(hole)))
		.find(({ part }) => part.kind !== "resistor");
	if (served) return m.lesson_resistor_of({ part: partTextIn(circuit, served.part) });
	return m.lesson_the_pin({ pin: partTextIn(circuit, leg.part) });
}

function stripOf(endpoint: string): string {
	return holeNamed(split(endpoint)[1])?.strip ?? "";
}

function legsIn(circuit: Circuit, strip: string): { part: PlacedPart; pin: string }[] {
	return circuit.parts.flatMap((part) =>
		Object.entries(part.legs ?? {}).flatMap(([pin, hole]) => (stripOf(hole) === strip ? [{ part, pin }] : [])),
	);
}
