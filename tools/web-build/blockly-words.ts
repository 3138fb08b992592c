import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const WORDS = /[\\/]node_modules[\\/]blockly[\\/]msg[\\/][\w-]+\.js$/;
const KEY = /^Blockly\.Msg\["(\w+)"\]/;

/**
 * Leaves out of Blockly's words what neither its core nor our blocks name: most belong to the block library, which the
 * page does not load.
 */
export function blocklyWords(root: string): Plugin {
	let sources: string | undefined;
	return {
		name: "blockly-words",
		apply: "build",
		transform(code, id) {
			if (!WORDS.test(id)) return null;
			sources ??= namingWords(root);
			return { code: wordsNamedIn(code, sources), map: null };
		},
	};
}

/** The lines of a file of Blockly's words whose keys are in the sources, and all other lines. */
export function wordsNamedIn(code: string, sources: string): string {
	return code
		.split("\n")
		.filter((line) => {
			const key = KEY.exec(line)?.[1];
			return key === undefined || sources.includes(key);
		})
		.join("\n");
}

/** All code in which a key of Blockly's words may be named. */
function namingWords(root: string): string {
	const blocks = join(root, "web/bench/editors/blocks/blockly");
	const own = readdirSync(blocks).filter((name) => /\.tsx?$/.test(name));
	return [join(root, "node_modules/blockly/blockly_compressed.js"), ...own.map((name) => join(blocks, name))]
		.map((path) => readFileSync(path, "utf8"))
		.join("\n");
}
