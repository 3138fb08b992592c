/** A sentence with its numbers and names put in: `{celsius}` becomes the value; an unknown name stays as it is. */
export function fillWords(sentence: string, values: Readonly<Record<string, string | number>>): string {
	return sentence.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}
