/** Names as others see them. */

/** First name and the initial of the last: "Asha Mushi" → "Asha M."; one word stays as it is. The database has the same rule in `display_name_of`. */
export function displayNameOf(name: string): string {
	const words = name.trim().split(/\s+/).filter(Boolean);
	const first = words[0];
	const last = words.at(-1);
	if (!first || !last) return "User";
	return words.length === 1 ? first : `${first} ${[...last][0]?.toUpperCase()}.`;
}

/** Letters of an avatar without a picture: the first letter of each word, uppercased. */
export function initialsOf(name: string): string {
	return name
		.trim()
		.split(/\s+/)
		.map((word) => [...word][0]?.toUpperCase() ?? "")
		.join("");
}

/** The first word of a name, to greet with: "Amina Juma" → "Amina". */
export function firstNameOf(name: string): string {
	return name.trim().split(/\s+/)[0] ?? "";
}
