import { join } from "node:path";
import type { Plugin } from "vite";
import { readMessages } from "../messages/catalogue.mjs";
import { pseudo, pseudoOf } from "../messages/pseudo.mjs";

const GENERATED = "#messages/generated/";

/**
 * Builds the page in the pseudo-language: messages from .build/pseudo (tools/messages/compile.mjs makes them), the words of
 * content and parts on the way in, and those of index.html.
 */
export function pseudoWords(root: string): Plugin {
	return {
		name: "pseudo-words",
		enforce: "pre",
		resolveId: (id) =>
			id.startsWith(GENERATED) ? join(root, ".build/pseudo/generated", id.slice(GENERATED.length)) : null,
		transform: (code, id) => (/\.en\.json$/.test(id) ? JSON.stringify(pseudoOf(JSON.parse(code))) : null),
		transformIndexHtml: {
			order: "pre",
			handler: (html) => {
				const words = new Set(Object.values(readMessages()));
				return html.replace(/(>|aria-label=")(\s*)([^<>"]+?)(\s*)(?=<|")/g, (whole, before, left, text, right) =>
					words.has(text.replace(/\s+/g, " ")) ? `${before}${left}${pseudo(text)}${right}` : whole,
				);
			},
		},
	};
}
