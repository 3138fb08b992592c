import { parser } from "@lezer/cpp";
import { highlightTree, tagHighlighter, tags } from "@lezer/highlight";

/** A piece of a line of code, with its class; null for plain text. */
export interface CodePiece {
	text: string;
	className: string | null;
}

const highlighter = tagHighlighter([
	{ tag: tags.keyword, class: "code-keyword" },
	{ tag: tags.modifier, class: "code-keyword" },
	{ tag: tags.processingInstruction, class: "code-keyword" },
	{ tag: tags.bool, class: "code-keyword" },
	{ tag: tags.null, class: "code-keyword" },
	{ tag: tags.standard(tags.typeName), class: "code-keyword" },
	{ tag: tags.function(tags.variableName), class: "code-function" },
	{ tag: tags.function(tags.propertyName), class: "code-function" },
	{ tag: [tags.number, tags.character], class: "code-number" },
	{ tag: tags.string, class: "code-string" },
	{ tag: tags.comment, class: "code-comment" },
]);

/** C++ as lines of coloured pieces. */
export function highlightCode(source: string): CodePiece[][] {
	const lines: CodePiece[][] = [[]];
	const add = (text: string, className: string | null) => {
		for (const [order, part] of text.split("\n").entries()) {
			if (order > 0) lines.push([]);
			if (part) lines.at(-1)?.push({ text: part, className });
		}
	};
	let end = 0;
	highlightTree(parser.parse(source), highlighter, (from, to, className) => {
		add(source.slice(end, from), null);
		add(source.slice(from, to), className);
		end = to;
	});
	add(source.slice(end), null);
	return lines;
}
