import { z } from "zod/mini";

const text = z.string().check(z.minLength(1));

/** One wire of a manual: which pin of which part goes to which pin of the board ("-" for none). */
const connection = z.strictObject({ component: text, pin: text, arduinoPin: text, notes: z.optional(text) });

export const circuitSetupSchema = z.strictObject({
	description: text,
	connections: z.array(connection).check(z.minLength(1)),
});

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
