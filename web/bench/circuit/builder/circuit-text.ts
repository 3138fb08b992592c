import { type Circuit, circuitSchema } from "#simulator/circuit.ts";

/** A circuit as the text that is kept of it. */
export function circuitText(circuit: Circuit): string {
	return JSON.stringify(circuit);
}

/** The circuit that was kept as a text, or null where it cannot be read. */
export function circuitFrom(text: string): Circuit | null {
	try {
		const read = circuitSchema.safeParse(JSON.parse(text));
		return read.success ? read.data : null;
	} catch {
		return null;
	}
}
