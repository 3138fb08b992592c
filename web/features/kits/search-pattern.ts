/** A LIKE pattern for "contains": the words themselves, whatever signs they hold. */
export function containing(words: string): string {
	return `%${words.replace(/[\\%_]/g, "\\$&")}%`;
}
