/** The named search parameter, where the address holds a non-empty text; otherwise nothing. */
export function text<Name extends string>(search: Record<string, unknown>, name: Name): { [key in Name]?: string } {
	const value = search[name];
	const words = typeof value === "number" ? String(value) : value;
	return typeof words === "string" && words ? ({ [name]: words } as { [key in Name]: string }) : {};
}
