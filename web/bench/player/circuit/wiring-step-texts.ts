import { m } from "#messages/generated/messages.js";
import { BOARD_ID, UNO_PINS } from "#simulator/board/uno-pins.ts";
import type { Circuit } from "#simulator/circuit.ts";
import type { StepEnd, WireStep, WiringStep } from "#simulator/wiring/wiring-steps.ts";
import { partTextIn } from "./part-text.ts";
import { layoutOf } from "./parts/layouts.ts";
import { holeText, stripText } from "./point-text.ts";

const IO_PINS = new Set(UNO_PINS.map(({ name }) => name));
const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** A step's texts: "Power of the temperature sensor → 5V", and a sentence about it. */
export interface StepTexts {
	title: string;
	text: string;
}

/** A step in the words that are printed on the parts. `circuit` is the one the steps were made from. */
export function stepTexts(step: WiringStep, circuit: Circuit): StepTexts {
	if (step.kind === "part")
		return { title: m.wiring_step_part({ part: partTextIn(circuit, step.part) }), text: legsText(step.part) };
	const from = capitalized(endText(step.from, circuit));
	return { title: m.wiring_step_wire({ from, to: endText(step.to, circuit) }), text: roleText(step) };
}

/** What a wire's end reaches: "plus of the buzzer", "pin 8", "lower minus rail". */
export function endText({ endpoint, pins }: StepEnd, circuit: Circuit): string {
	const point = pins[0] ?? endpoint;
	const dot = point.indexOf(".");
	const [id, pin] = [point.slice(0, dot), point.slice(dot + 1)];
	if (id === BOARD_ID) return IO_PINS.has(pin) ? m.wiring_board_pin({ pin }) : pin.replace(/^GND\.\d$/, "GND");
	const part = circuit.parts.find((one) => one.id === id);
	if (!part) return point;
	if (part.kind === "breadboard") return stripText(pin);
	return m.wiring_of_part({ part: partTextIn(circuit, part), pin: layoutOf(part).pins[pin]?.label ?? pin });
}

/** Where exactly a wire's end goes: "row 26, column j", else as `endWords`. */
export function endPositionText(end: StepEnd, circuit: Circuit): string {
	if (!end.hole) return endText(end, circuit);
	return holeAt(end.endpoint);
}

function legsText({ kind, legs }: Extract<WiringStep, { kind: "part" }>["part"]): string {
	const { pins } = layoutOf({ kind });
	const texts = Object.entries(legs ?? {}).map(([pin, hole]) =>
		m.wiring_step_leg({ pin: pins[pin]?.label ?? pin, hole: holeAt(hole) }),
	);
	return texts.length > 0 ? m.wiring_step_part_legs({ legs: texts.join(", ") }) : m.wiring_step_part_loose();
}

function roleText({ role, source }: WireStep): string {
	if (role === "ground") return m.wiring_step_ground();
	if (source === null) return m.wiring_step_join();
	return role === "power" ? m.wiring_step_power({ source }) : m.wiring_step_signal({ source });
}

/** `bb.j26` → "row 26, column j". */
function holeAt(endpoint: string): string {
	const dot = endpoint.indexOf(".");
	const [partId, pin] = [endpoint.slice(0, dot), endpoint.slice(dot + 1)];
	return holeText({ partId, pin, label: pin, hole: true }, NO_NAMES);
}

function capitalized(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
