import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folders of this room that the compiler reads at run time: sources of Arduino libraries and of the runtime. */
export interface SourceFolders {
	libraries: string;
	runtime: string;
}

/**
 * Finds them by walking up from this module, which is in `compiler/` or, bundled, in `dist/server/`.
 * @throws when the project's folder is not above this module.
 */
export function findSourceFolders(from: string = fileURLToPath(import.meta.url)): SourceFolders {
	for (let folder = dirname(from); ; folder = dirname(folder)) {
		const libraries = join(folder, "compiler/libraries");
		if (existsSync(libraries)) return { libraries, runtime: join(folder, "compiler/runtime") };
		if (folder === dirname(folder)) throw new Error(`No compiler/libraries above ${from}`);
	}
}
