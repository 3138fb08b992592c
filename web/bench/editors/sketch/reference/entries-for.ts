import type { ReferenceEntry } from "#content/reference-schema.ts";

/** The entries that hold every word of the question, in any case; those with it in their name first. */
export function entriesFor(entries: readonly ReferenceEntry[], question: string): ReferenceEntry[] {
	const words = question.toLowerCase().split(/\s+/).filter(Boolean);
	const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
	const found = entries.filter(({ name, signature, text, header = "" }) =>
		holds([name, signature, text, header].join(" ")),
	);
	return [...found.filter(({ name }) => holds(name)), ...found.filter(({ name }) => !holds(name))];
}
