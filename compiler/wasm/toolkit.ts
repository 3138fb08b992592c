import { PREBUILT, PROGRAMS, type ProgramName } from "../toolchain/paths.ts";
import { type Files, readPack } from "./pack.ts";
import type { MakeInstance, Program } from "./run-program.ts";
import type { WasmModule } from "./web-assembly.ts";

/** The programs, and the files that they find where the toolchain's own folder has them. */
export interface Toolkit {
	programs: Readonly<Record<ProgramName, Program>>;
	/** For the compiler. */
	headers: Files;
	/** For the linker. */
	libraries: Files;
}

/** What a toolkit is made of, see `make-packs.ts`. All of it can be handed to a thread. */
export interface ToolkitParts {
	modules: Record<ProgramName, WasmModule>;
	packs: Record<"headers" | "libraries" | "prebuilt", Uint8Array>;
}

/** The toolkit of these parts, with the glue of each program. */
export function toolkitOf({ modules, packs }: ToolkitParts, glue: Record<ProgramName, MakeInstance>): Toolkit {
	const prebuilt = [...readPack(packs.prebuilt)];
	const program = (name: ProgramName): Program => ({
		path: PROGRAMS[name],
		module: modules[name],
		makeInstance: glue[name],
	});
	return {
		programs: { cc1plus: program("cc1plus"), as: program("as"), ld: program("ld") },
		headers: new Map([...readPack(packs.headers), ...prebuilt.filter(([path]) => !IS_LINKED.test(path))]),
		libraries: new Map([...readPack(packs.libraries), ...prebuilt.filter(([path]) => IS_LINKED.test(path))]),
	};
}

const IS_LINKED = /\.[ao]$/;
const OF_LIBRARY = new RegExp(`^${PREBUILT}/libraries/([^/]+)/(.*)`);

/** The names of our own libraries among packed files. */
export function librariesIn(files: Files): string[] {
	return [...new Set([...files.keys()].flatMap((path) => OF_LIBRARY.exec(path)?.[1] ?? []))].sort();
}

/** The headers of our own libraries among packed files, as `readLibraryHeaders` reads them. */
export function libraryHeadersIn(files: Files): { name: string; text: string }[] {
	return [...files].flatMap(([path, content]) => {
		const name = OF_LIBRARY.exec(path)?.[2] ?? "";
		return /^[^/]+\.h$/.test(name) ? [{ name, text: new TextDecoder().decode(content) }] : [];
	});
}
