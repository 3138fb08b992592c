import { z } from "zod/mini";

const text = z.string().check(z.minLength(1));

/** One wire of a manual: which pin of which component goes to which pin of the board ("-" for none), or to another component. */
const connection = z.strictObject({
	component: text,
	pin: text,
	arduinoPin: text,
	to: z.optional(z.strictObject({ component: text, pin: text })),
	/** The resistor in this wire, by its value: `220 Ω`. */
	through: z.optional(text),
	notes: z.optional(text),
});

/** Components that a schematic draws with a symbol. All others are boxes with pins. */
const symbol = z.enum(["led", "buzzer", "button", "battery", "fuse", "lamp", "dc_motor"]);

export const circuitSetupSchema = z.strictObject({
	description: text,
	connections: z.array(connection).check(z.minLength(1)),
	/** The symbol of each component with two ends, by its name. */
	symbols: z.optional(z.record(text, symbol)),
});

export type CircuitSetup = z.infer<typeof circuitSetupSchema>;

/** `manuals/<id>/manual.<language>.json`. Its program is beside it, in `code.ino`. */
export const manualTextsSchema = z.strictObject({
	title: text,
	/** Paragraphs. */
	overview: z.array(text).check(z.minLength(1)),
	materials: z
		.array(z.strictObject({ item: text, quantity: z.int().check(z.positive()), notes: z.optional(text) }))
		.check(z.minLength(1)),
	circuitSetup: circuitSetupSchema,
	/** What must not go wrong; shown with the circuit. */
	safety: z.optional(z.array(text).check(z.minLength(1))),
	/** Steps, numbered when shown. */
	testing: z.array(text).check(z.minLength(1)),
	/** Paragraphs. */
	realWorldApplication: z.array(text).check(z.minLength(1)),
	/** The glossary entries that are explained in it, by their ids. */
	words: z.array(text).check(z.minLength(1)),
});

export type ManualTexts = z.infer<typeof manualTextsSchema>;

export interface Manual extends ManualTexts {
	readonly id: string;
	/** A sketch. A project's own manual shows the program one begins with: the solution stays with the server. */
	readonly code: string;
}
