/** Names as others see them. */

/**
 * First name and the initial of the last: "Asha Mushi" → "Asha M."; one word stays as it is, a number at the end, too.
 * More letters tell apart whom one does not: "Asha Mu.". The database has the same rule in `display_name_of`.
 */
export function displayNameOf(name: string, letters = 1): string {
	const words = name.trim().split(/\s+/).filter(Boolean);
	const number = words.length > 1 && /^[0-9]+$/.test(words.at(-1) ?? "") ? ` ${words.pop()}` : "";
	const [first, ...others] = words;
	if (!first) return "User";
	const last = [...(others.at(-1) ?? "")];
	if (last.length === 0) return `${first}${number}`;
	const dot = letters === 1 || last.length > letters ? "." : "";
	return `${first} ${last[0]?.toUpperCase()}${last.slice(1, letters).join("")}${dot}${number}`;
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
