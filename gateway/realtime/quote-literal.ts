/** A text as SQL reads it (with standard_conforming_strings, PostgreSQL's default). */
export function quoteLiteral(text: string): string {
	return `'${text.replaceAll("'", "''")}'`;
}
