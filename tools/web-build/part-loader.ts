import { join } from "node:path";
import type { Plugin } from "vite";

/** The module that Vite puts around each `import()` of a built page. */
const VITES_HELPER = "\0vite/preload-helper.js";

/** Puts `loadPart` around each `import()`, in the position of Vite's own helper, whose failures last until a reload. */
export function partLoader(root: string): Plugin {
	const own = JSON.stringify(join(root, "web/platform/loading/load-part.ts"));
	return {
		name: "part-loader",
		apply: "build",
		enforce: "pre",
		load: (id) => (id === VITES_HELPER ? `export { loadPart as __vitePreload } from ${own};` : null),
	};
}
