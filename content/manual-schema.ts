import { z } from "zod/mini";

const words = z.string().check(z.minLength(1));

/** One wire of a manual: which pin of which part goes to which pin of the board ("-" for none). */
const connection = z.strictObject({ component: words, pin: words, arduinoPin: words, notes: z.optional(words) });

export const circuitSetupSchema = z.strictObject({
	description: words,
	connections: z.array(connection).check(z.minLength(1)),
});

/** `manuals/<id>/manual.<language>.json`. Its program is beside it, in `code.ino`. */
export const manualWordsSchema = z.strictObject({
	title: words,
	/** Paragraphs. */
	overview: z.array(words).check(z.minLength(1)),
	materials: z
		.array(z.strictObject({ item: words, quantity: z.int().check(z.positive()), notes: z.optional(words) }))
		.check(z.minLength(1)),
	circuitSetup: circuitSetupSchema,
	/** What must not go wrong; shown with the circuit. */
	safety: z.optional(z.array(words).check(z.minLength(1))),
	/** Steps, numbered when shown. */
	testing: z.array(words).check(z.minLength(1)),
	/** Paragraphs. */
	realWorldApplication: z.array(words).check(z.minLength(1)),
	/** The words that are explained in it, as the glossary has them. */
	words: z.array(words).check(z.minLength(1)),
});

export type ManualWords = z.infer<typeof manualWordsSchema>;

export interface Manual extends ManualWords {
	readonly id: string;
	/** A sketch. A project's own manual shows the program one begins with: the solution stays with the server. */
	readonly code: string;
}
