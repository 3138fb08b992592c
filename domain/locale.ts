/** The language that every text exists in. */
export const BASE_LOCALE = "en";

/**
 * Of files that differ by language, the one in `locale`, or the English one. `path` names them with `{locale}`:
 * `./projects/fire-alarm/card.{locale}.json`.
 */
export function inLocale<File>(
	files: Readonly<Record<string, File>>,
	path: string,
	locale: string = BASE_LOCALE,
): File | undefined {
	return files[path.replace("{locale}", locale)] ?? files[path.replace("{locale}", BASE_LOCALE)];
}
