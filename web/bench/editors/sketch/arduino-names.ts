import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { language } from "@codemirror/language";
import { CLASS_MEMBERS, CONSTANTS, FUNCTIONS, HEADERS, OBJECT_MEMBERS, WORDS } from "./names-offered.ts";

const list = (names: readonly string[], type: string): Completion[] => names.map((label) => ({ label, type }));

const TOP_LEVEL: Completion[] = [
	...list(FUNCTIONS, "function"),
	...list(CONSTANTS, "constant"),
	...list(WORDS, "keyword"),
	...list(Object.keys(OBJECT_MEMBERS), "variable"),
	...list(Object.keys(CLASS_MEMBERS), "class"),
];

const COMMENTS = ["LineComment", "BlockComment"];
const STRINGS = ["String", "RawString", "CharLiteral"];

/**
 * Completion of Arduino names at the cursor: members after a dot, headers in an `#include`, names elsewhere; none in comments
 * and strings, nor before the grammar that tells them is loaded.
 */
export function completeArduinoNames(context: CompletionContext): CompletionResult | null {
	if (!context.state.facet(language) || context.tokenBefore(COMMENTS)) return null;
	const header = context.matchBefore(/#include\s*[<"][\w.]*/);
	if (header) {
		const from = header.from + header.text.search(/[<"]/) + 1;
		return { from, options: list(HEADERS, "text"), validFor: /^[\w.]*$/ };
	}
	if (context.tokenBefore(STRINGS)) return null;
	const member = context.matchBefore(/[A-Za-z_]\w*\.\w*/);
	if (member) {
		const dot = member.text.indexOf(".");
		const names = membersOf(member.text.slice(0, dot), context.state.doc.toString());
		return names && { from: member.from + dot + 1, options: list(names, "method"), validFor: /^\w*$/ };
	}
	const word = context.matchBefore(/[A-Za-z_]\w*/);
	if (!word || (word.text.length < 2 && !context.explicit)) return null;
	return { from: word.from, options: TOP_LEVEL, validFor: /^\w*$/ };
}

/** The members that `name` has in this program, or null when its type is not known. */
export function membersOf(name: string, program: string): readonly string[] | null {
	const known = OBJECT_MEMBERS[name];
	if (known) return known;
	for (const [type, members] of Object.entries(CLASS_MEMBERS)) {
		if (new RegExp(`\\b${type}\\s+${name}\\b`).test(program)) return members;
	}
	return null;
}
