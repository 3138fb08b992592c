import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The folders of this room that the compiler reads at run time: sources of Arduino libraries and of the runtime, and the
 * compiler in WebAssembly.
 */
export interface SourceFolders {
	libraries: string;
	runtime: string;
	wasmFiles: string;
}

/**
 * Finds them by walking up from this module, which is in `compiler/` or, bundled, in `dist/server/`.
 * @throws when the project's folder is not above this module.
 */
export function findSourceFolders(from: string = fileURLToPath(import.meta.url)): SourceFolders {
	for (let folder = dirname(from); ; folder = dirname(folder)) {
		const libraries = join(folder, "compiler/libraries");
		if (existsSync(libraries)) {
			const [runtime, wasmFiles] = [join(folder, "compiler/runtime"), join(folder, "compiler/wasm/files")];
			return { libraries, runtime, wasmFiles };
		}
		if (folder === dirname(folder)) throw new Error(`No compiler/libraries above ${from}`);
	}
}
