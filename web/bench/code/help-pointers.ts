import type { Pointer } from "#domain/assistant/pointers.ts";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import { partTextIn } from "#web/bench/player/circuit/part-text.ts";

/** What an answer may point at: lines of the program, wired pins, and parts by their names. */
export function pointsOf(circuit: Circuit, code: string) {
	const pins = circuit.wires.flatMap(({ from, to }) =>
		[from, to].flatMap((end) => (end.startsWith("uno.") ? [end.slice("uno.".length)] : [])),
	);
	const parts = circuit.parts
		.filter(({ kind }) => kind !== "breadboard")
		.map((part) => ({ id: part.id, names: [partTextIn(circuit, part), part.id] }));
	return { lines: code.split("\n").length, pins, parts };
}

/** On the button that shows it. */
export function pointerText(pointer: Pointer, circuit: Circuit): string {
	if (pointer.kind === "line") return m.assistant_show_line({ line: pointer.line });
	if (pointer.kind === "block") return m.assistant_show_block();
	if (pointer.kind === "pin") return m.assistant_show_pin({ pin: pointer.pin });
	const part = circuit.parts.find(({ id }) => id === pointer.id);
	return m.assistant_show_part({ part: part ? partTextIn(circuit, part) : pointer.id });
}
