/** A LIKE pattern for "contains": the words themselves, whatever signs they hold. */
export function containing(text: string): string {
	return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
