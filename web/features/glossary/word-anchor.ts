/** The anchor of a word in the list of all words. */
export function wordAnchor(id: string): string {
	return `word-${id}`;
}
