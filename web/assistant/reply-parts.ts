export type ReplyPart =
	| { kind: "code"; text: string }
	| { kind: "words"; pieces: readonly { kind: "plain" | "bold" | "code"; text: string }[] };

const FENCE = /```[^\n`]*\n?([\s\S]*?)(?:```|$)/g;
const MARKED = /`([^`\n]+)`|\*\*([^*\n]+)\*\*/g;

/** A reply as it is shown: blocks of code, and paragraphs with `code` and **bold** words in them. */
export function replyParts(text: string): ReplyPart[] {
	const parts: ReplyPart[] = [];
	let from = 0;
	for (const { 0: whole, 1: code = "", index } of text.matchAll(FENCE)) {
		parts.push(...paragraphs(text.slice(from, index)));
		if (code.trim()) parts.push({ kind: "code", text: code.replace(/\n+$/, "") });
		from = index + whole.length;
	}
	return [...parts, ...paragraphs(text.slice(from))];
}

function paragraphs(text: string): ReplyPart[] {
	return text
		.split(/\n{2,}/)
		.map((paragraph) => paragraph.trim())
		.filter(Boolean)
		.map((paragraph) => ({ kind: "words", pieces: piecesOf(paragraph) }));
}

function piecesOf(text: string) {
	const pieces: { kind: "plain" | "bold" | "code"; text: string }[] = [];
	let from = 0;
	for (const { 0: whole, 1: code, 2: bold, index } of text.matchAll(MARKED)) {
		if (index > from) pieces.push({ kind: "plain", text: text.slice(from, index) });
		pieces.push(code === undefined ? { kind: "bold", text: bold ?? "" } : { kind: "code", text: code });
		from = index + whole.length;
	}
	if (from < text.length) pieces.push({ kind: "plain", text: text.slice(from) });
	return pieces;
}
