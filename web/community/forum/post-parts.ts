export type PostPart =
	| { kind: "words"; text: string }
	| { kind: "link"; text: string; href: string }
	| { kind: "code"; text: string };

const FENCE = /^```[^\n]*\n([\s\S]*?)(?:\n```[ \t]*$|$(?![\s\S]))/gm;
const LINK = /\bhttps?:\/\/[^\s<>"']+/gi;

/**
 * What a post is made of: text, blocks of code between lines of ```, and links. Nothing else of its text has a meaning, so that
 * no elements can be put into the page.
 */
export function partsOf(content: string): PostPart[] {
	const parts: PostPart[] = [];
	let end = 0;
	for (const match of content.matchAll(FENCE)) {
		parts.push(...textAndLinks(content.slice(end, match.index)));
		parts.push({ kind: "code", text: match[1] ?? "" });
		end = match.index + match[0].length;
	}
	return [...parts, ...textAndLinks(content.slice(end))];
}

function textAndLinks(text: string): PostPart[] {
	const trimmed = text.replace(/^\n+|\n+$/g, "");
	const parts: PostPart[] = [];
	let end = 0;
	for (const match of trimmed.matchAll(LINK)) {
		// A sentence's last sign is not part of its link.
		const shown = match[0].replace(/[.,;:!?)\]]+$/, "");
		if (!URL.canParse(shown)) continue;
		if (match.index > end) parts.push({ kind: "words", text: trimmed.slice(end, match.index) });
		parts.push({ kind: "link", text: shown, href: new URL(shown).href });
		end = match.index + shown.length;
	}
	if (end < trimmed.length) parts.push({ kind: "words", text: trimmed.slice(end) });
	return parts;
}
