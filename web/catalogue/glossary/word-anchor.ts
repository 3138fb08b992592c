/** The anchor of a word in the list of all entries. */
export function wordAnchor(id: string): string {
	return `word-${id}`;
}
