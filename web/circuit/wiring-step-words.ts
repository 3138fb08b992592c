import { m } from "#messages/generated/messages.js";
import { BOARD_ID, UNO_PINS } from "#simulator/board/uno-pins.ts";
import type { Circuit } from "#simulator/circuit.ts";
import type { StepEnd, WireStep, WiringStep } from "#simulator/wiring/wiring-steps.ts";
import { partWordsIn } from "./part-words.ts";
import { layoutOf } from "./parts/layouts.ts";
import { holeWords, stripWords } from "./point-words.ts";

const IO_PINS = new Set(UNO_PINS.map(({ name }) => name));
const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** A step's words: "Power of the temperature sensor → 5V", and a sentence about it. */
export interface StepWords {
	title: string;
	text: string;
}

/** A step in the words that are printed on the parts. `circuit` is the one the steps were made from. */
export function stepWords(step: WiringStep, circuit: Circuit): StepWords {
	if (step.kind === "part")
		return { title: m.wiring_step_part({ part: partWordsIn(circuit, step.part) }), text: legsWords(step.part) };
	const from = capitalized(endWords(step.from, circuit));
	return { title: m.wiring_step_wire({ from, to: endWords(step.to, circuit) }), text: roleWords(step) };
}

/** What a wire's end reaches: "plus of the buzzer", "pin 8", "lower minus rail". */
export function endWords({ endpoint, pins }: StepEnd, circuit: Circuit): string {
	const point = pins[0] ?? endpoint;
	const dot = point.indexOf(".");
	const [id, pin] = [point.slice(0, dot), point.slice(dot + 1)];
	if (id === BOARD_ID) return IO_PINS.has(pin) ? m.wiring_board_pin({ pin }) : pin.replace(/^GND\.\d$/, "GND");
	const part = circuit.parts.find((one) => one.id === id);
	if (!part) return point;
	if (part.kind === "breadboard") return stripWords(pin);
	return m.wiring_of_part({ part: partWordsIn(circuit, part), pin: layoutOf(part).pins[pin]?.label ?? pin });
}

/** Where exactly a wire's end goes: "row 26, column j", else as `endWords`. */
export function endPositionWords(end: StepEnd, circuit: Circuit): string {
	if (!end.hole) return endWords(end, circuit);
	return holeAt(end.endpoint);
}

function legsWords({ kind, legs }: Extract<WiringStep, { kind: "part" }>["part"]): string {
	const { pins } = layoutOf({ kind });
	const words = Object.entries(legs ?? {}).map(([pin, hole]) =>
		m.wiring_step_leg({ pin: pins[pin]?.label ?? pin, hole: holeAt(hole) }),
	);
	return words.length > 0 ? m.wiring_step_part_legs({ legs: words.join(", ") }) : m.wiring_step_part_loose();
}

function roleWords({ role, source }: WireStep): string {
	if (role === "ground") return m.wiring_step_ground();
	if (source === null) return m.wiring_step_join();
	return role === "power" ? m.wiring_step_power({ source }) : m.wiring_step_signal({ source });
}

/** `bb.j26` → "row 26, column j". */
function holeAt(endpoint: string): string {
	const dot = endpoint.indexOf(".");
	const [partId, pin] = [endpoint.slice(0, dot), endpoint.slice(dot + 1)];
	return holeWords({ partId, pin, label: pin, hole: true }, NO_NAMES);
}

function capitalized(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}
