/** Joins class names, leaving out what is empty: `classNames("card", open && "open")`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
	return names.filter(Boolean).join(" ");
}
