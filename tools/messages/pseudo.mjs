// The pseudo-locale: every word accented and a third longer. Where plain letters are seen, a word is not in the
// catalogue; where something overflows, it will in Swahili or German, too.

const ACCENTED = Object.fromEntries(
	[..."aáAÁbɓBƁcçCÇdðDÐeéEÉfƒFƑgĝGĜhĥHĤiíIÍjĵJĴkķKĶlļLĻmɱMⱮnñNÑoóOÓpþPÞqɋQɊrŕRŔsšSŠtţTŢuúUÚvṽVṼwŵWŴxẋXẊyýYÝzžZŽ"]
		.join("")
		.match(/../gu)
		.map((pair) => [...pair]),
);

/** What stays as it is: `code`, `{name}` of a value, entities and tags. */
const KEPT = /`[^`]*`|\\?\{[^}]*\}|<[^>]*>|&\w+;/g;

/**
 * The pseudo-language's form of a text: "Save" → "[Šáṽé ··]".
 * @param {string} text
 */
export function pseudo(text) {
	const accented = text.split(KEPT).map((piece) => [...piece].map((letter) => ACCENTED[letter] ?? letter).join(""));
	const kept = text.match(KEPT) ?? [];
	const whole = accented.map((piece, index) => piece + (kept[index] ?? "")).join("");
	return `[${whole} ${"·".repeat(Math.ceil(text.length / 3))}]`;
}

/**
 * All texts of a value: a message, a plural's variants, a content file's lists and objects.
 * @param {unknown} value
 * @returns {unknown}
 */
export function pseudoOf(value) {
	if (typeof value === "string") return pseudo(value);
	if (Array.isArray(value)) return value.map(pseudoOf);
	if (value === null || typeof value !== "object") return value;
	if ("match" in value && "selectors" in value) return { ...value, match: pseudoOf(value.match) };
	return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, pseudoOf(one)]));
}
