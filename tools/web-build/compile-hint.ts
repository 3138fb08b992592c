import type { Plugin } from "vite";
import { filesAtStart } from "./first-loads.ts";

/** V8's explicit compile hint (Chromium 136 and newer): a comment for everybody else. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Has the browser compile the scripts that a page begins with while they are loaded, on a thread beside the page's own.
 * Else each function is compiled on the page's thread when it is first called: a quarter of that thread's work until the
 * blocks are ready. A file loaded later is not marked: most of its functions are never called.
 */
export function compileHint(root: string): Plugin {
	return {
		name: "compile-hint",
		apply: "build",
		enforce: "post",
		generateBundle: {
			order: "post",
			handler(_, bundle) {
				for (const file of filesAtStart(bundle, root)) {
					const chunk = bundle[file];
					if (chunk?.type === "chunk") chunk.code = HINT + chunk.code;
				}
			},
		},
	};
}
